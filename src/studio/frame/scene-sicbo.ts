import { wait } from './dom';
import { PAST_RESULTS } from './past-results';
import { listIn, type RoundView } from './scene';
import { spotScene } from './spot-scene';
import { svg } from './woven';

const SIDE = 84;
/** Pause before each die stops, ms. */
const DIE_MS = 700;
const NEAR = 0.24;
const FAR = 0.76;
/** Positions of the pips, as fractions of a side, by face. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [NEAR, NEAR],
    [FAR, FAR],
  ],
  3: [
    [NEAR, NEAR],
    [0.5, 0.5],
    [FAR, FAR],
  ],
  4: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  5: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [0.5, 0.5],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  6: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, 0.5],
    [FAR, 0.5],
    [NEAR, FAR],
    [FAR, FAR],
  ],
};

/** Draws a die at a place of the row. */
function die(place: number) {
  const left = 12 + place * 106;
  const pips = svg('g', { class: 'pips' });
  const element = svg('g', {}, svg('rect', { x: left, y: 8, width: SIDE, height: SIDE, rx: 12, class: 'die' }), pips);
  return {
    element,
    show: (face: number) =>
      pips.replaceChildren(
        ...(PIPS[face] ?? []).map(([x, y]) =>
          svg('rect', { x: left + x * SIDE - 7, y: 8 + y * SIDE - 7, width: 14, height: 14 }),
        ),
      ),
  };
}

const facesIn = (view: RoundView): number[] => listIn(view, 'dice').map(Number);
const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

export const sicBoScene = spotScene((texts) => {
  const dice = [0, 1, 2].map(die);
  const clear = () => {
    for (const { show } of dice) show(0);
  };
  return {
    picture: svg(
      'svg',
      { viewBox: '0 0 320 100', class: 'scene scene-dice', 'aria-hidden': 'true' },
      ...dice.map(({ element }) => element),
    ),
    wait: clear,
    async show(view, still) {
      clear();
      for (const [place, face] of facesIn(view).entries()) {
        if (!still) await wait(DIE_MS);
        dice[place]?.show(face);
      }
    },
    words: (view) => texts.word('shown.lab-sicbo', ...facesIn(view), sumOf(facesIn(view))),
    past: (result) => PAST_RESULTS['lab-sicbo'](texts, result),
    groups: [
      ['two', ['small', 'big', 'odd', 'even']],
      ['three', ['face.1', 'face.2', 'face.3', 'face.4', 'face.5', 'face.6']],
      ['many', [...Array.from({ length: 14 }, (_, index) => `sum.${index + 4}`), 'triple']],
    ],
  };
});

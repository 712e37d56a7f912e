import { entryIn } from '../catalogue/entry';
import { ROULETTES, type RouletteEntry } from '../catalogue/roulettes';
import { isZero, pocketName, RED } from '../games/tables/roulette';
import { wait } from './dom';
import { PAST_RESULTS } from './past-results';
import { ANIMATION_MS, numberIn, type RoundView } from './scene';
import { spotLabel } from './spot-label';
import { spotScene } from './spot-scene';
import type { Texts } from './words';
import { svg } from './woven';

const MIDDLE = 160;
const OUTER = 152;

const colourOf = (number: number) => (isZero(number) ? 'zero' : RED.includes(number) ? 'red' : 'black');

const at = (degrees: number, radius: number) => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return [MIDDLE + radius * Math.cos(turn), MIDDLE + radius * Math.sin(turn)].map((place) => place.toFixed(2));
};

/** Draws a pocket of the wheel with its number, at an angle in degrees. */
function pocket(texts: Texts, number: number, { angle, step }: { angle: number; step: number }) {
  const from = angle - step / 2;
  const to = angle + step / 2;
  const d = `M${MIDDLE} ${MIDDLE}L${at(from, OUTER).join(' ')}A${OUTER} ${OUTER} 0 0 1 ${at(to, OUTER).join(' ')}z`;
  const [x = '', y = ''] = at(angle, 136);
  const label = svg('text', { x, y, class: 'pocket-number', transform: `rotate(${angle} ${x} ${y})` });
  label.textContent = spotLabel(texts, pocketName(number));
  return [svg('path', { d, class: `pocket pocket-${colourOf(number)}` }), label];
}

/** Returns the result as text: the number and its colour. */
function words(texts: Texts, view: RoundView): string {
  const number = numberIn(view, 'number');
  const colour = colourOf(number);
  return colour === 'zero'
    ? texts.word('shown.zero', spotLabel(texts, pocketName(number)))
    : texts.word('shown.lab-roulette', number, texts.word(colour === 'red' ? 'spot.red' : 'spot.black'));
}

export const rouletteScene = spotScene((texts, game) => {
  const { around } = entryIn<RouletteEntry>(ROULETTES, game);
  const step = 360 / around.length;
  const pockets = around.flatMap((number, index) => pocket(texts, number, { angle: index * step, step }));
  const wheel = svg('g', { class: 'wheel' }, ...pockets);
  const inOrder = [...around].sort((a, b) => a - b);
  const zerosFirst = [...inOrder.filter(isZero), ...inOrder.filter((number) => !isZero(number))];
  const result = svg('text', { x: MIDDLE, y: MIDDLE + 20, class: 'figure' });
  let turns = 0;
  return {
    picture: svg(
      'svg',
      { viewBox: '0 0 320 320', class: 'scene scene-roulette', 'aria-hidden': 'true' },
      wheel,
      svg('circle', { cx: MIDDLE, cy: MIDDLE, r: 108, class: 'hub' }),
      result,
      svg('path', { d: `M${MIDDLE - 10} 0h20l-10 22z`, class: 'pointer' }),
    ),
    wait: () => {
      result.textContent = '';
    },
    async show(view, still) {
      const number = numberIn(view, 'number');
      turns += still ? 0 : 3;
      wheel.classList.toggle('still', still);
      wheel.style.transform = `rotate(${turns * 360 - around.indexOf(number) * step}deg)`;
      if (!still) await wait(ANIMATION_MS);
      result.textContent = spotLabel(texts, pocketName(number));
    },
    words: (view) => words(texts, view),
    past: (result) => PAST_RESULTS['lab-roulette'](texts, result),
    red: ['red', ...RED.map(String)],
    groups: [
      ['three', ['red', 'odd', 'low', 'black', 'even', 'high']],
      ['three', ['dozen.1', 'dozen.2', 'dozen.3', 'column.1', 'column.2', 'column.3']],
      ['numbers', zerosFirst.map(pocketName)],
    ],
  };
});

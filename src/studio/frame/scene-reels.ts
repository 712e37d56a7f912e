import { PICTURES, type Picture } from '../catalogue/pictures';
import { REEL } from '../games/reels';
import { wait } from './dom';
import { ANIMATION_MS, listIn, type MakeScene } from './scene';
import { picture, svg } from './woven';

const SIZE = 80;
const GAP = 10;
const TOP = SIZE;
const ROUNDS = 3;

/**
 * Creates the strip of a reel, long enough to turn twice and stop; the neighbours of its first stop are those of the
 * reel.
 */
const strip = (index: number) => {
  const all = Array.from(
    { length: REEL.length * ROUNDS + 2 },
    (_, at) => REEL[(at - 1 + REEL.length) % REEL.length] ?? 'fish',
  );
  return svg(
    'g',
    { class: index === 0 ? 'strip' : `strip strip-${index}` },
    ...all.map((name, at) => picture(name, { y: at * SIZE - SIZE })),
  );
};

export const reelsScene: MakeScene = (texts) => {
  const strips = [0, 1, 2].map(strip);
  const windows = strips.map((element, index) =>
    svg(
      'svg',
      {
        x: GAP + index * (SIZE + GAP),
        y: GAP,
        width: SIZE,
        height: SIZE * 3,
        viewBox: `0 ${-TOP} ${SIZE} ${SIZE * 3}`,
      },
      element,
    ),
  );
  const line = svg('path', { d: `M0 ${GAP + SIZE}h290M0 ${GAP + SIZE * 2}h290`, class: 'line' });
  const place = (element: SVGElement, stop: number, turn: number) => {
    element.style.transform = `translateY(${-(stop + turn * REEL.length) * SIZE}px)`;
  };
  for (const [index, element] of strips.entries()) place(element, [0, 7, 3][index] ?? 0, 0);
  const names = (view: Parameters<ReturnType<MakeScene>['words']>[0]) =>
    listIn(view, 'stops').map((stop) => texts.word(REEL[Number(stop)] ?? ('fish' satisfies Picture)));
  return {
    picture: svg(
      'svg',
      { viewBox: `0 0 290 ${SIZE * 3 + GAP * 2}`, class: 'scene scene-square', 'aria-hidden': 'true' },
      ...windows,
      line,
    ),
    choice: null,
    act: () => ({ act: 'spin' }),
    async show(view, still) {
      const stops = listIn(view, 'stops').map(Number);
      if (still) {
        for (const [index, element] of strips.entries()) {
          element.classList.add('still');
          place(element, stops[index] ?? 0, 0);
        }
        return;
      }
      // Jumps far down the strip first, without an animation, and then turns to the stop.
      for (const element of strips) {
        element.classList.add('still');
        place(element, 0, ROUNDS - 1);
        element.getBoundingClientRect();
        element.classList.remove('still');
      }
      for (const [index, element] of strips.entries()) place(element, stops[index] ?? 0, 0);
      await wait(ANIMATION_MS + 400);
    },
    words: (view) => texts.word('shown.lab-reels', ...names(view)),
    resultOf: (name) => {
      if (name === 'lost' || name === 'twoFish') return texts.word(`odds.${name}`);
      return texts.word('odds.three', texts.word(PICTURES.find((candidate) => candidate === name) ?? 'fish'));
    },
  };
};

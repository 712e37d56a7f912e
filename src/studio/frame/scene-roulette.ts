import { POCKETS, RED } from '../games/tables/roulette';
import { wait } from './dom';
import { PAST_RESULTS } from './past-results';
import { ANIMATION_MS, numberIn, type RoundView } from './scene';
import { spotScene } from './spot-scene';
import type { Texts } from './words';
import { svg } from './woven';

/** Numbers around the wheel, clockwise from zero. */
const AROUND = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
const MIDDLE = 160;
const OUTER = 152;
const STEP = 360 / POCKETS;

const colourOf = (number: number) => (number === 0 ? 'zero' : RED.includes(number) ? 'red' : 'black');

const at = (degrees: number, radius: number) => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return [MIDDLE + radius * Math.cos(turn), MIDDLE + radius * Math.sin(turn)].map((place) => place.toFixed(2));
};

/** Draws a pocket of the wheel with its number. */
function pocket(texts: Texts, number: number, index: number) {
  const [from, to] = [(index - 0.5) * STEP, (index + 0.5) * STEP];
  const d = `M${MIDDLE} ${MIDDLE}L${at(from, OUTER).join(' ')}A${OUTER} ${OUTER} 0 0 1 ${at(to, OUTER).join(' ')}z`;
  const [x = '', y = ''] = at(index * STEP, 136);
  const label = svg('text', { x, y, class: 'pocket-number', transform: `rotate(${index * STEP} ${x} ${y})` });
  label.textContent = texts.number(number);
  return [svg('path', { d, class: `pocket pocket-${colourOf(number)}` }), label];
}

/** Returns the result as text: the number and its colour. */
function words(texts: Texts, view: RoundView): string {
  const number = numberIn(view, 'number');
  const colour = colourOf(number);
  return colour === 'zero'
    ? texts.word('shown.zero')
    : texts.word('shown.lab-roulette', number, texts.word(colour === 'red' ? 'spot.red' : 'spot.black'));
}

const numbers = Array.from({ length: POCKETS }, (_, number) => String(number));

export const rouletteScene = spotScene((texts) => {
  const wheel = svg('g', { class: 'wheel' }, ...AROUND.flatMap((number, index) => pocket(texts, number, index)));
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
      wheel.style.transform = `rotate(${turns * 360 - AROUND.indexOf(number) * STEP}deg)`;
      if (!still) await wait(ANIMATION_MS);
      result.textContent = texts.number(number);
    },
    words: (view) => words(texts, view),
    past: (result) => PAST_RESULTS['lab-roulette'](texts, result),
    note: 'note.lab-roulette',
    red: ['red', ...RED.map(String)],
    groups: [
      ['three', ['red', 'odd', 'low', 'black', 'even', 'high']],
      ['three', ['dozen.1', 'dozen.2', 'dozen.3', 'column.1', 'column.2', 'column.3']],
      ['numbers', numbers],
    ],
  };
});

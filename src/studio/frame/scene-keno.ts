import { NUMBERS, PICKS } from '../games/keno';
import { h, wait } from './dom';
import { listIn, type MakeScene, numberIn, type RoundView } from './scene';
import { svg } from './woven';

const COLUMNS = 8;
const CELL = 40;
const EDGE = 4;
/** Delay between two numbers, ms; ten of them take about `ANIMATION_MS`. */
const NEXT = 190;
/** Initial picks; the player can change them. */
const FIRST: readonly number[] = [7, 16, 25, 34];

const numbers = Array.from({ length: NUMBERS }, (_, index) => index + 1);

export const kenoScene: MakeScene = (say) => {
  const cells = numbers.map((number) => {
    const [x, y] = [EDGE + ((number - 1) % COLUMNS) * CELL, EDGE + Math.floor((number - 1) / COLUMNS) * CELL];
    const text = svg('text', { x: x + CELL / 2 - 2, y: y + CELL / 2 - 2, class: 'lot-number' });
    text.textContent = say.number(number);
    return svg('g', {}, svg('rect', { x, y, width: CELL - 4, height: CELL - 4, class: 'lot' }), text);
  });
  const inputs = numbers.map((number) =>
    h('input', { type: 'checkbox', name: 'number', value: number, checked: FIRST.includes(number) }),
  );
  const count = h('output', {});
  const picked = () => inputs.filter(({ checked }) => checked).map(({ value }) => Number(value));
  const mark = (drawn: readonly number[], picks: readonly number[]) => {
    for (const [index, cell] of cells.entries()) {
      cell.classList.toggle('lot-drawn', drawn.includes(index + 1));
      cell.classList.toggle('lot-picked', picks.includes(index + 1));
    }
  };
  const draw = () => {
    const picks = picked();
    for (const input of inputs) input.disabled = picks.length === PICKS && !input.checked;
    count.textContent = say.word('picked', picks.length, PICKS);
    mark([], picks);
  };
  const clear = () => {
    for (const input of inputs) input.checked = false;
    draw();
  };
  const labels = inputs.map((input, index) =>
    h('label', { class: 'place lot-choice' }, input, h('span', {}, say.number(index + 1))),
  );
  const form = h(
    'form',
    { class: 'choice', onchange: () => draw() },
    h('fieldset', { class: 'lots' }, h('legend', {}, say.word('pick')), ...labels),
    h('div', { class: 'lots-foot' }, count, clearButton(say.word('clear'), clear)),
  );
  draw();
  return {
    picture: svg('svg', { viewBox: '0 0 324 204', class: 'scene', 'aria-hidden': 'true' }, ...cells),
    choice: form,
    act: () => ({ act: 'pick', numbers: picked() }),
    missing: () => (picked().length === 0 ? say.word('pick.none') : null),
    async show(view: RoundView, still) {
      const drawn = listIn(view, 'drawn').map(Number);
      const picks = listIn(view, 'numbers').map(Number);
      for (let visibleCount = 1; !still && visibleCount < drawn.length; visibleCount++) {
        mark(drawn.slice(0, visibleCount), picks);
        await wait(NEXT);
      }
      mark(drawn, picks);
    },
    words: (view) => say.word('shown.lab-keno', numberIn(view, 'hits'), listIn(view, 'numbers').length),
    resultOf: (hits, choice) => say.word('odds.hits', Number(hits), listIn(choice, 'numbers').length),
    isListed: (_, pays) => pays !== '0',
  };
};

const clearButton = (label: string, clear: () => void) =>
  h('button', { class: 'button button-quiet', type: 'button', onclick: clear }, label);

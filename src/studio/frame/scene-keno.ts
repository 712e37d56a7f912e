import { entryIn } from '../catalogue/entry';
import { KENOS, type KenoEntry } from '../catalogue/kenos';
import { h, wait } from './dom';
import { ANIMATION_MS, listIn, type MakeScene, numberIn, type RoundView } from './scene';
import { svg } from './woven';

const COLUMNS = 8;
const CELL = 40;
const EDGE = 4;
/** Picks that the player finds at first, and can change: every ninth number from the seventh on, at most four. */
const FIRST: readonly number[] = [7, 16, 25, 34];

export const kenoScene: MakeScene = (texts, game) => {
  const { numbers: all, drawn: drawnCount, pays: payouts } = entryIn<KenoEntry>(KENOS, game);
  const mostPicks = payouts.length;
  const numbers = Array.from({ length: all }, (_, index) => index + 1);
  /** Delay between two numbers, ms. */
  const next = ANIMATION_MS / drawnCount;
  const cells = numbers.map((number) => {
    const x = EDGE + ((number - 1) % COLUMNS) * CELL;
    const y = EDGE + Math.floor((number - 1) / COLUMNS) * CELL;
    const text = svg('text', { x: x + CELL / 2 - 2, y: y + CELL / 2 - 2, class: 'lot-number' });
    text.textContent = texts.number(number);
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
    for (const input of inputs) input.disabled = picks.length === mostPicks && !input.checked;
    count.textContent = texts.word('picked', picks.length, mostPicks);
    mark([], picks);
  };
  const clear = () => {
    for (const input of inputs) input.checked = false;
    draw();
  };
  const labels = inputs.map((input, index) =>
    h('label', { class: 'place lot-choice' }, input, h('span', {}, texts.number(index + 1))),
  );
  const form = h(
    'form',
    { class: 'choice', onchange: () => draw() },
    h('fieldset', { class: 'lots' }, h('legend', {}, texts.word('pick', mostPicks, drawnCount, all)), ...labels),
    h('div', { class: 'lots-foot' }, count, clearButton(texts.word('clear'), clear)),
  );
  draw();
  return {
    picture: svg(
      'svg',
      {
        viewBox: `0 0 ${COLUMNS * CELL + EDGE} ${Math.ceil(all / COLUMNS) * CELL + EDGE}`,
        class: 'scene',
        'aria-hidden': 'true',
      },
      ...cells,
    ),
    choice: form,
    act: () => ({ act: 'pick', numbers: picked() }),
    missing: () => (picked().length === 0 ? texts.word('pick.none') : null),
    async show(view: RoundView, still) {
      const drawn = listIn(view, 'drawn').map(Number);
      const picks = listIn(view, 'numbers').map(Number);
      for (let visibleCount = 1; !still && visibleCount < drawn.length; visibleCount++) {
        mark(drawn.slice(0, visibleCount), picks);
        await wait(next);
      }
      mark(drawn, picks);
    },
    words: (view) => texts.word('shown.lab-keno', numberIn(view, 'hits'), listIn(view, 'numbers').length),
    resultOf: (hits, choice) => texts.word('odds.hits', Number(hits), listIn(choice, 'numbers').length),
    isListed: (_, pays) => pays !== '0',
  };
};

const clearButton = (label: string, clear: () => void) =>
  h('button', { class: 'button button-quiet', type: 'button', onclick: clear }, label);

import type { SlotSymbol } from '../games/slots/strips';
import { h } from './dom';
import type { Texts } from './words';
import { picture, svg } from './woven';

/** Row of a pay table: hundredths of the stake, 0 if the picture does not pay. */
export type PayRow = readonly [SlotSymbol, readonly number[]];

/** Creates a table of the pictures that pay; `columns` are the headings of their multiples. */
export function paytable(texts: Texts, columns: readonly string[], rows: readonly PayRow[]): HTMLElement {
  const art = (symbol: SlotSymbol) =>
    svg('svg', { viewBox: '0 0 40 40', class: 'pay-art', 'aria-hidden': 'true' }, picture(symbol, { size: 40 }));
  const head = [texts.word('picture'), ...columns].map((label) => h('th', { scope: 'col' }, label));
  const body = rows.map(([symbol, pays]) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, art(symbol), texts.word(symbol)),
      ...pays.map((hundredths) => h('td', {}, hundredths === 0 ? '–' : `× ${texts.number(hundredths / 100)}`)),
    ),
  );
  return h('table', {}, h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...body));
}

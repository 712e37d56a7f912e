import { MAX_CHIPS } from '../games/tables/spots';
import type { View } from './api';
import { h } from './dom';
import { decimal } from './scene';
import { groupOf, publishedSpot, spotLabel } from './spot-label';
import type { Texts } from './words';

/** Returns the multiples that a spot pays, from the published table of its group: "× 2", or "× 2–13". */
function paysOf(texts: Texts, odds: View['odds'], spot: string): string {
  const table =
    odds.find(({ choice }) => publishedSpot(choice) === spot) ??
    odds.find(({ choice }) => groupOf(publishedSpot(choice)) === groupOf(spot));
  const pays = (table?.results ?? []).map((result) => decimal(result.pays)).filter((multiple) => multiple > 1);
  const ends = [...new Set([Math.min(...pays), Math.max(...pays)])];
  return `× ${ends.map((multiple) => texts.number(multiple)).join('–')}`;
}

/** Rows of spots, each with its class; `red` spots are coloured red. */
export type SpotLayout = {
  groups: readonly (readonly [name: string, spots: readonly string[]])[];
  red?: readonly string[];
};

/** Creates the spots of a table, on which the player places chips: each press adds one. */
export function spotBoard(texts: Texts, odds: View['odds'], { groups, red = [] }: SpotLayout) {
  const placed = new Map<string, number>();
  const count = () => [...placed.values()].reduce((all, chips) => all + chips, 0);
  let paying: readonly string[] = [];
  const buttons = new Map<string, () => void>();

  function spotButton(spot: string): HTMLElement {
    const pays = paysOf(texts, odds, spot);
    const chips = h('span', { class: 'chips', 'aria-hidden': 'true' });
    const spoken = h('span', { class: 'spoken' });
    const button = h(
      'button',
      { class: red.includes(spot) ? 'spot spot-red' : 'spot', type: 'button', onclick: () => add(spot) },
      h('span', {}, spotLabel(texts, spot)),
      h('small', {}, pays),
      chips,
      spoken,
    );
    const draw = () => {
      const some = placed.get(spot) ?? 0;
      chips.textContent = some === 0 ? '' : texts.number(some);
      button.classList.toggle('spot-placed', some > 0);
      button.classList.toggle('spot-paying', paying.includes(spot));
      spoken.textContent = some === 0 ? '' : texts.word('spots.chips', some);
    };
    draw();
    buttons.set(spot, draw);
    return button;
  }

  function add(spot: string) {
    if (count() === MAX_CHIPS) return;
    placed.set(spot, (placed.get(spot) ?? 0) + 1);
    buttons.get(spot)?.();
  }

  function clear() {
    placed.clear();
    drawAll();
  }

  /** Marks the spots that a result pays. */
  function mark(spots: readonly string[]) {
    paying = spots;
    drawAll();
  }

  const drawAll = () => {
    for (const draw of buttons.values()) draw();
  };

  const element = h(
    'fieldset',
    { class: 'spot-board' },
    h('legend', {}, texts.word('spots.place')),
    ...groups.map(([name, spots]) => h('div', { class: `spots spots-${name}` }, ...spots.map(spotButton))),
    h('button', { class: 'button button-quiet', type: 'button', onclick: clear }, texts.word('clear')),
  );
  return {
    element,
    count,
    mark,
    act: () => ({ act: 'place', spots: [...placed].map(([spot, chips]) => ({ spot, chips })) }),
    missing: () => (count() === 0 ? texts.word('spots.none') : null),
  };
}

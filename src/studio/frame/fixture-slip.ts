import { fixturesOf, leadOf, RATINGS } from '../games/fixtures/schedule';
import type { Market, Sport } from '../games/fixtures/sport';
import { MAX_CHIPS } from '../games/tables/spots';
import type { View } from './api';
import { chips } from './chips';
import { h } from './dom';
import {
  fixtureName,
  publishedLead,
  publishedSpotOf,
  selectionLabel,
  sidesOf,
  spotParts,
  spotText,
} from './fixture-label';
import type { Texts } from './words';

/** Minimum number of picks in an accumulator. */
const MIN_PICKS = 2;

/** Returns a lookup of prices in hundredths, by lead and selection, from the published tables of singles. */
export function pricesFrom(odds: View['odds']): (lead: number, selection: string) => number {
  const prices = new Map<string, number>();
  for (const { choice, results } of odds) {
    const won = results.find(({ pays }) => pays !== '0');
    const [over = '0', under = '1'] = won?.pays.split('/') ?? [];
    if (choice.act === 'place')
      prices.set(
        `${publishedLead(choice)} ${spotParts(publishedSpotOf(choice)).selection}`,
        Math.round((Number(over) * 100) / Number(under)),
      );
  }
  return (lead, selection) => prices.get(`${lead} ${selection}`) ?? 0;
}

/**
 * Creates the prices of a matchday as buttons, and the player's slip: chips on singles, or the picks of an accumulator.
 */
export function fixtureSlip(texts: Texts, sport: Sport, odds: View['odds']) {
  const priceOf = pricesFrom(odds);
  const placed = new Map<string, number>();
  let buttons: (() => void)[] = [];
  let matchday = 1;
  let wasAccumulator = false;

  const kind = chips('slip', texts.word('fixture.slip'), [
    ['singles', texts.word('fixture.singles')],
    ['accumulator', texts.word('fixture.accumulator')],
  ]);
  const isAccumulator = () => kind.chosen() === 'accumulator';
  const count = () => [...placed.values()].reduce((all, some) => all + some, 0);
  const summary = h('p', { class: 'hint' });
  const board = h('div', { class: 'fixture-odds' });

  const spotPrice = (spot: string): number => {
    const { place, selection } = spotParts(spot);
    const fixture = fixturesOf(matchday)[place];
    return fixture ? priceOf(leadOf(fixture), selection) : 0;
  };

  /** Returns an accumulator's picks with the product of their prices. */
  function summaryText(): string {
    if (!isAccumulator() || placed.size === 0) return '';
    const multiple = [...placed.keys()].reduce((all, spot) => (all * spotPrice(spot)) / 100, 1);
    const picks = [...placed.keys()].map((spot) => spotText(texts, sport, matchday, spot));
    return `${picks.join(' + ')} · × ${texts.number(Math.floor(multiple * 100 + 1e-6) / 100)}`;
  }

  function draw() {
    for (const write of buttons) write();
    summary.textContent = summaryText();
  }

  function press(spot: string) {
    if (isAccumulator()) pick(spot);
    else if (count() < MAX_CHIPS) placed.set(spot, (placed.get(spot) ?? 0) + 1);
    draw();
  }

  /** Selects a pick: a second one on the same fixture replaces the first, and the same one again removes it. */
  function pick(spot: string) {
    const isPicked = placed.has(spot);
    for (const other of placed.keys()) if (spotParts(other).place === spotParts(spot).place) placed.delete(other);
    if (!isPicked) placed.set(spot, 1);
  }

  function clear() {
    placed.clear();
    draw();
  }

  function priceButton(spot: string, label: string): HTMLElement {
    const badge = h('span', { class: 'chips', 'aria-hidden': 'true' });
    const spoken = h('span', { class: 'spoken' });
    const price = h('small', {}, `× ${texts.places(spotPrice(spot) / 100)}`);
    const attributes = { class: 'spot', type: 'button', onclick: () => press(spot) };
    const button = h('button', attributes, h('span', {}, label), price, badge, spoken);
    buttons.push(() => {
      const some = placed.get(spot) ?? 0;
      badge.textContent = some === 0 ? '' : isAccumulator() ? '✓' : texts.number(some);
      button.classList.toggle('spot-placed', some > 0);
      const words = isAccumulator() ? texts.word('fixture.picked') : texts.word('spots.chips', some);
      spoken.textContent = some === 0 ? '' : words;
    });
    return button;
  }

  function fixtureGroup(place: number): HTMLElement {
    const fixture = fixturesOf(matchday)[place] ?? { home: 0, away: 0 };
    const sides = sidesOf(texts, sport, fixture);
    const spot = (selection: string) =>
      priceButton(`${place + 1}.${selection}`, selectionLabel(texts, sport, selection, sides));
    const row = ({ selections }: Market) => {
      const all = Object.keys(selections);
      return h('div', { class: all.length === 3 ? 'spots spots-three' : 'spots spots-two' }, ...all.map(spot));
    };
    const ratings = [fixture.home, fixture.away].map((team) => RATINGS[team] ?? 0);
    const legend = h('legend', {}, texts.word('fixture.ratings', fixtureName(sides), ...ratings));
    return h('fieldset', { class: 'spot-board' }, legend, ...sport.markets.map(row));
  }

  function open(day: number) {
    matchday = day;
    placed.clear();
    buttons = [];
    board.replaceChildren(...fixturesOf(day).map((_, place) => fixtureGroup(place)));
    draw();
  }

  // A click precedes `change`, which draws the total below.
  kind.element.addEventListener('click', () => {
    if (isAccumulator() === wasAccumulator) return;
    wasAccumulator = isAccumulator();
    clear();
  });
  const clearing = h('button', { class: 'button button-quiet', type: 'button', onclick: clear }, texts.word('clear'));
  const act = () =>
    isAccumulator()
      ? { act: 'accumulate', matchday, picks: [...placed.keys()] }
      : { act: 'place', matchday, spots: [...placed].map(([spot, some]) => ({ spot, chips: some })) };
  return {
    element: h('div', { class: 'fixture-slip' }, kind.element, board, summary, clearing),
    open,
    act,
    /** Number of equal stakes of the slip; an accumulator counts as one. */
    stakes: () => (isAccumulator() ? Math.min(1, placed.size) : count()),
    total: (amount: string) =>
      isAccumulator()
        ? texts.word('fixture.total', placed.size, texts.amount(amount))
        : texts.word('spots.total', count(), MAX_CHIPS, texts.amount(amount)),
    missing: () => {
      if (isAccumulator()) return placed.size < MIN_PICKS ? texts.word('fixture.tooFew') : null;
      return count() === 0 ? texts.word('fixture.none') : null;
    },
  };
}

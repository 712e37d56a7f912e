import { type Fraction, fraction, plus, toText, ZERO } from '../../../src/studio/games/fraction';
import type { Draw, Odds } from '../../../src/studio/games/game';

/** Chips by spot. */
export type Chips = Readonly<Record<string, number>>;

/** Returns the act that places these chips. */
export const place = (chips: Chips) => ({
  act: 'place',
  spots: Object.entries(chips).map(([spot, count]) => ({ spot, chips: count })),
});

/** Returns a draw by which a shuffle of `of` cards starts with these, in order. */
export function dealing(of: number, cards: readonly number[]): Draw {
  const shuffle = Array.from({ length: of }, (_, card) => card);
  let dealt = 0;
  return () => {
    const card = cards[dealt];
    const at = card === undefined ? dealt : shuffle.indexOf(card);
    shuffle[at] = shuffle[dealt] ?? -1;
    dealt += 1;
    return at - dealt + 1;
  };
}

/** Returns the payout of these chips as text; `paysOf` returns the hundredths of a single one. */
export function meanOf(chips: Chips, paysOf: (spot: string) => number): string {
  const placed = Object.entries(chips);
  const hundredths = placed.reduce((all, [spot, count]) => all + count * paysOf(spot), 0);
  const count = placed.reduce((all, [, some]) => all + some, 0);
  return toText(fraction(hundredths, 100 * count));
}

/** A result of a table with its chance, and the hundredths that a chip on a spot then pays. */
export type Result = { chance: Fraction; paysOf(spot: string): number };

/** Returns the chance of each payout of these chips, as texts. */
export function derivedTable(results: readonly Result[], chips: Chips): Record<string, string> {
  const table = new Map<string, Fraction>();
  for (const { chance, paysOf } of results) {
    const pays = meanOf(chips, paysOf);
    table.set(pays, plus(table.get(pays) ?? ZERO, chance));
  }
  return Object.fromEntries([...table].map(([pays, chance]) => [pays, toText(chance)]));
}

/** Returns the chance of each payout in the odds of a game, as texts. */
export const tableOf = (odds: readonly Odds[]): Record<string, string> =>
  Object.fromEntries(odds.map(({ pays, ways, of }) => [toText(pays), toText(fraction(ways, of))]));

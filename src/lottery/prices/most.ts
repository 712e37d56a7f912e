import { exact, type Fraction, fraction, isLess, times, ZERO } from '../fraction';
import type { Play, Selection, Unit } from '../types';
import { DAY, kindOf, kinds, pays, type Terms } from './list';

const greatest = (values: readonly Fraction[]): Fraction =>
  values.reduce((most, value) => (isLess(most, value) ? value : most), ZERO);

const alike = new WeakMap<Play, boolean>();
/** Returns whether all units of a play have the same chances, so that one unit stands for all. */
export function isAlike(play: Play): boolean {
  const known = alike.get(play) ?? new Set(kinds(play, DAY).map(({ unit }) => kindOf(play, unit, DAY))).size === 1;
  alike.set(play, known);
  return known;
}

/** Returns the payout of a unit's best hit for a stake of one. */
const bestOf = (play: Play, unit: Unit, terms: Terms): Fraction =>
  greatest(Object.keys(play.chances(unit, terms.date).hits).map((grade) => pays(play, unit, grade, terms)));

/** Returns an upper bound of a selection's payout, on any day, for a stake of one per unit. */
export function mostOf(play: Play, selection: Selection, terms: Terms): Fraction {
  const hits = fraction(BigInt(play.peak(selection)), 1n);
  if (play.dated) return times(hits, greatest(Object.values(terms.list.odds[play.code] ?? {}).map(exact)));
  let most = ZERO;
  for (const unit of play.expand(selection)) {
    most = greatest([most, bestOf(play, unit, terms)]);
    if (isAlike(play)) break;
  }
  return times(hits, most);
}

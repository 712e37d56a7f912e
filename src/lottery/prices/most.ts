import { exact, type Fraction, fraction, isLess, times, ZERO } from '../fraction';
import type { Play, Selection, Unit } from '../types';
import { DAY, kindOf, kinds, pays, type Terms } from './list';

const greatest = (values: readonly Fraction[]): Fraction =>
  values.reduce((most, one) => (isLess(most, one) ? one : most), ZERO);

const alike = new WeakMap<Play, boolean>();
/** Returns whether all units of a play have the same chances, so that one of them tells what any can win. */
function isAlike(play: Play): boolean {
  const known = alike.get(play) ?? new Set(kinds(play, DAY).map(({ unit }) => kindOf(play, unit, DAY))).size === 1;
  alike.set(play, known);
  return known;
}

/** What the best hit of a unit pays for a stake of one. */
const bestOf = (play: Play, unit: Unit, terms: Terms): Fraction =>
  greatest(Object.keys(play.chances(unit, terms.date).hits).map((grade) => pays(play, unit, grade, terms)));

/** No draw, on whatever day, pays a selection more for a stake of one on each unit. */
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

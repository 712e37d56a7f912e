import { type Fraction, fraction, plus, times, ZERO } from '../fraction';
import { pays } from '../prices/list';
import { isAlike } from '../prices/most';
import { type Play, type PriceList, PUSH, type Result, type Selection, type Unit } from '../types';

/** Line of a position; `each`: stake of a unit in minor units. */
export type Bet = { play: Play; selection: Selection; each: bigint; list: PriceList; group: number };

/** Maximum number of units whose chances are added one by one. */
const ADDED = 200;

const chances = new WeakMap<Play, Fraction>();

const hitChanceOf = (play: Play, unit: Unit, date: string): Fraction => {
  const { space, winning, hits } = play.chances(unit, date);
  return fraction(winning + (hits[PUSH] ?? 0n), space);
};

/** Returns an upper bound of the chance that a line hits or pushes: the sum over its units; null if they are many. */
export function hitChanceBound({ play, selection }: Bet, date: string): Fraction | null {
  const count = play.units(selection);
  if (!play.dated && isAlike(play)) {
    const [unit = []] = play.expand(selection);
    const chance = chances.get(play) ?? hitChanceOf(play, unit, date);
    chances.set(play, chance);
    return times(fraction(BigInt(count), 1n), chance);
  }
  if (count > ADDED) return null;
  let sum = ZERO;
  for (const unit of play.expand(selection)) sum = plus(sum, hitChanceOf(play, unit, date));
  return sum;
}

/** Numbers values in the order of their first use. */
function numbered<T>(): { values: T[]; indexOf(key: string, make: () => T): number } {
  const values: T[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (key: string, make: () => T) => {
    const index = indexes.get(key) ?? values.push(make()) - 1;
    indexes.set(key, index);
    return index;
  };
  return { values, indexOf };
}

/** Payouts of results in minor units: `indexOf` returns an index in `values`. Equal payouts can have several. */
type Payouts = { values: readonly Fraction[]; indexOf(result: Result): number };
/** Number of values and units that were tried. */
export type Meter = { work: number };

/** Returns the payouts of all lines together, without rebates. */
export function payoutsOf(bets: readonly Bet[], date: string, meter: Meter): Payouts {
  const lines = bets.map((bet) => payoutsOfLine(bet, date, meter));
  const [first] = lines;
  if (first && lines.length === 1) return first;
  const each = lines.map((line, index) => remembered(line, bets[index], date, meter));
  const { values, indexOf } = numbered<Fraction>();
  return {
    values,
    indexOf: (result) => {
      const indexes = each.map((line) => line.indexOf(result));
      const sum = () => indexes.reduce((all, index, line) => plus(all, each[line]?.values[index] ?? ZERO), ZERO);
      return indexOf(indexes.join(), sum);
    },
  };
}

/** Maximum number of units that are tried in each result; of larger lines only the part that can win. */
const FEW = 40;

function payoutsOfLine({ play, selection, each, list, group }: Bet, date: string, meter: Meter): Payouts {
  const isByGrade = (play.model === 'odds' && !play.fair) || isAlike(play);
  const size = selection.reduce((all, values) => all + values.length, 0);
  const few = play.units(selection) <= FEW ? [...play.expand(selection)] : null;
  const prices = numbered<Fraction>();
  const { values, indexOf } = numbered<Fraction>();
  return {
    values,
    indexOf: (result) => {
      const drawn = { result, date };
      const counts = prices.values.map(() => 0);
      meter.work += few ? 1 : size;
      for (const unit of few ?? play.expand(play.narrow(selection, drawn))) {
        meter.work += few ? 1 : unit.length + unit.flat().length - 1;
        for (const grade of play.wins(unit, drawn)) {
          const key = isByGrade ? grade : `${grade} ${JSON.stringify(unit)}`;
          const price = prices.indexOf(key, () => pays(play, unit, grade, { list, group, date }));
          counts[price] = (counts[price] ?? 0) + 1;
        }
      }
      const priced = (count: number, price: number) =>
        times(fraction(BigInt(count) * each, 1n), prices.values[price] ?? ZERO);
      return indexOf(counts.join(), () => counts.map(priced).reduce(plus, ZERO));
    },
  };
}

/** Tries a line once for all results that are the same where it reads. */
function remembered(line: Payouts, bet: Bet | undefined, date: string, meter: Meter): Payouts {
  const read = bet?.play.reads(bet.selection, date).flatMap(({ places }) => places);
  const places = [...new Set(read)];
  const known = new Map<string, number>();
  return {
    values: line.values,
    indexOf: (result) => {
      const key = places.map((place) => result[place]).join();
      const index = known.get(key) ?? line.indexOf(result);
      known.set(key, index);
      meter.work += 1;
      return index;
    },
  };
}

import { exact, type Fraction, fraction, isLess, ONE, over, plus, times, ZERO } from '../fraction';
import { type Lottery, type Play, type PriceList, PUSH, type Unit } from '../types';

/** Denominator of prize groups. */
const WHOLE_GROUP = 2000n;

/** Pricing inputs of a unit: the list, the chosen group, the day of the draw. */
export type Terms = { list: PriceList; group: number; date: string };

/** Returns a price list by version. Throws a RangeError for an unknown version. */
export function priceList(lottery: Lottery, version: string): PriceList {
  const list = lottery.prices.find((candidate) => candidate.version === version);
  if (!list) throw new RangeError(`${lottery.code} has no price list ${version}`);
  return list;
}

/** Returns whether a group is a position of the slider. */
export const isGroup = ({ groups: { least, most, step } }: PriceList, group: number): boolean =>
  Number.isInteger(group) && group >= least && group <= most && (group - least) % step === 0;

/**
 * Returns the payout of a hit for a stake of one, stake included. Throws a RangeError if the list has no odds for it.
 */
export function pays(play: Play, unit: Unit, grade: string, { list, group, date }: Terms): Fraction {
  if (grade === PUSH) return ONE;
  if (play.model === 'odds') {
    const odds = exact(list.odds[play.code]?.[grade] ?? '');
    return play.fair ? times(odds, play.fair(unit, grade)) : odds;
  }
  const { space, winning } = play.chances(unit, date);
  return over(fraction(BigInt(group), WHOLE_GROUP), fraction(winning, space));
}

/** Returns the rebate for a stake of one: the part of the prize group that the player did not choose. */
export const rebateOf = (play: Play, { groups }: PriceList, group: number): Fraction =>
  play.model === 'odds' ? ZERO : fraction(BigInt(groups.most - group), WHOLE_GROUP);

/** Returns the expected payout of a unit for a stake of one, pushed stakes included, rebate excluded. */
export function returnOf(play: Play, unit: Unit, terms: Terms): Fraction {
  const { space, hits } = play.chances(unit, terms.date);
  return Object.entries(hits).reduce(
    (sum, [grade, ways]) => plus(sum, times(fraction(ways, space), pays(play, unit, grade, terms))),
    ZERO,
  );
}

/** Returns the key of a kind of unit: equal keys, equal prices. */
export function kindOf(play: Play, unit: Unit, date: string): string {
  const { space, winning, hits } = play.chances(unit, date);
  return `${winning}/${space} ${Object.entries(hits)}`;
}

/** Returns one unit per kind that a play prices separately, taken from its samples. */
export function kinds(play: Play, date: string): { selection: string; units: number; unit: Unit }[] {
  return play.samples.flatMap((written) => {
    const selection = play.parse(written);
    if (!selection) throw new Error(`${play.code}: invalid selection: ${written}`);
    const found = new Map<string, Unit>();
    for (const unit of play.expand(selection)) {
      const key = kindOf(play, unit, date);
      if (!found.has(key)) found.set(key, unit);
    }
    return [...found.values()].map((unit) => ({ selection: written, units: play.units(selection), unit }));
  });
}

/** Arbitrary day: all animals together cost the same in every lunar year. */
export const DAY = '2026-11-22';

/**
 * Returns the faults of a price list: missing odds, odds without a play, or a return above 1 or below the floor at
 * either end of the slider.
 */
export function faults(lottery: Pick<Lottery, 'plays'>, list: PriceList): string[] {
  const floor = exact(list.floor);
  const { least, most } = list.groups;
  const plays = Object.values(lottery.plays);
  const unknown = Object.keys(list.odds).filter((code) => lottery.plays[code]?.model !== 'odds');
  const named = plays
    .filter(({ model }) => model === 'odds')
    .filter(({ code, grades }) => `${Object.keys(list.odds[code] ?? {}).sort()}` !== `${[...grades].sort()}`)
    .map(({ code }) => code);
  if (unknown.length + named.length > 0)
    return [...unknown, ...named].map((code) => `${code}: its odds are not those of its grades`);
  return plays.flatMap((play) =>
    kinds(play, DAY).flatMap(({ selection, unit }) => {
      const [low, high] = [least, most].map((group) => returnOf(play, unit, { list, group, date: DAY }));
      const describe = (problem: string, { n, d }: Fraction) =>
        `${play.code} ${selection}: returns ${n}/${d}, ${problem}`;
      return [
        ...(high && isLess(ONE, high) ? [describe('more than the stake', high)] : []),
        ...(low && isLess(low, floor) ? [describe(`less than ${list.floor}`, low)] : []),
      ];
    }),
  );
}

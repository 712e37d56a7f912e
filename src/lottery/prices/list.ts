import { exact, type Fraction, fraction, isLess, ONE, over, plus, times, ZERO } from '../fraction';
import { type Lottery, type Play, type PriceList, PUSH, type Unit } from '../types';

/** Groups are parts of so many. */
const WHOLE_GROUP = 2000n;

/** By what a unit is priced: the list, the group chosen, the day of the draw. */
export type Terms = { list: PriceList; group: number; date: string };

/** A price list by its version. Throws a RangeError where the lottery has none of that name. */
export function priceList(lottery: Lottery, version: string): PriceList {
  const list = lottery.prices.find((one) => one.version === version);
  if (!list) throw new RangeError(`${lottery.code} has no prices ${version}`);
  return list;
}

/** Returns whether the slider stops at a group. */
export const isGroup = ({ groups: { least, most, step } }: PriceList, group: number): boolean =>
  Number.isInteger(group) && group >= least && group <= most && (group - least) % step === 0;

/** What a hit pays for a stake of one, the stake included. Throws a RangeError where the list has no odds of it. */
export function pays(play: Play, unit: Unit, grade: string, { list, group, date }: Terms): Fraction {
  if (grade === PUSH) return ONE;
  if (play.model === 'odds') {
    const odds = exact(list.odds[play.code]?.[grade] ?? '');
    return play.fair ? times(odds, play.fair(unit, grade)) : odds;
  }
  const { space, winning } = play.chances(unit, date);
  return over(fraction(BigInt(group), WHOLE_GROUP), fraction(winning, space));
}

/** What comes back beside the prizes, for a stake of one: the part of the prize group that was not chosen. */
export const rebateOf = (play: Play, { groups }: PriceList, group: number): Fraction =>
  play.model === 'odds' ? ZERO : fraction(BigInt(groups.most - group), WHOLE_GROUP);

/** What a unit gives back on average for a stake of one, pushed stakes included, rebate not. */
export function returnOf(play: Play, unit: Unit, terms: Terms): Fraction {
  const { space, hits } = play.chances(unit, terms.date);
  return Object.entries(hits).reduce(
    (sum, [grade, ways]) => plus(sum, times(fraction(ways, space), pays(play, unit, grade, terms))),
    ZERO,
  );
}

/** What tells kinds of units apart. */
export function kindOf(play: Play, unit: Unit, date: string): string {
  const { space, winning, hits } = play.chances(unit, date);
  return `${winning}/${space} ${Object.entries(hits)}`;
}

/** The units that show each kind a play prices on its own: one for each chance in its samples. */
export function kinds(play: Play, date: string): { selection: string; units: number; unit: Unit }[] {
  return play.samples.flatMap((written) => {
    const selection = play.parse(written);
    if (!selection) throw new Error(`${play.code}: not a selection: ${written}`);
    const found = new Map<string, Unit>();
    for (const unit of play.expand(selection)) {
      const key = kindOf(play, unit, date);
      if (!found.has(key)) found.set(key, unit);
    }
    return [...found.values()].map((unit) => ({ selection: written, units: play.units(selection), unit }));
  });
}

/** Any day: which animal has the year changes nothing for all of them together. */
export const DAY = '2026-11-22';

/** What is wrong with a price list: odds that are missing or of nothing, a return above 1 or under the floor, at either end of the slider. */
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
      const says = (what: string, { n, d }: Fraction) => `${play.code} ${selection}: returns ${n}/${d}, ${what}`;
      return [
        ...(high && isLess(ONE, high) ? [says('more than the stake', high)] : []),
        ...(low && isLess(low, floor) ? [says(`less than ${list.floor}`, low)] : []),
      ];
    }),
  );
}

import { exact, type Fraction, floor, fraction, plus, times, ZERO } from './fraction';
import { LOTTERIES } from './lotteries';
import { DAY, isGroup, kinds, pays, priceList, rebateOf } from './prices/list';
import { mostOf } from './prices/most';
import { type Lottery, type LotteryCode, type Play, type PriceList, PUSH, type Result, type Selection } from './types';

/** Size of a unit in minor units: 1, 0.1 or 0.01 of the currency. */
export const UNIT_SIZES = { yuan: 100n, jiao: 10n, fen: 1n } as const;
type UnitSize = keyof typeof UNIT_SIZES;
const SIZES: readonly UnitSize[] = ['yuan', 'jiao', 'fen'];

/** Price of a unit, in multiples of its size. */
export const COSTS = { group: 2n, odds: 1n } as const;
export const MAX_UNITS = 100_000;
const MAX_MULTIPLE = 100_000;

/** Line of an order. `group` is the position of the prize slider; plays of odds ignore it. */
export type Line = {
  lottery: LotteryCode;
  play: string;
  selection: string;
  unit: UnitSize;
  multiple: number;
  group: number;
};
/** Accepted line, with the price list in force at that time. */
export type PlacedLine = Line & { priceVersion: string };

type LineRejection = 'play' | 'selection' | 'units' | 'multiple' | 'group';
/**
 * Price of a line; money in minor units. No draw pays more than `most` (prize, pushed stakes and rebate); `selection`
 * is in canonical form.
 */
export type LinePrice = {
  units: number;
  stake: bigint;
  most: bigint;
  selection: string;
  rulesVersion: string;
  priceVersion: string;
};

/**
 * Settlement of a line; money in minor units. `prize` is everything that is paid except the rebate: winnings and pushed
 * stakes. The outcome `pushed` means nothing won and at least part of the stake returned.
 */
type LineSettlement = { outcome: 'won' | 'lost' | 'pushed'; prize: bigint; rebate: bigint };

export const unitStake = (play: Play, { unit, multiple }: Pick<Line, 'unit' | 'multiple'>) =>
  COSTS[play.model] * UNIT_SIZES[unit] * BigInt(multiple);
const amount = (stake: bigint, parts: Fraction) => floor(times(fraction(stake, 1n), parts));

/** Computes cost and maximum win of a selection, by the newest price list or the one of a version. */
export function priceLine(line: Line & { priceVersion?: string }): LinePrice | { refused: LineRejection } {
  const lottery = LOTTERIES[line.lottery];
  const play = Object.hasOwn(lottery.plays, line.play) ? lottery.plays[line.play] : undefined;
  if (!play) return { refused: 'play' };
  const selection = play.parse(line.selection);
  if (!selection) return { refused: 'selection' };
  const units = play.units(selection);
  if (units > MAX_UNITS) return { refused: 'units' };
  if (!Number.isInteger(line.multiple) || line.multiple < 1 || line.multiple > MAX_MULTIPLE)
    return { refused: 'multiple' };
  const list = priceList(lottery, line.priceVersion ?? lottery.priceVersion);
  if (!isGroup(list, line.group)) return { refused: 'group' };
  const each = unitStake(play, line);
  const stake = each * BigInt(units);
  const most = mostOf(play, selection, { list, group: line.group, date: DAY });
  return {
    units,
    stake,
    most: amount(each, most) + amount(stake, rebateOf(play, list, line.group)),
    selection: play.write(selection),
    rulesVersion: lottery.rulesVersion,
    priceVersion: list.version,
  };
}

/**
 * Returns the units of plays whose full unit wins more than an order may (`own.lottery.unit`), by play: the largest of
 * which a single unit, whichever is selected, stays within the cap.
 */
export function startingUnits(lottery: Lottery, list: PriceList): Record<string, UnitSize> {
  const key = `${lottery.code} ${list.version}`;
  const known = unitsByList.get(key) ?? unitsWithinCap(lottery, list);
  unitsByList.set(key, known);
  return known;
}
/** By lottery and version: some lotteries share a price list. */
const unitsByList = new Map<string, Record<string, UnitSize>>();

function unitsWithinCap(lottery: Lottery, list: PriceList): Record<string, UnitSize> {
  const cap = floor(times(exact(list.caps.prizePerOrder), fraction(100n, 1n)));
  const isWithin = (play: Play, unit: UnitSize) =>
    kinds(play, DAY).every(({ unit: single }) => {
      const line = { play: play.code, selection: play.write(single), unit, multiple: 1, group: list.groups.most };
      const price = priceLine({ ...line, lottery: lottery.code, priceVersion: list.version });
      return 'refused' in price || price.most <= cap;
    });
  const units: Record<string, UnitSize> = {};
  for (const play of Object.values(lottery.plays)) {
    const unit = SIZES.find((size) => isWithin(play, size));
    if (unit && unit !== 'yuan') units[play.code] = unit;
  }
  return units;
}

/**
 * Settles a line against a result drawn on a day (`YYYY-MM-DD`) of the lottery's time zone. The prize is floored once,
 * so splitting a line never pays more.
 */
export function settleLine(line: PlacedLine, result: Result, drawDate: string): LineSettlement {
  const lottery = LOTTERIES[line.lottery];
  const play = lottery.plays[line.play];
  const selection = play?.parse(line.selection);
  if (!play || !selection) throw new RangeError(`Invalid line of ${line.lottery}: ${line.play} ${line.selection}`);
  const list = priceList(lottery, line.priceVersion);
  const each = unitStake(play, line);
  const { parts, wins, pushes } = tally(play, selection, { result, date: drawDate }, list, line.group);
  const stake = each * BigInt(play.units(selection));
  return {
    outcome: wins > 0 ? 'won' : pushes > 0 ? 'pushed' : 'lost',
    prize: amount(each, parts),
    rebate: amount(stake, rebateOf(play, list, line.group)),
  };
}

/** Counts hits and pushes of a selection and sums their payout for a stake of one per unit. */
function tally(
  play: Play,
  selection: Selection,
  drawn: { result: Result; date: string },
  list: PriceList,
  group: number,
) {
  let parts = ZERO;
  let wins = 0;
  let pushes = 0;
  for (const unit of play.expand(play.narrow(selection, drawn)))
    for (const grade of play.wins(unit, drawn)) {
      parts = plus(parts, pays(play, unit, grade, { list, group, date: drawn.date }));
      if (grade === PUSH) pushes += 1;
      else wins += 1;
    }
  return { parts, wins, pushes };
}

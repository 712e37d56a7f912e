import { fromWire, toWire } from '../../../contract/money/money';
import type { LotteryLine } from '../../../contract/play/lottery';
import { LOTTERIES, LOTTERY_CODES, type Lottery, type Play, priceLine } from '../../../lottery';
import { priceList } from '../../../lottery/prices/list';
import { ApiError } from '../../platform/context';

/** Stored line with its cost and maximum win, minor units as digits. */
type StoredLine = LotteryLine & { units: number; stake: string; most: string };
/** Maximum win by a number of a play. */
type NumberMost = { play: string; number: string; most: string };
export type Priced = { lines: StoredLine[]; numbers: NumberMost[]; stake: bigint; most: bigint };

/** Returns a lottery by code. Throws `lottery.unknown`. */
export function lotteryOf(code: string): Lottery {
  const known = LOTTERY_CODES.find((lotteryCode) => lotteryCode === code);
  if (!known) throw new ApiError(404, 'lottery.unknown');
  return LOTTERIES[known];
}

/** Returns whether the price list exists. */
export const hasPrices = ({ prices }: Lottery, version: string): boolean =>
  prices.some((list) => list.version === version);

/** Returns the caps of a price list, minor units as digits. */
export function capsOf(lottery: Lottery, version: string) {
  const { prizePerOrder, prizePerIssue, liabilityPerNumber } = priceList(lottery, version).caps;
  const minor = (money: string) => fromWire(money).toString();
  return {
    prizePerOrder: minor(prizePerOrder),
    prizePerIssue: minor(prizePerIssue),
    liabilityPerNumber: minor(liabilityPerNumber),
  };
}

/** Number of units above which a line counts once for all numbers of its play. */
const COUNTED = 200;
const ALL = '*';

/** Returns the cost and maximum win of lines, multiplied by `times`. Throws `lottery.line`. */
export function price(
  lottery: Lottery,
  priceVersion: string,
  requestedLines: readonly LotteryLine[],
  times = 1,
): Priced {
  const lines = requestedLines.map((line, index) =>
    priced(lottery, priceVersion, { ...line, multiple: line.multiple * times }, index),
  );
  const sum = (part: 'stake' | 'most') => lines.reduce((total, line) => total + BigInt(line[part]), 0n);
  const numbers = lines.flatMap((line) => numbersOf(lottery, priceVersion, line));
  return { lines, numbers, stake: sum('stake'), most: sum('most') };
}

function priced(lottery: Lottery, priceVersion: string, line: LotteryLine, index: number): StoredLine {
  const linePrice = priceLine({ ...line, lottery: lottery.code, priceVersion });
  if ('refused' in linePrice)
    throw new ApiError(422, 'lottery.line', {
      params: { line: index + 1 },
      value: { line: index, reason: linePrice.refused },
    });
  return {
    ...line,
    selection: linePrice.selection,
    units: linePrice.units,
    stake: linePrice.stake.toString(),
    most: linePrice.most.toString(),
  };
}

function numbersOf(lottery: Lottery, priceVersion: string, { units, stake, most, ...line }: StoredLine): NumberMost[] {
  const play = lottery.plays[line.play];
  if (!play || units === 1 || units > COUNTED)
    return [{ play: line.play, number: units === 1 ? line.selection : ALL, most }];
  return [...unitsOf(play, line.selection)].map((number) => {
    const linePrice = priceLine({ ...line, selection: number, lottery: lottery.code, priceVersion });
    return { play: line.play, number, most: 'refused' in linePrice ? most : linePrice.most.toString() };
  });
}

function* unitsOf(play: Play, written: string): Generator<string> {
  for (const unit of play.expand(play.parse(written) ?? [])) yield play.write(unit);
}

/** Renders a price for the player. */
export const priceView = ({ lines, stake, most }: Priced) => ({
  stake: toWire(stake),
  most: toWire(most),
  lines: lines.map((line) => ({
    units: line.units,
    stake: toWire(BigInt(line.stake)),
    most: toWire(BigInt(line.most)),
  })),
});

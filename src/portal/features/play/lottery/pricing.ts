import type {
  Draft,
  LinePrice,
  PriceOutcome,
  Problem,
} from '../../../../../machines/play/lottery-order/lottery-order.types';
import { SETTINGS } from '../../../../contract';
import { fromWire, toWire } from '../../../../contract/money/money';
import type { LotteryRules } from '../../../../contract/play/lottery';
import {
  LOTTERIES,
  LOTTERY_CODES,
  type Lottery,
  type LotteryCode,
  type Play,
  type PriceList,
  priceLine,
  type Unit,
} from '../../../../lottery';
import { type Fraction, floor, fraction, isLess, plus, times } from '../../../../lottery/fraction';
import { rebateOf, returnOf } from '../../../../lottery/prices/list';

const isCode = (code: string): code is LotteryCode => LOTTERY_CODES.some((lotteryCode) => lotteryCode === code);
/** A lottery that this page knows. */
export const lotteryOf = (code: string): Lottery | null => (isCode(code) ? LOTTERIES[code] : null);
export const playOf = (lottery: string, play: string): Play | null => lotteryOf(lottery)?.plays[play] ?? null;

type Slip = { rules: LotteryRules; lines: readonly Draft[] };
type Priced = { kind: 'priced'; price: LinePrice };

/**
 * Cost and possible win of a slip by the current rules, or the reason why it cannot be bet (own.lottery.price,
 * own.lottery.lines).
 */
export function priceSlip({ rules, lines }: Slip): PriceOutcome {
  const { rulesVersion, priceVersion } = rules;
  const lottery = lotteryOf(rules.lottery);
  const list = lottery?.prices.find(({ version }) => version === priceVersion);
  if (!lottery || !list || lottery.rulesVersion !== rulesVersion) return { kind: 'outdated' };
  if (lines.length === 0) return { kind: 'incomplete' };
  if (lines.length > SETTINGS.lottery.linesMost) return rejectionOf('lines');
  const outcomes = lines.map((line) => priceOf(lottery, list, line));
  const unpriced = outcomes.find((outcome) => outcome.kind !== 'priced');
  if (unpriced) return unpriced;
  const priced = outcomes.filter((outcome) => outcome.kind === 'priced');
  const sum = (part: 'stake' | 'most') => priced.reduce((total, { price }) => total + fromWire(price[part]), 0n);
  const most = sum('most');
  if (most > fromWire(list.caps.prizePerOrder)) return rejectionOf('prizePerOrder');
  const price = {
    rulesVersion,
    priceVersion,
    stake: toWire(sum('stake')),
    most: toWire(most),
    lines: priced.map((entry) => entry.price),
  };
  return { kind: 'priced', price };
}

function priceOf(lottery: Lottery, list: PriceList, line: Draft): Priced | Unpriced {
  const play = lottery.plays[line.play];
  if (!play) return { kind: 'outdated' };
  if (!play.parse(line.selection)) return unparsed(play, line.selection);
  const linePrice = priceLine({ ...line, lottery: lottery.code, priceVersion: list.version });
  if ('refused' in linePrice) return rejectionOf(linePrice.refused === 'play' ? 'selection' : linePrice.refused);
  const { units, stake, most } = linePrice;
  const each = stake / BigInt(units * line.multiple);
  const price = { units, each: toWire(each), stake: toWire(stake), most: toWire(most), ...chanceOf(play, line, list) };
  return { kind: 'priced', price };
}

type Unpriced = Exclude<PriceOutcome, { kind: 'priced' }>;
const rejectionOf = (problem: Problem): Unpriced => ({ kind: 'refused', problem });

/** Too little is chosen, or a number that was typed is none. */
function unparsed({ fields }: Play, selection: string): Unpriced {
  const parts = selection.split('|');
  const known = fields.every(({ choices }, index) =>
    (parts[index] ?? '').split(',').every((candidate) => candidate === '' || choices.includes(candidate)),
  );
  return known ? { kind: 'incomplete' } : rejectionOf('selection');
}

/** Chance and average return, rebate included, of the unit that wins least often. */
function chanceOf(
  play: Play,
  { selection, group }: Draft,
  list: PriceList,
): Pick<LinePrice, 'winning' | 'space' | 'returned'> {
  const date = new Date().toISOString().slice(0, 10);
  let rarest: { unit: Unit; chance: Fraction } | null = null;
  for (const unit of play.expand(play.parse(selection) ?? [])) {
    const { winning, space } = play.chances(unit, date);
    const chance = fraction(winning, space);
    if (!rarest || isLess(chance, rarest.chance)) rarest = { unit, chance };
  }
  if (!rarest) throw new Error(`A selection of ${play.code} without a unit`);
  const returned = plus(returnOf(play, rarest.unit, { list, group, date }), rebateOf(play, list, group));
  return {
    winning: `${rarest.chance.n}`,
    space: `${rarest.chance.d}`,
    returned: toWire(floor(times(returned, fraction(10_000n, 1n)))),
  };
}

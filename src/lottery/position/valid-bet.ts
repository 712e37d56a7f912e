import { type Fraction, floor, fraction, isLess, minus, ONE, plus, times, ZERO } from '../fraction';
import { type PlacedLine, unitStake } from '../line';
import { LOTTERIES } from '../lotteries';
import { priceList, rebateOf } from '../prices/list';
import type { Draw } from '../types';
import { type Bet, hitChanceBound, type Meter, payoutsOf } from './hits';
import { visitOutcomes } from './outcomes';

/** Limit of the values and units that are tried for a position: at most about half a second. */
const WORK = 600_000;

/**
 * Returns the valid bet of all lines of an account in one issue, drawn on a day (`YYYY-MM-DD`), in minor units
 * (`own.lottery.valid-bet`).
 */
export function validBetOf(lines: readonly PlacedLine[], drawDate: string): bigint {
  const [first] = lines;
  if (!first) return 0n;
  const bets = lines.map(({ lottery: code, play: playCode, selection: text, ...line }): Bet => {
    const lottery = LOTTERIES[code];
    const play = lottery.plays[playCode];
    const selection = play?.parse(text);
    if (!play || !selection) throw new RangeError(`Invalid line of ${code}: ${playCode} ${text}`);
    return {
      play,
      selection,
      each: unitStake(play, line),
      list: priceList(lottery, line.priceVersion),
      group: line.group,
    };
  });
  return validBet(LOTTERIES[first.lottery].draw, bets, drawDate);
}

/**
 * Returns the least of (stake - least return) and twice the average of max(0, stake - return) over all results, rounded
 * down; 0 if the return never varies. So the whole stake counts if at least half of the results lose it all. Prizes and
 * rebates are rounded down once for the whole position, so splitting a line changes nothing. If trying all results
 * takes too much work, returns a lower bound.
 */
export function validBet(draw: Draw, lines: readonly Bet[], date: string): bigint {
  const bets = lines.length > 1 ? merged(lines) : lines;
  const lost = bets.reduce((sum, bet) => sum + stakeOf(bet), 0n) - floor(bets.map(rebateIn).reduce(plus, ZERO));
  const chance = chanceBound(bets, date);
  // Four numbers cannot all be drawn on three lots.
  if (chance?.n === 0n) return 0n;
  const atLeast = chance && floor(times(whole(lost), lesser(ONE, times(whole(2n), positive(minus(ONE, chance))))));
  if (atLeast === lost) return lost;
  const { value, isExact } = tried(draw, bets, lost, date);
  return isExact || atLeast === null || value > atLeast ? value : atLeast;
}

const whole = (amount: bigint): Fraction => fraction(amount, 1n);
const lesser = (a: Fraction, b: Fraction): Fraction => (isLess(b, a) ? b : a);
const positive = (a: Fraction): Fraction => (isLess(a, ZERO) ? ZERO : a);

const keyOf = ({ play, selection }: Bet) => `${play.code} ${play.write(selection)}`;

/** Unites equal lines. */
function merged(lines: readonly Bet[]): Bet[] {
  const bets = new Map<string, Bet>();
  for (const bet of lines) {
    const key = `${bet.list.version} ${bet.group} ${keyOf(bet)}`;
    bets.set(key, { ...bet, each: bet.each + (bets.get(key)?.each ?? 0n) });
  }
  return [...bets.values()];
}

const stakeOf = ({ play, selection, each }: Bet): bigint => each * BigInt(play.units(selection));
/** Returns the rebate of a line, which is paid whatever is drawn. */
const rebateIn = (bet: Bet): Fraction => times(whole(stakeOf(bet)), rebateOf(bet.play, bet.list, bet.group));

/** Returns an upper bound of the chance that anything hits; null if no bound is known. */
function chanceBound(bets: readonly Bet[], date: string): Fraction | null {
  const distinct = bets.length > 1 ? new Map(bets.map((bet) => [keyOf(bet), bet])).values() : bets;
  let sum = ZERO;
  for (const bet of distinct) {
    const chance = hitChanceBound(bet, date);
    if (!chance) return null;
    sum = plus(sum, chance);
  }
  return sum;
}

/**
 * Computes the valid bet from as many results as the work allows; those left out can only add to it. `lost`: what a
 * result without hits loses.
 */
function tried(draw: Draw, bets: readonly Bet[], lost: bigint, date: string): { value: bigint; isExact: boolean } {
  const readings = bets.flatMap(({ play, selection }) => play.reads(selection, date));
  const meter: Meter = { work: 0 };
  const payouts = payoutsOf(bets, date, meter);
  const found: bigint[] = [];
  const { space, isComplete } = visitOutcomes(draw, readings, (result, ways) => {
    const index = payouts.indexOf(result);
    found[index] = (found[index] ?? 0n) + ways;
    return meter.work < WORK;
  });
  const losses = payouts.values.map((paid) => lost - floor(paid));
  if (losses.every((loss) => loss === losses[0])) return { value: 0n, isExact: isComplete };
  let greatest = 0n;
  let sum = 0n;
  for (const [index, loss] of losses.entries())
    if (loss > 0n) {
      if (loss > greatest) greatest = loss;
      sum += (found[index] ?? 0n) * loss;
    }
  const twice = (2n * sum) / space;
  return { value: twice < greatest ? twice : greatest, isExact: isComplete };
}

import * as v from 'valibot';
import { type Fraction, fraction, ZERO } from './fraction';
import { act, type Draw, type Game, Misplayed, STAKES } from './game';

/**
 * Number of equally likely values that decide a flight; the published targets divide it, so each returns exactly 97 %.
 */
const VALUES = 3_000_000_000;
/** Percentage of a stake that every target returns. */
const RETURN = 97;

/** Multiples are counted in hundredths: 101 is 1.01 times the stake. */
const START = 100;
export const MIN_TARGET = 101;
/** A flight that gets this far ends there, and pays everyone still in it. */
export const MAX_TARGET = 100_000;

const target = v.pipe(v.number(), v.integer(), v.minValue(MIN_TARGET), v.maxValue(MAX_TARGET));
const join = v.strictObject({ act: v.literal('join'), target });
const take = v.strictObject({ act: v.literal('take'), multiple: target });

/** Growth of the multiple for each ms, as an exponent: it doubles every 6.9 s. */
const GROWTH = 0.0001;
const ROUNDING = 1e-9;

/** Returns the multiple in hundredths after a flight time in ms, rounded down. */
export const multipleAfter = (ms: number): number =>
  Math.min(MAX_TARGET, Math.floor(START * Math.exp(GROWTH * Math.max(0, ms)) + ROUNDING));

/** Returns the time in ms until a multiple (hundredths) is reached, rounded up. */
export const msUntil = (multiple: number): number => Math.ceil(Math.log(multiple / START) / GROWTH);

/** Returns the number of equally likely values with a flight that reaches a target. */
const waysOf = (reached: number): number => Math.floor((RETURN * VALUES) / reached);

/** Returns the point at which the flight ends, in hundredths. */
export function pointOf(draw: Draw): number {
  const reached = Math.floor((RETURN * VALUES) / (draw(VALUES) + 1));
  return Math.min(MAX_TARGET, Math.max(START, reached));
}

/**
 * Returns the multiple at which a player leaves the flight: the target, or an earlier one if they cashed out before it.
 */
function goalOf(acts: readonly unknown[]): number {
  const [first, second, ...more] = acts;
  const chosen = act(join, first).target;
  if (more.length > 0) throw new Misplayed('a stake is taken once');
  if (second === undefined) return chosen;
  const { multiple } = act(take, second);
  if (multiple > chosen) throw new Misplayed('the stake was taken before');
  return multiple;
}

const chanceOf = (reached: number): Fraction => fraction(waysOf(reached), VALUES);

const TARGETS = [150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, MAX_TARGET];

/** Crash: the multiple rises until the flight ends; a stake cashed out before pays the multiple at that time. */
export const crash: Game = {
  id: 'lab-crash',
  version: 1,
  stakes: STAKES,
  shared: {
    chart: 'crash-round',
    pauseMs: 4_000,
    result: (draw) => ({ point: pointOf(draw) }),
    staked: (acts) => ({ goal: goalOf(acts) }),
  },
  published: TARGETS.map((chosen) => ({ act: 'join', target: chosen })),
  play(draw, acts) {
    const goal = goalOf(acts);
    const point = pointOf(draw);
    const won = goal <= point;
    return { visiblePart: { point, goal, won }, ended: true, pays: won ? fraction(goal, START) : ZERO };
  },
  odds(first) {
    const { target: chosen } = act(join, first);
    const ways = BigInt(waysOf(chosen));
    return [
      { name: 'lost', ways: BigInt(VALUES) - ways, of: BigInt(VALUES), pays: ZERO },
      { name: 'won', ways, of: BigInt(VALUES), pays: fraction(chosen, START) },
    ];
  },
  chanceOfLoss(_draw, acts) {
    const { over, under } = chanceOf(goalOf(acts));
    return fraction(under - over, under);
  },
};

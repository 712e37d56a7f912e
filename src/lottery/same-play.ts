import { type Fraction, fraction, isLess, minus } from './fraction';
import { LOTTERIES } from './lotteries';
import { type Figures, figuresOf } from './prices/figures';
import type { LotteryCode } from './types';

/** Returns and variances that differ by no more are equal. */
const TOLERANCE = fraction(1n, 1_000_000n);
const PLACES = 6;

type PlayFigures = { lottery: LotteryCode; play: string; figures: Figures[] };

const isClose = (left: Fraction, right: Fraction): boolean =>
  !isLess(TOLERANCE, isLess(left, right) ? minus(right, left) : minus(left, right));

const isSameKind = (left: Figures, right: Figures): boolean =>
  left.units === right.units && isClose(left.returns, right.returns) && isClose(left.variance, right.variance);

const isSame = (left: readonly Figures[], right: readonly Figures[]): boolean =>
  left.length === right.length &&
  left.every((kind, index) => {
    const otherKind = right[index];
    return otherKind !== undefined && isSameKind(kind, otherKind);
  });

let computed: PlayFigures[] | undefined;

/** Returns the figures of every play of every lottery; computed at the first call. */
function everyPlay(): PlayFigures[] {
  computed ??= Object.values(LOTTERIES).flatMap((lottery) =>
    Object.values(lottery.plays).map((play) => ({
      lottery: lottery.code,
      play: play.code,
      figures: figuresOf(lottery, play),
    })),
  );
  return computed;
}

const find = (lottery: string, play: string) =>
  everyPlay().find((candidate) => candidate.lottery === lottery && candidate.play === play);

/**
 * Returns the first play of all lotteries whose units have the same returns and variances as those of this play; null
 * for a play with figures of its own, and for an unknown one.
 */
export function samePlay(lottery: string, play: string): { lottery: LotteryCode; play: string } | null {
  const own = find(lottery, play);
  const original = own && everyPlay().find(({ figures }) => isSame(figures, own.figures));
  return original && original !== own ? { lottery: original.lottery, play: original.play } : null;
}

/** Returns the variances of a play's kinds of units, as decimals with six places, rounded down. */
export const variancesOf = (lottery: string, play: string): string[] =>
  (find(lottery, play)?.figures ?? []).map(({ variance }) => decimal(variance));

function decimal({ n, d }: Fraction): string {
  const digits = `${(n * 10n ** BigInt(PLACES)) / d}`.padStart(PLACES + 1, '0');
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`;
}

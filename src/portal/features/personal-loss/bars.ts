import type { PersonalLoss } from '../../../contract';

type Day = PersonalLoss['days'][number];
/** A day as a bar: `x`, `y`, `width` and `height` in the drawing's own units; `lost` hangs below the line. */
export type Bar = Day & { x: number; y: number; width: number; height: number; lost: boolean };
/** `top`: what the upper edge stands for, whole units of money; the lower edge is the same below nothing. */
export type Bars = { width: number; height: number; top: number; bars: Bar[] };

const STEP = 10;
const GAP = 3;
const HALF = 100;
/** What is not nothing is seen. */
const LEAST = 1;

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not below a sum. */
function roundedUp(sum: number): number {
  const decade = 10 ** Math.floor(Math.log10(Math.max(sum, 1)));
  return [1, 2, 5, 10].map((times) => times * decade).find((round) => round >= sum) ?? sum;
}

/** The results as bars round a line of nothing: up what was won, down what was lost, on the same scale. */
export function barsOf(days: readonly Day[]): Bars {
  const results = days.map(({ profit }) => Number(profit));
  const top = roundedUp(Math.max(...results.map(Math.abs), 1));
  const bars = days.map((day, index): Bar => {
    const result = results[index] ?? 0;
    const height = result === 0 ? 0 : Math.max((Math.abs(result) / top) * HALF, LEAST);
    const lost = result < 0;
    return { ...day, x: index * STEP + GAP / 2, y: lost ? HALF : HALF - height, width: STEP - GAP, height, lost };
  });
  return { width: days.length * STEP, height: 2 * HALF, top, bars };
}

/** The days with the best and the worst result, the earlier of equals. */
export function extremes(days: readonly Day[]): { best: Day; worst: Day } | null {
  const [first, ...rest] = days;
  if (!first) return null;
  return rest.reduce(
    ({ best, worst }, day) => ({
      best: Number(day.profit) > Number(best.profit) ? day : best,
      worst: Number(day.profit) < Number(worst.profit) ? day : worst,
    }),
    { best: first, worst: first },
  );
}

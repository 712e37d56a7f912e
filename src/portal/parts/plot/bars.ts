/** Amount of a day, as on the wire. */
export type DaySum = { day: string; sum: string };
/** A day as a bar: `x`, `y`, `width` and `height` in the drawing's own units; `lost` hangs below the line. */
export type Bar = DaySum & { x: number; y: number; width: number; height: number; lost: boolean };
/**
 * `top`: what the edges stand for, whole units of money: the upper one above nothing, the lower one below. `line`:
 * where nothing is: an edge itself where no day is on its other side.
 */
type Bars = { width: number; height: number; line: number; top: number; bars: Bar[] };

const STEP = 10;
const GAP = 3;
const HALF = 100;
/** Height of the shortest bar, so that every amount except zero is visible. */
const MIN_HEIGHT = 1;

/** A sum rounded up to two figures, and to whole units, so that little of the drawing is empty. */
function roundedUp(sum: number): number {
  const step = 10 ** Math.max(Math.floor(Math.log10(sum)) - 1, 0);
  return Math.ceil(sum / step) * step;
}

/** Amounts as bars around a zero line, positive ones up and negative ones down, on one scale. */
export function barsOf(days: readonly DaySum[]): Bars {
  const sums = days.map(({ sum }) => Number(sum));
  const top = roundedUp(Math.max(...sums.map(Math.abs), 1));
  const below = sums.some((sum) => sum < 0);
  const line = below && !sums.some((sum) => sum > 0) ? 0 : HALF;
  const bars = days.map((day, index): Bar => {
    const sum = sums[index] ?? 0;
    const height = sum === 0 ? 0 : Math.max((Math.abs(sum) / top) * HALF, MIN_HEIGHT);
    const lost = sum < 0;
    return { ...day, x: index * STEP + GAP / 2, y: lost ? line : line - height, width: STEP - GAP, height, lost };
  });
  return { width: days.length * STEP, height: below ? line + HALF : line, line, top, bars };
}

/** The days with the highest and the lowest sum, the earlier of equals. */
export function extremes(days: readonly DaySum[]): { best: DaySum; worst: DaySum } | null {
  const [first, ...rest] = days;
  if (!first) return null;
  return rest.reduce(
    ({ best, worst }, day) => ({
      best: Number(day.sum) > Number(best.sum) ? day : best,
      worst: Number(day.sum) < Number(worst.sum) ? day : worst,
    }),
    { best: first, worst: first },
  );
}

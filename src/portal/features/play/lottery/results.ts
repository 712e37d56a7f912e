import type { Opened } from '../../../../../machines/play/lottery-results/lottery-results.machine';
import type { Lottery } from '../../../../lottery';

/** Number of times a value was drawn. */
export type Count = { value: string; times: number };

/** Number of draws shown. */
export const DRAW_COUNT = 10;

const padded = (number: number, width: number) => `${number}`.padStart(width, '0');
const from = (first: number, last: number, width: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => padded(first + index, width));

/** Counted values of a lottery, and those of a draw. */
function counted({ draw, family }: Lottery): { all: string[]; of(numbers: readonly string[]): readonly string[] } {
  if (draw.kind === 'lots' && family === 'VN')
    return { all: from(0, 99, 2), of: (numbers) => numbers.map((number) => number.slice(-2)) };
  if (draw.kind === 'lots') return { all: from(0, 9, 1), of: ([first = '']) => [...first] };
  if (draw.kind === 'digits') return { all: from(0, draw.base - 1, 1), of: (numbers) => numbers };
  const width = `${draw.of}`.length;
  // If a draw takes all numbers, each draw has every number: count only the first place.
  return { all: from(1, draw.of, width), of: (numbers) => (draw.take === draw.of ? numbers.slice(0, 1) : numbers) };
}

/** Frequency of each value, highest first; including values that were never drawn. */
export function countsOf(lottery: Lottery, draws: Opened): Count[] {
  const { all, of } = counted(lottery);
  const times = new Map(all.map((value) => [value, 0]));
  for (const { numbers } of draws) for (const value of of(numbers)) times.set(value, (times.get(value) ?? 0) + 1);
  return [...times].map(([value, count]) => ({ value, times: count })).sort((a, b) => b.times - a.times);
}

import type { Draw, Result } from './types';

const whole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** Number of digits of each lot. */
export const lengths = (draw: Draw & { kind: 'lots' }): number[] =>
  draw.prizes.flatMap(({ lots, digits }) => Array.from({ length: lots }, () => digits));

const bounds = (draw: Draw): [least: number, most: number][] => {
  if (draw.kind === 'digits') return Array.from({ length: draw.places }, () => [0, draw.base - 1]);
  if (draw.kind === 'balls') return Array.from({ length: draw.take }, () => [1, draw.of]);
  return lengths(draw).map((digits) => [0, draw.base ** digits - 1]);
};

/** Parses an array into a result; null for anything invalid. */
export function parseResult(draw: Draw, value: unknown): Result | null {
  const each = bounds(draw);
  if (!Array.isArray(value) || value.length !== each.length) return null;
  const fit = value.filter((number, index) => whole(number, each[index]?.[0] ?? 0, each[index]?.[1] ?? 0));
  if (fit.length !== each.length) return null;
  return draw.kind === 'balls' && new Set(fit).size !== fit.length ? null : fit;
}

/** Formats a result for display. */
export function writeResult(draw: Draw, result: Result): string[] {
  if (draw.kind === 'digits') return result.map((digit) => `${digit}`);
  if (draw.kind === 'balls') return result.map((ball) => `${ball}`.padStart(2, '0'));
  const width = lengths(draw);
  return result.map((number, index) => number.toString(draw.base).padStart(width[index] ?? 0, '0'));
}

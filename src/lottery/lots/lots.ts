import { lengths } from '../draws';
import type { Draw, Result } from '../types';

export type Lots = Draw & { kind: 'lots' };

/** Returns the indexes of the lots of some prizes in a result; of all prizes if none is named. */
export function lotsOf(draw: Lots, ...codes: string[]): number[] {
  const prizes = draw.prizes.flatMap(({ code, lots }) => Array.from({ length: lots }, () => code));
  return prizes.flatMap((code, lot) => (codes.length === 0 || codes.includes(code) ? [lot] : []));
}

/** Returns the indexes of all lots with at least this many digits. */
export const longEnough = (draw: Lots, digits: number): number[] =>
  lengths(draw).flatMap((length, lot) => (length >= digits ? [lot] : []));

/** Returns the last digits of a lot as a number. */
export const tailOf = (result: Result, lot: number, size: number): number => (result[lot] ?? 0) % size;

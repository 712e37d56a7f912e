import { power } from '../combinatorics';
import type { Chances, Drawn } from '../types';

/** Consecutive places of a digit draw: `count` of them, starting at `from`. */
export type Window = { base: number; places: number; from: number; count: number };

export const digitsInWindow = ({ from, count }: Window, { result }: Drawn): number[] =>
  result.slice(from, from + count);

export const placesIn = ({ from, count }: Window): number[] =>
  Array.from({ length: count }, (_, place) => from + place);

/** Chances of a bet that wins with `rows` of the rows of the window. */
export const chancesOf = ({ base, places, count }: Window, rows: bigint): Chances => {
  const winning = rows * power(base, places - count);
  return { space: power(base, places), winning, hits: { win: winning } };
};

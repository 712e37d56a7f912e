import { power } from '../combinatorics';
import type { Chances, Drawn } from '../types';

/** A row of places of a draw of digits: `count` of them, the first at `from`. */
export type Window = { base: number; places: number; from: number; count: number };

export const seen = ({ from, count }: Window, { result }: Drawn): number[] => result.slice(from, from + count);

/** Of all draws, from how many rows of the window alone win. */
export const chancesOf = ({ base, places, count }: Window, rows: bigint): Chances => {
  const winning = rows * power(base, places - count);
  return { space: power(base, places), winning, hits: { win: winning } };
};

import { type Fraction, fraction, ZERO } from '../fraction';
import type { Odds } from '../game';

/** Number of equally likely results by the hundredths of the stake that they pay. */
export type Totals = Map<number, bigint>;

/** Adds results with a total. */
export const count = (totals: Totals, pays: number, ways: bigint) => totals.set(pays, (totals.get(pays) ?? 0n) + ways);

/** Returns the largest total, in hundredths of the stake. */
export const largestOf = (totals: Totals): number => Math.max(...totals.keys());

/** Returns the largest total as a multiple of the stake. */
export const largestMultiple = (totals: Totals): Fraction => fraction(largestOf(totals), 100);

/** Returns the mean square of the totals, as multiples of the stake, among `of` equally likely results. */
export const meanSquareOf = (totals: Totals, of: bigint): Fraction =>
  fraction(
    [...totals].reduce((sum, [pays, ways]) => sum + BigInt(pays) ** 2n * ways, 0n),
    of * 10_000n,
  );

/** Bounds of the published bands, as multiples of the stake. */
const EDGES = [1, 2, 5, 10, 20, 50, 100, 500];

/**
 * Returns the rows of the published table: results that pay nothing, then bands of totals ("2-5": above 2 and up to 5
 * times the stake). A band pays the mean of its totals, so that the table's return is exact.
 */
export function banded(totals: Totals, of: bigint): Odds[] {
  const largest = largestOf(totals);
  const highs = [...EDGES.slice(1).filter((edge) => edge * 100 < largest), Math.ceil(largest / 100)];
  const bands = highs.flatMap((high, index) => {
    const low = EDGES[index] ?? 0;
    const within = [...totals].filter(([pays]) => pays > low * 100 && pays <= high * 100);
    const ways = within.reduce((all, [, some]) => all + some, 0n);
    const sum = within.reduce((all, [pays, some]) => all + BigInt(pays) * some, 0n);
    return ways === 0n ? [] : [{ name: `${low}-${high}`, ways, of, pays: fraction(sum, ways * 100n) }];
  });
  return [...bands, { name: 'lost', ways: totals.get(0) ?? 0n, of, pays: ZERO }];
}

import { total, tuples, waysToSum } from '../combinatorics';
import { range } from '../fields';
import { play, won } from '../play';
import { whole } from '../readings';
import type { Play } from '../types';
import { groupSum } from './group';
import { chancesOf, digitsInWindow, placesIn, type Window } from './window';

/** Play that bets on every row of the window with one of the chosen values of a statistic; each row is a unit. */
const rowsBy = (
  code: string,
  window: Window,
  of: { name: string; most: number; measure(row: readonly number[]): number; ways(value: number): bigint },
): Play => {
  const digits = Array.from({ length: window.base }, (_, digit) => digit);
  const rows = new Map<number, number[][]>();
  // Sorts the rows once: settlement expands one value at a time.
  const rowsOf = (value: number) => {
    if (rows.size === 0)
      for (const row of tuples(Array.from({ length: window.count }, () => digits)))
        rows.set(of.measure(row), [...(rows.get(of.measure(row)) ?? []), row]);
    return rows.get(value) ?? [];
  };
  return play({
    code,
    fields: [range(of.name, 0, of.most)],
    samples: ['1'],
    shape: {
      units: ([values = []]) => Number(values.reduce((all, value) => all + of.ways(value), 0n)),
      *expand([values = []]) {
        for (const value of values) for (const row of rowsOf(value)) yield [row];
      },
      peak: () => 1,
    },
    narrow: ([values = []], drawn) => [values.filter((value) => value === of.measure(digitsInWindow(window, drawn)))],
    wins: ([row = []], drawn) => won(digitsInWindow(window, drawn).every((digit, index) => digit === row[index])),
    reads: () => [{ places: placesIn(window), kindOf: whole }],
    chances: () => chancesOf(window, 1n),
  });
};

export const sums = (suffix: string, window: Window): Play[] => {
  const { base, count } = window;
  const ways = (sum: number) => waysToSum(sum, count, base);
  return [
    rowsBy(`direct-sum${suffix}`, window, { name: 'sum', most: count * (base - 1), measure: total, ways }),
    groupSum(`group-sum${suffix}`, window, ways),
    rowsBy(`span${suffix}`, window, {
      name: 'span',
      most: base - 1,
      measure: (row) => Math.max(...row) - Math.min(...row),
      // Formula for three digits.
      ways: (span) => BigInt(span === 0 ? base : (base - span) * 6 * span),
    }),
  ];
};

import { ascending, choose, combinations, orders, total } from '../combinatorics';
import { words } from '../fields';
import { NONE, play, won } from '../play';
import { whole } from '../readings';
import { combining } from '../shapes';
import type { Play } from '../types';
import { chancesOf, digitsInWindow, placesIn, type Window } from './window';

/** Bet on one of several kinds that partition all rows of the window. */
const oneOf = (
  code: string,
  window: Window,
  kinds: readonly string[],
  kindOf: (row: readonly number[]) => number,
  rows: (kind: number) => bigint,
): Play =>
  play({
    code,
    fields: [words('kind', kinds)],
    samples: kinds,
    shape: combining(1),
    peak: () => 1,
    wins: ([[kind] = NONE], drawn) => won(kind === kindOf(digitsInWindow(window, drawn))),
    reads: () => [{ places: placesIn(window), kindOf: whole }],
    chances: ([[kind = -1] = NONE]) => chancesOf(window, rows(kind)),
  });

/** Shape of three digits: triple, straight, pair, half straight or mixed. Digits wrap around: 8-9-0 is a straight. */
export const shape = (code: string, window: Window): Play => {
  const { base } = window;
  const kindOf = (row: readonly number[]) => {
    const [low = 0, middle = 0, high = 0] = ascending(row);
    if (low === high) return 0;
    if (low === middle || middle === high) return 2;
    const next = [middle - low, high - middle, low + base - high].filter((step) => step === 1).length;
    return next === 2 ? 1 : next === 1 ? 3 : 4;
  };
  // Sets of three on a circle of more than four digits; each occurs in six orders.
  const straights = base;
  const halves = base * (base - 4);
  const sets = [straights, 0, halves, Number(choose(base, 3)) - straights - halves];
  const rows = [base, 6 * straights, 3 * base * (base - 1), 6 * halves, 6 * (sets[3] ?? 0)];
  return oneOf(code, window, ['triple', 'straight', 'pair', 'half', 'mixed'], kindOf, (kind) =>
    BigInt(rows[kind] ?? 0),
  );
};

/**
 * Finds three of five digits that sum to a multiple of the base; returns the remainder of the other two (0 is the
 * bull).
 */
const niu = (row: readonly number[], base: number): number | null =>
  THREES.some(
    ([first = 0, second = 0, third = 0]) => ((row[first] ?? 0) + (row[second] ?? 0) + (row[third] ?? 0)) % base === 0,
  )
    ? total(row) % base
    : null;
const THREES = [...combinations([0, 1, 2, 3, 4], 3)];

function* rising(base: number, length: number, from = 0): Generator<number[]> {
  if (length === 0) yield [];
  else
    for (let digit = from; digit < base; digit += 1)
      for (const rest of rising(base, length - 1, digit)) yield [digit, ...rest];
}

/** Bull play: none, 1 to 9, or bull. */
export const bull = (code: string, window: Window): Play => {
  const { base, count } = window;
  const kinds = ['none', ...Array.from({ length: base - 1 }, (_, less) => `${less + 1}`), 'bull'];
  const kindOf = (row: readonly number[]) => {
    const left = niu(row, base);
    return left === null ? 0 : left === 0 ? base : left;
  };
  let counted: bigint[] | null = null;
  // No short closed formula exists, so this counts digit sets, each times its orders.
  const count5 = () => {
    const ways = kinds.map(() => 0n);
    for (const row of rising(base, count)) ways[kindOf(row)] = (ways[kindOf(row)] ?? 0n) + orders(row);
    return ways;
  };
  return oneOf(code, window, kinds, kindOf, (kind) => {
    counted ??= count5();
    return counted[kind] ?? 0n;
  });
};

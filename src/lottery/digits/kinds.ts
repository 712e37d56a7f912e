import { ascending, choose, combinations, orders, total } from '../combinatorics';
import { words } from '../fields';
import { NONE, play, won } from '../play';
import { combining } from '../shapes';
import type { Play } from '../types';
import { chancesOf, seen, type Window } from './window';

/** One of some kinds, of which each row of the window is exactly one. */
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
    wins: ([[kind] = NONE], drawn) => won(kind === kindOf(seen(window, drawn))),
    chances: ([[kind = -1] = NONE]) => chancesOf(window, rows(kind)),
  });

/** Three digits: all alike, in a row, two alike, two in a row, none of these. After the greatest digit comes 0 again, so that 8-9-0 is in a row. */
export const shape = (code: string, window: Window): Play => {
  const { base } = window;
  const kindOf = (row: readonly number[]) => {
    const [low = 0, middle = 0, high = 0] = ascending(row);
    if (low === high) return 0;
    if (low === middle || middle === high) return 2;
    const next = [middle - low, high - middle, low + base - high].filter((step) => step === 1).length;
    return next === 2 ? 1 : next === 1 ? 3 : 4;
  };
  // Sets of three around a circle of more than four digits; each stands in six orders.
  const [straights, halves] = [base, base * (base - 4)];
  const sets = [straights, 0, halves, Number(choose(base, 3)) - straights - halves];
  const rows = [base, 6 * straights, 3 * base * (base - 1), 6 * halves, 6 * (sets[3] ?? 0)];
  return oneOf(code, window, ['triple', 'straight', 'pair', 'half', 'mixed'], kindOf, (kind) =>
    BigInt(rows[kind] ?? 0),
  );
};

/** Where three of five digits sum to a multiple of the base, what is left of the sum of the other two; 0 is the bull. */
const niu = (row: readonly number[], base: number): number | null =>
  THREES.some(([one = 0, two = 0, three = 0]) => ((row[one] ?? 0) + (row[two] ?? 0) + (row[three] ?? 0)) % base === 0)
    ? total(row) % base
    : null;
const THREES = [...combinations([0, 1, 2, 3, 4], 3)];

function* rising(base: number, length: number, from = 0): Generator<number[]> {
  if (length === 0) yield [];
  else
    for (let digit = from; digit < base; digit += 1)
      for (const rest of rising(base, length - 1, digit)) yield [digit, ...rest];
}

/** None, 1 to 9, and the bull. */
export const bull = (code: string, window: Window): Play => {
  const { base, count } = window;
  const kinds = ['none', ...Array.from({ length: base - 1 }, (_, less) => `${less + 1}`), 'bull'];
  const kindOf = (row: readonly number[]) => {
    const left = niu(row, base);
    return left === null ? 0 : left === 0 ? base : left;
  };
  let counted: bigint[] | null = null;
  // There is no short formula: rows are counted by the digits they have, each in all its orders.
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

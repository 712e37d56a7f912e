import { ascending, orders, power } from '../combinatorics';
import { digits, numbers } from '../fields';
import { fraction } from '../fraction';
import { NONE, play, won } from '../play';
import { isAmong } from '../readings';
import { combining } from '../shapes';
import type { Chances, Play, Reading } from '../types';
import { type Lots, lotsOf, tailOf } from './lots';

/** Returns the last `length` digits of a number, in order. */
const split = (number: number, base: number, length: number) =>
  Array.from({ length }, (_, place) => Math.floor(number / base ** (length - place - 1)) % base);
const bag = (number: number, base: number, length: number) => ascending(split(number, base, length));

/** Returns the function that writes the digits of a number in ascending order, with a memory for all numbers. */
function bags(base: number, length: number): (number: number) => string {
  const known: string[] = [];
  return (number) => {
    const key = known[number % base ** length] ?? `${bag(number, base, length)}`;
    known[number % base ** length] = key;
    return key;
  };
}

/** Chances of hitting one of `rows` numbers on any lot of the paid prizes, each of which is a grade. */
function chancesOnLots(
  { base, prizes }: Lots,
  paid: readonly string[],
  rows: bigint,
  grade: (prize: string) => string,
): Chances {
  const size = power(base, 4);
  const lots = prizes.filter(({ code }) => paid.includes(code));
  const count = lots.reduce((all, { lots: some }) => all + some, 0);
  return {
    space: size ** BigInt(count),
    winning: size ** BigInt(count) - (size - rows) ** BigInt(count),
    hits: Object.fromEntries(
      lots.map(({ code, lots: some }) => [grade(code), BigInt(some) * rows * size ** BigInt(count - 1)]),
    ),
    perLot: fraction(rows, size),
  };
}

const prizeOf = ({ prizes }: Lots) => prizes.flatMap(({ code, lots }) => Array.from({ length: lots }, () => code));

/** Readings of the lots of each paid prize. */
const onPaid = (draw: Lots, paid: readonly string[], kindOf: Reading['kindOf']): Reading[] =>
  paid.map((prize) => ({ places: lotsOf(draw, prize), size: draw.base ** 4, kindOf }));

/** Number of four digits on all lots of some prizes; each lot that matches is a hit. */
const straight = (code: string, draw: Lots, paid: readonly string[]): Play =>
  play({
    code,
    model: 'odds',
    grades: paid,
    fields: [numbers('numbers', draw.base, 4)],
    samples: [numbers('numbers', draw.base, 4).choices[1] ?? ''],
    shape: combining(1),
    peak: () => prizeOf(draw).length,
    narrow: ([some = []], { result }) => [some.filter((number) => result.includes(number))],
    wins: ([[number] = NONE], { result }) =>
      prizeOf(draw).filter((prize, lot) => paid.includes(prize) && result[lot] === number),
    reads: ([some = []]) => onPaid(draw, paid, isAmong(some)),
    chances: () => chancesOnLots(draw, paid, 1n, (prize) => prize),
  });

/** Variant of `straight` with the digits in any order: the stake is spread over their permutations. */
const spread = (code: string, draw: Lots, paid: readonly string[]): Play => {
  const { base } = draw;
  const bagOf = bags(base, 4);
  const ordersOf = (number: number) => orders(split(number, base, 4));
  const kinds = [0, 1, base + 1, base + 2, base ** 2 + 2 * base + 3].map((number) => (number < base ** 4 ? number : 0));
  const counts = [...new Set(kinds.map(ordersOf))];
  const { choices } = numbers('numbers', base, 4);
  return play({
    code,
    model: 'odds',
    grades: paid.flatMap((prize) => counts.map((count) => `${prize}-${count}`)),
    fields: [numbers('numbers', base, 4)],
    samples: kinds.map((number) => choices[number] ?? ''),
    shape: combining(1),
    // Chosen numbers can be permutations of one another, and then win together.
    peak: ([some = []]) => {
      const chosen = some.map(bagOf);
      const alike = new Map(chosen.map((key) => [key, 0]));
      for (const key of chosen) alike.set(key, (alike.get(key) ?? 0) + 1);
      return prizeOf(draw).length * Math.max(...alike.values());
    },
    narrow: ([some = []], { result }) => {
      const drawnBags = new Set(result.map(bagOf));
      return [some.filter((number) => drawnBags.has(bagOf(number)))];
    },
    wins: ([[number = -1] = NONE], { result }) => {
      const isHit = (drawn: number | undefined) => drawn !== undefined && bagOf(drawn) === bagOf(number);
      return prizeOf(draw).flatMap((prize, lot) =>
        paid.includes(prize) && isHit(result[lot]) ? [`${prize}-${ordersOf(number)}`] : [],
      );
    },
    reads: ([some = []]) => {
      const chosen = new Set(some.map(bagOf));
      const kindOf = (number: number) => (chosen.has(bagOf(number)) ? bagOf(number) : '');
      return onPaid(draw, paid, kindOf);
    },
    chances: ([[number = -1] = NONE]) =>
      chancesOnLots(draw, paid, ordersOf(number), (prize) => `${prize}-${ordersOf(number)}`),
  });
};

const onFirst = (draw: Lots, winning: bigint, grade: string): Chances => ({
  space: power(draw.base, 4),
  winning,
  hits: { [grade]: winning },
});

/** Last digits of the first prize. */
const first = (code: string, draw: Lots, length: number): Play => {
  const size = draw.base ** length;
  const field = numbers('numbers', draw.base, length);
  return play({
    code,
    model: 'odds',
    fields: [field],
    samples: [field.choices[1] ?? ''],
    shape: combining(1),
    peak: () => 1,
    wins: ([[number] = NONE], { result }) => won(tailOf(result, 0, size) === number),
    reads: ([some = []]) => [{ places: [0], size, kindOf: isAmong(some) }],
    chances: () => onFirst(draw, power(draw.base, 4 - length), 'win'),
  });
};

const KINDS: Record<string, string> = { '6': 'distinct', '3': 'pair', '1': 'triple' };

/** Last three digits of the first prize in any order, priced by the number of permutations. */
const firstInAnyOrder = (draw: Lots): Play => {
  const { base } = draw;
  const bagOf = bags(base, 3);
  const field = numbers('numbers', base, 3);
  const ordersOf = (number: number) => orders(split(number, base, 3));
  const gradeOf = (number: number) => KINDS[`${ordersOf(number)}`] ?? '';
  return play({
    code: 'first-3-any-order',
    model: 'odds',
    grades: Object.values(KINDS),
    fields: [field],
    samples: [0, 1, base + 2].map((number) => field.choices[number] ?? ''),
    shape: combining(1),
    peak: ([some = []]) => Math.min(some.length, 6),
    wins: ([[number = -1] = NONE], { result: [drawn = -1] }) =>
      bagOf(drawn) === bagOf(number) ? [gradeOf(number)] : [],
    reads: () => [{ places: [0], size: base ** 3, kindOf: bagOf }],
    chances: ([[number = -1] = NONE]) => onFirst(draw, BigInt(base) * ordersOf(number), gradeOf(number)),
  });
};

/** Digit among the last three of the first prize; repeats pay once. */
const firstAny = (draw: Lots): Play =>
  play({
    code: 'first-any-digit',
    model: 'odds',
    fields: [digits('numbers', draw.base)],
    samples: ['1'],
    shape: combining(1),
    peak: ([some = []]) => Math.min(some.length, 3),
    wins: ([[digit = -1] = NONE], { result: [drawn = -1] }) => won(split(drawn, draw.base, 3).includes(digit)),
    reads: ([some = []]) => [
      {
        places: [0],
        size: draw.base ** 3,
        kindOf: (number) => `${some.filter((digit) => split(number, draw.base, 3).includes(digit))}`,
      },
    ],
    chances: () => onFirst(draw, BigInt(draw.base) * (power(draw.base, 3) - power(draw.base - 1, 3)), 'win'),
  });

export const BIG = ['first', 'second', 'third', 'starter', 'consolation'] as const;
export const SMALL = ['first', 'second', 'third'] as const;

export const fourDigits = (draw: Lots): Play[] => [
  straight('big', draw, BIG),
  straight('small', draw, SMALL),
  spread('ibox-big', draw, BIG),
  spread('ibox-small', draw, SMALL),
  first('first-3', draw, 3),
  firstInAnyOrder(draw),
  first('first-2', draw, 2),
  firstAny(draw),
];

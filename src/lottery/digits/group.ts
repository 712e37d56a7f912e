import { ascending, choose, combinations, isSame, orders, total } from '../combinatorics';
import { digits, range } from '../fields';
import { play, type Shape, won } from '../play';
import { eachAmong, whole } from '../readings';
import type { Play, Selection } from '../types';
import { chancesOf, digitsInWindow, placesIn, type Window } from './window';

/** Field of a group play: `take` digits are chosen, each of which must appear `times` times. */
type Part = { name: string; take: number; times: number };

/** Digits of the window in any order: a unit is its row in ascending order. */
const group = (
  code: string,
  window: Window,
  rules: Pick<Play, 'fields' | 'samples'> & Partial<Pick<Play, 'narrow' | 'reads'>> & { shape: Shape },
): Play =>
  play({
    code,
    narrow: (selection, drawn) =>
      selection.map((values) => values.filter((value) => digitsInWindow(window, drawn).includes(value))),
    reads: (selection) => [{ places: placesIn(window), kindOf: eachAmong(selection.flat()) }],
    ...rules,
    wins: ([row = []], drawn) => won(isSame(row, ascending(digitsInWindow(window, drawn)))),
    chances: ([row = []]) => chancesOf(window, orders(row)),
  });

const repeated = (digits: readonly number[], times: number) =>
  digits.flatMap((digit) => Array.from({ length: times }, () => digit));

/** Units of two fields that share no digit, or of one field if the second takes none. */
function parted(first: Part, second: Part): Shape {
  return {
    units: ([some = [], others = []]) => {
      const both = some.filter((digit) => others.includes(digit)).length;
      let units = 0n;
      for (let shared = 0; shared <= first.take; shared += 1)
        units +=
          choose(both, shared) *
          choose(some.length - both, first.take - shared) *
          choose(others.length - shared, second.take);
      return Number(units);
    },
    *expand([some = [], others = []]: Selection) {
      for (const repeats of combinations(some, first.take))
        for (const singles of combinations(
          others.filter((digit) => !repeats.includes(digit)),
          second.take,
        ))
          yield [ascending([...repeated(repeats, first.times), ...repeated(singles, second.times)])];
    },
    peak: () => 1,
  };
}

/** Digits that appear more often, combined with digits that appear less often. */
export const mixed = (code: string, window: Window, first: Part, second: Part): Play =>
  group(code, window, {
    fields: [digits(first.name, window.base, first.take), digits(second.name, window.base, second.take)],
    samples: [
      `${Array.from({ length: first.take }, (_, digit) => digit)}|${Array.from({ length: second.take + 1 }, (_, digit) => digit + 1)}`,
    ],
    shape: parted(first, second),
  });

/** Digits that all appear equally often: all different, or all in pairs. */
export const alike = (code: string, window: Window, { name, take, times }: Part): Play =>
  group(code, window, {
    fields: [digits(name, window.base, take)],
    samples: [`${Array.from({ length: take + 1 }, (_, digit) => digit)}`],
    shape: parted({ name, take, times }, { name: '', take: 0, times: 0 }),
  });

/** Two digits from one field, either of them twice. */
export const groupThree = (code: string, window: Window): Play =>
  group(code, window, {
    fields: [digits('numbers', window.base, 2)],
    samples: ['0,1,2'],
    shape: {
      units: ([numbers = []]) => numbers.length * (numbers.length - 1),
      *expand([numbers = []]) {
        for (const twice of numbers)
          for (const once of numbers) if (once !== twice) yield [ascending([twice, twice, once])];
      },
      peak: () => 1,
    },
  });

const triples = (sum: number, base: number) =>
  Array.from({ length: base }, (_, first) => first).flatMap((first) =>
    Array.from({ length: base - first }, (_, step) => [first, first + step, sum - 2 * first - step]).filter(
      ([, second = 0, third = 0]) => third >= second && third < base,
    ),
  );

/** Rows of three digits by their sum, in any order; triples are excluded. */
export const groupSum = (code: string, window: Window, direct: (sum: number) => bigint): Play => {
  const { base } = window;
  const units = (sum: number) => {
    const alike = sum % 3 === 0 ? 1 : 0;
    const twice =
      Array.from({ length: base }, (_, digit) => sum - 2 * digit).filter((once) => once >= 0 && once < base).length -
      alike;
    return (Number(direct(sum)) - 3 * twice - alike) / 6 + twice;
  };
  return group(code, window, {
    fields: [range('sum', 1, 3 * base - 4)],
    samples: ['1', '3'],
    reads: () => [{ places: placesIn(window), kindOf: whole }],
    narrow: ([sums = []], drawn) => [sums.filter((sum) => sum === total(digitsInWindow(window, drawn)))],
    shape: {
      units: ([sums = []]) => sums.reduce((all, sum) => all + units(sum), 0),
      *expand([sums = []]) {
        for (const sum of sums) for (const row of triples(sum, base)) if (row[0] !== row[2]) yield [row];
      },
      peak: () => 1,
    },
  });
};

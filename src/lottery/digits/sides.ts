import { power, sum, total, waysToSum } from '../combinatorics';
import { words } from '../fields';
import { NONE, play, won } from '../play';
import { whole, wholeAt } from '../readings';
import { combining, ofEach } from '../shapes';
import type { Play } from '../types';
import { chancesOf, digitsInWindow, placesIn, type Window } from './window';

export const SIDES = ['big', 'small', 'odd', 'even'] as const;
/** Returns whether a number is on a side; big starts at `middle`. */
export const isOn = (side: number | undefined, number: number, middle: number): boolean =>
  [number >= middle, number < middle, number % 2 === 1, number % 2 === 0][side ?? -1] ?? false;
/** Returns how many of the sides one number can match: one of big and small, one of odd and even. */
export const sidesAtOnce = (sides: readonly number[]): number =>
  Number(sides.some((side) => side < 2)) + Number(sides.some((side) => side >= 2));

/** Sides of each digit of the window. Big is the upper half: 5 to 9. */
export const sides = (code: string, window: Window): Play => {
  const middle = window.base / 2;
  const digitsOn = (side: number | undefined) =>
    BigInt(
      Array.from({ length: window.base }, (_, digit) => digit).filter((digit) => isOn(side, digit, middle)).length,
    );
  return play({
    code,
    fields: Array.from({ length: window.count }, (_, index) => words(`place-${window.from + index + 1}`, SIDES)),
    samples: [Array.from({ length: window.count }, () => 'big,odd').join('|')],
    shape: ofEach,
    peak: (selection) => selection.reduce((most, some) => most * sidesAtOnce(some), 1),
    wins: (unit, drawn) =>
      won(digitsInWindow(window, drawn).every((digit, index) => isOn(unit[index]?.[0], digit, middle))),
    reads: (selection) =>
      selection.map((some, index) => ({
        places: [window.from + index],
        kindOf: (digit) => `${some.filter((side) => isOn(side, digit, middle))}`,
      })),
    chances: (unit) =>
      chancesOf(
        window,
        unit.reduce((rows, [side]) => rows * digitsOn(side), 1n),
      ),
  });
};

/** Sides of the sum of all digits. Big is the upper half: 23 and above. */
export const totalSides = (code: string, window: Window): Play => {
  const most = window.count * (window.base - 1);
  const middle = Math.floor(most / 2) + 1;
  const totals = Array.from({ length: most + 1 }, (_, sum) => sum);
  const waysOf = (side: number | undefined) =>
    sum(
      totals.filter((total) => isOn(side, total, middle)).map((total) => waysToSum(total, window.count, window.base)),
    );
  return play({
    code,
    fields: [words('side', SIDES)],
    samples: [...SIDES],
    shape: combining(1),
    peak: ([some = []]) => sidesAtOnce(some),
    wins: ([[side] = NONE], drawn) => won(isOn(side, total(digitsInWindow(window, drawn)), middle)),
    reads: () => [{ places: placesIn(window), kindOf: whole }],
    chances: ([[side] = NONE]) => chancesOf(window, waysOf(side)),
  });
};

const pairs = (places: number) =>
  Array.from({ length: places }, (_, first) => first).flatMap((first) =>
    Array.from({ length: places - first - 1 }, (_, step) => [first, first + step + 1]),
  );

/** Bet on the greater of two digits: the first (dragon), the second (tiger), or a tie. */
export const dragonTiger = (code: string, window: Window): Play => {
  const { base } = window;
  const all = pairs(window.count);
  return play({
    code,
    fields: [
      words(
        'places',
        all.map(([dragon = 0, tiger = 0]) => `${dragon + 1}-${tiger + 1}`),
      ),
      words('side', ['dragon', 'tiger', 'tie']),
    ],
    samples: ['dragon', 'tiger', 'tie'].map((side) => `1-2|${side}`),
    shape: ofEach,
    peak: ([some = []]) => some.length,
    wins: ([[pair = -1] = NONE, [side] = NONE], { result }) => {
      const [dragon = 0, tiger = 0] = (all[pair] ?? []).map((place) => result[place] ?? 0);
      return won(side === (dragon > tiger ? 0 : dragon < tiger ? 1 : 2));
    },
    reads: ([some = []]) => wholeAt(some.flatMap((pair) => all[pair] ?? [])),
    chances: ([, [side] = NONE]) =>
      chancesOf({ ...window, count: 2 }, side === 2 ? BigInt(base) : (power(base, 2) - BigInt(base)) / 2n),
  });
};

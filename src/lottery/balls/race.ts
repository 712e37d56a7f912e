import { isOn, SIDES, sidesAtOnce } from '../digits/sides';
import { range, words } from '../fields';
import { NONE, play, won } from '../play';
import { places, whole } from '../readings';
import { combining, ofEach } from '../shapes';
import type { Play } from '../types';
import { dragonTiger } from './eleven';
import { chancesOf, front, place } from './order';

/** Sides of the number at one place. Big is the upper half: 6 to 10. */
const placeSides = (cars: number): Play => {
  const middle = Math.floor(cars / 2) + 1;
  const on = (side: number | undefined) =>
    Array.from({ length: cars }, (_, less) => less + 1).filter((car) => isOn(side, car, middle)).length;
  return play({
    code: 'place-sides',
    model: 'odds',
    fields: [
      words(
        'place',
        Array.from({ length: cars }, (_, less) => `${less + 1}`),
      ),
      words('side', SIDES),
    ],
    samples: SIDES.map((side) => `1|${side}`),
    shape: ofEach,
    reads: ([chosen = [], sides = []]) =>
      chosen.map((place) => ({
        places: [place],
        kindOf: (car) => `${sides.filter((side) => isOn(side, car, middle))}`,
      })),
    peak: ([places = [], sides = []]) => places.length * sidesAtOnce(sides),
    wins: ([[at = -1] = NONE, [side] = NONE], { result }) => won(isOn(side, result[at] ?? 0, middle)),
    chances: ([, [side] = NONE]) => chancesOf({ of: cars, take: cars }, 1, BigInt(on(side))),
  });
};

/** Counts the ordered pairs of different cars whose sum passes the test. */
const waysOfTwo = (cars: number, passes: (sum: number) => boolean): bigint => {
  let ways = 0n;
  for (let first = 1; first <= cars; first += 1)
    for (let second = 1; second <= cars; second += 1) if (first !== second && passes(first + second)) ways += 1n;
  return ways;
};

/** Exact sum of the first two, with odds per sum. */
const sumOfTwo = (cars: number): Play => {
  const field = range('sum', 3, 2 * cars - 1);
  return play({
    code: 'sum-2',
    model: 'odds',
    fields: [field],
    grades: field.choices,
    samples: field.choices,
    shape: combining(1),
    peak: () => 1,
    wins: ([[sum] = NONE], { result: [first = 0, second = 0] }) => (first + second === sum ? [`${sum}`] : []),
    reads: () => [{ places: places(2), kindOf: whole }],
    chances: ([[sum] = NONE]) => {
      const { space, winning } = chancesOf(
        { of: cars, take: cars },
        2,
        waysOfTwo(cars, (total) => total === sum),
      );
      return { space, winning, hits: { [`${sum}`]: winning } };
    },
  });
};

/** Sides of the sum of the first two. Big starts at 12, so it covers less than half of all sums. */
const sidesOfTwo = (cars: number): Play => {
  const middle = cars + 2;
  return play({
    code: 'sum-2-sides',
    model: 'odds',
    fields: [words('side', SIDES)],
    grades: SIDES,
    samples: SIDES,
    shape: combining(1),
    peak: ([some = []]) => sidesAtOnce(some),
    wins: ([[side] = NONE], { result: [first = 0, second = 0] }) =>
      isOn(side, first + second, middle) ? [SIDES[side ?? -1] ?? ''] : [],
    reads: () => [{ places: places(2), kindOf: whole }],
    chances: ([[side] = NONE]) => {
      const { space, winning } = chancesOf(
        { of: cars, take: cars },
        2,
        waysOfTwo(cars, (sum) => isOn(side, sum, middle)),
      );
      return { space, winning, hits: { [SIDES[side ?? -1] ?? '']: winning } };
    },
  });
};

/** Plays on the finishing order of all cars (10 in PK10). */
export const race = (cars: number): Play[] => {
  const urn = { of: cars, take: cars };
  const facing = Array.from({ length: cars / 2 }, (_, less) => [less + 1, cars - less] as const);
  return [
    ...Array.from({ length: cars }, (_, less) => front(`front-${less + 1}`, urn, less + 1)),
    place('place', urn),
    placeSides(cars),
    dragonTiger(urn, facing, 'odds'),
    sumOfTwo(cars),
    sidesOfTwo(cars),
  ];
};

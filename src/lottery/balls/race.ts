import { isOn, SIDES, sidesAtOnce } from '../digits/sides';
import { range, words } from '../fields';
import { NONE, play, won } from '../play';
import { combining, ofEach } from '../shapes';
import type { Play } from '../types';
import { dragonTiger } from './eleven';
import { chancesOf, front, place } from './order';

/** A side of the number at a place. Big is the greater half: 6 to 10. */
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
    peak: ([places = [], sides = []]) => places.length * sidesAtOnce(sides),
    wins: ([[at = -1] = NONE, [side] = NONE], { result }) => won(isOn(side, result[at] ?? 0, middle)),
    chances: ([, [side] = NONE]) => chancesOf({ of: cars, take: cars }, 1, BigInt(on(side))),
  });
};

/** In how many orders two different cars have a sum that passes. */
const waysOfTwo = (cars: number, passes: (sum: number) => boolean): bigint => {
  let ways = 0n;
  for (let one = 1; one <= cars; one += 1)
    for (let two = 1; two <= cars; two += 1) if (one !== two && passes(one + two)) ways += 1n;
  return ways;
};

/** The sum of the first two, each with odds of its own. */
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
    wins: ([[sum] = NONE], { result: [one = 0, two = 0] }) => (one + two === sum ? [`${sum}`] : []),
    chances: ([[sum] = NONE]) => {
      const { space, winning } = chancesOf(
        { of: cars, take: cars },
        2,
        waysOfTwo(cars, (one) => one === sum),
      );
      return { space, winning, hits: { [`${sum}`]: winning } };
    },
  });
};

/** A side of the sum of the first two. Big is from 12 upwards, which is less than half. */
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
    wins: ([[side] = NONE], { result: [one = 0, two = 0] }) =>
      isOn(side, one + two, middle) ? [SIDES[side ?? -1] ?? ''] : [],
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

/** All cars in the order in which they arrive: 10 of them. */
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

import type { Urn } from '../balls/any';
import { chancesOfSets } from '../balls/order';
import { choose, falling, subsetSums, sum, total } from '../combinatorics';
import { isOn as isOnSide, SIDES, sidesAtOnce } from '../digits/sides';
import { balls, words } from '../fields';
import { NONE, play, won } from '../play';
import { isAmong, places, whole } from '../readings';
import { combining } from '../shapes';
import type { Chances, Play, Reading, Selection } from '../types';

const sorted = (urn: Urn, ways: bigint) => chancesOfSets(urn, ways);
const few = (urn: Urn, count: number) => [`${balls('numbers', urn.of).choices.slice(0, count + 1)}`];

/** Sides of the sum of all seven. Big starts at the midpoint of all sums: 175. */
export const totalSides = (urn: Urn): Play => {
  const sums = subsetSums(urn.of, urn.take);
  const middle = (urn.take * (urn.of + 1)) / 2;
  const ways = (side: number | undefined) => sum(sums.filter((_, total) => isOnSide(side, total, middle)));
  return play({
    code: 'total-sides',
    model: 'odds',
    fields: [words('side', SIDES)],
    grades: SIDES,
    samples: SIDES,
    shape: combining(1),
    peak: ([sides = []]) => sidesAtOnce(sides),
    wins: ([[side = -1] = NONE], { result }) => (isOnSide(side, total(result), middle) ? [SIDES[side] ?? ''] : []),
    reads: () => [{ places: places(urn.take), kindOf: whole }],
    chances: ([[side = -1] = NONE]) => {
      const { space, winning } = sorted(urn, ways(side));
      return { space, winning, hits: { [SIDES[side] ?? '']: winning } };
    },
  });
};

const normals = ({ take }: Urn, result: readonly number[]) => result.slice(0, take - 1);
const normalsRead = ({ take }: Urn, [numbers = []]: Selection): Reading[] => [
  { places: places(take - 1), kindOf: isAmong(numbers) },
];
/** Counts the draws for a number of sets of the six, with any special number. */
const chancesOfNormals = ({ of, take }: Urn, sets: bigint): bigint =>
  sets * falling(take - 1, take - 1) * BigInt(of - take + 1);
const hits = (urn: Urn, ways: Record<string, bigint>): Chances => ({
  space: falling(urn.of, urn.take),
  winning: sum(Object.values(ways)),
  hits: ways,
});

/** Several numbers, all among the six. */
export const all = (code: string, urn: Urn, count: number): Play =>
  play({
    code,
    model: 'odds',
    fields: [balls('numbers', urn.of, count)],
    samples: few(urn, count),
    shape: combining(count),
    peak: ([numbers = []]) => Number(choose(Math.min(numbers.length, urn.take - 1), count)),
    narrow: ([numbers = []], { result }) => [numbers.filter((number) => normals(urn, result).includes(number))],
    wins: ([numbers = []], { result }) => won(numbers.every((number) => normals(urn, result).includes(number))),
    reads: (selection) => normalsRead(urn, selection),
    chances: () => hits(urn, { win: chancesOfNormals(urn, choose(urn.of - count, urn.take - 1 - count)) }),
  });

/** Three numbers, at least two of them among the six. */
export const threeHitTwo = (urn: Urn): Play =>
  play({
    code: 'three-hit-two',
    model: 'odds',
    grades: ['two', 'three'],
    fields: [balls('numbers', urn.of, 3)],
    samples: few(urn, 3),
    shape: combining(3),
    peak: ([numbers = []]) => {
      const hit = Math.min(numbers.length, urn.take - 1);
      return Number(choose(hit, 3) + choose(hit, 2) * BigInt(numbers.length - hit));
    },
    wins: ([numbers = []], { result }) => {
      const count = numbers.filter((number) => normals(urn, result).includes(number)).length;
      return count === 3 ? ['three'] : count === 2 ? ['two'] : [];
    },
    reads: (selection) => normalsRead(urn, selection),
    chances: () =>
      hits(urn, {
        two: chancesOfNormals(urn, 3n * choose(urn.of - 3, urn.take - 3)),
        three: chancesOfNormals(urn, choose(urn.of - 3, urn.take - 4)),
      }),
  });

/** Counts the draws in which one of two numbers is the special one and the other is among the six. */
const withSpecial = ({ of, take }: Urn) => 2n * BigInt(take - 1) * falling(of - 2, take - 2);
const isWithSpecial = (urn: Urn, numbers: readonly number[], result: readonly number[]) =>
  numbers.includes(result.at(-1) ?? 0) && numbers.some((number) => normals(urn, result).includes(number));

const pair = (urn: Urn, rules: Pick<Play, 'code' | 'wins' | 'chances' | 'grades' | 'peak'>): Play =>
  play({
    model: 'odds',
    fields: [balls('numbers', urn.of, 2)],
    samples: few(urn, 2),
    shape: combining(2),
    narrow: ([numbers = []], { result }) => [numbers.filter((number) => result.includes(number))],
    reads: (selection) => [
      ...normalsRead(urn, selection),
      { places: [urn.take - 1], kindOf: isAmong(selection[0] ?? NONE) },
    ],
    ...rules,
  });

/** Two numbers: both among the six, or one among the six and the other the special one. */
export const twoHitSpecial = (urn: Urn): Play =>
  pair(urn, {
    code: 'two-hit-special',
    grades: ['both', 'special'],
    peak: ([numbers = []]) => Number(choose(Math.min(numbers.length, urn.take), 2)),
    wins: ([numbers = []], { result }) => {
      if (isWithSpecial(urn, numbers, result)) return ['special'];
      return numbers.every((number) => normals(urn, result).includes(number)) ? ['both'] : [];
    },
    chances: () =>
      hits(urn, { both: chancesOfNormals(urn, choose(urn.of - 2, urn.take - 3)), special: withSpecial(urn) }),
  });

/** Two numbers: one among the six and the other the special one. */
export const specialPair = (urn: Urn): Play =>
  pair(urn, {
    code: 'special-pair',
    grades: ['win'],
    peak: ([numbers = []]) => Math.min(numbers.length, urn.take) - 1,
    wins: ([numbers = []], { result }) => won(isWithSpecial(urn, numbers, result)),
    chances: () => hits(urn, { win: withSpecial(urn) }),
  });

/** Several numbers, none of which is drawn, the special one included. */
export const none = (code: string, urn: Urn, count: number): Play =>
  play({
    code,
    model: 'odds',
    fields: [balls('numbers', urn.of, count)],
    samples: few(urn, count),
    shape: combining(count),
    narrow: ([numbers = []], { result }) => [numbers.filter((number) => !result.includes(number))],
    wins: ([numbers = []], { result }) => won(!numbers.some((number) => result.includes(number))),
    reads: ([numbers = []]) => [{ places: places(urn.take), kindOf: isAmong(numbers) }],
    chances: () => sorted(urn, choose(urn.of - count, urn.take)),
  });

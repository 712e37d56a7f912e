import { ascending, choose, subsetSums, sum, total } from '../combinatorics';
import { range, words } from '../fields';
import { NONE, play, won } from '../play';
import { places, whole, wholeAt } from '../readings';
import { combining, ofEach } from '../shapes';
import { type Play, PUSH } from '../types';
import { any, anyWithBankers, type Urn } from './any';
import { chancesOf, chancesOfSets, front, frontAny, frontGroup, place } from './order';

const oddCount = (urn: Urn): Play => {
  const odds = Math.ceil(urn.of / 2);
  const field = range('odd', 0, urn.take);
  return play({
    code: 'odd-count',
    fields: [field],
    samples: field.choices,
    shape: combining(1),
    peak: () => 1,
    wins: ([[count] = NONE], { result }) => won(result.filter((ball) => ball % 2 === 1).length === count),
    reads: () => [{ places: places(urn.take), kindOf: (ball) => ball % 2 }],
    chances: ([[count = 0] = NONE]) =>
      chancesOfSets(urn, choose(odds, count) * choose(urn.of - odds, urn.take - count)),
  });
};

/** Median of the drawn numbers. */
const middle = (urn: Urn): Play => {
  const half = (urn.take - 1) / 2;
  const field = range('middle', half + 1, urn.of - half);
  return play({
    code: 'middle',
    fields: [field],
    samples: field.choices,
    shape: combining(1),
    peak: () => 1,
    wins: ([[number] = NONE], { result }) => won(ascending(result)[half] === number),
    reads: () => [{ places: places(urn.take), kindOf: whole }],
    chances: ([[number = 0] = NONE]) => chancesOfSets(urn, choose(number - 1, half) * choose(urn.of - number, half)),
  });
};

/** Counts the sets whose sum is above, at and below the midpoint of all sums. */
const aroundMiddle = ({ of, take }: Urn) => {
  const sums = subsetSums(of, take);
  const centre = (take * (of + 1)) / 2;
  const [over, equal, under] = [sums.slice(centre + 1), [sums[centre] ?? 0n], sums.slice(0, centre)].map(sum);
  const sideOf = (all: number) => (all > centre ? 0 : all === centre ? 1 : 2);
  return { ways: [over ?? 0n, equal ?? 0n, under ?? 0n], sideOf };
};

/** Three-way bet on the sum: over 30, exactly 30, or under. */
const sumThree = (urn: Urn): Play => {
  const { ways, sideOf } = aroundMiddle(urn);
  const names = ['over', 'equal', 'under'];
  return play({
    code: 'sum',
    fields: [words('side', names)],
    samples: names,
    shape: combining(1),
    peak: () => 1,
    wins: ([[side] = NONE], { result }) => won(side === sideOf(total(result))),
    reads: () => [{ places: places(urn.take), kindOf: whole }],
    chances: ([[side = -1] = NONE]) => chancesOfSets(urn, ways[side] ?? 0n),
  });
};

/** Two-way bet on the sum: over or under 30; exactly 30 returns the stake. */
const sumSides = (urn: Urn): Play => {
  const { ways, sideOf } = aroundMiddle(urn);
  const names = ['over', 'under'];
  return play({
    code: 'sum-sides',
    model: 'odds',
    fields: [words('side', names)],
    samples: names,
    shape: combining(1),
    peak: ([some = []]) => some.length,
    wins: ([[side = 0] = NONE], { result }) =>
      sideOf(total(result)) === 1 ? [PUSH] : won(side * 2 === sideOf(total(result))),
    reads: () => [{ places: places(urn.take), kindOf: whole }],
    chances: ([[side = 0] = NONE]) => {
      const { space, winning } = chancesOfSets(urn, ways[side * 2] ?? 0n);
      return { space, winning, hits: { win: winning, [PUSH]: chancesOfSets(urn, ways[1] ?? 0n).winning } };
    },
  });
};

/** Bet on the greater of two places: the first (dragon) or the second (tiger). */
export const dragonTiger = (urn: Urn, pairs: readonly (readonly [number, number])[], model: Play['model']): Play =>
  play({
    code: 'dragon-tiger',
    model,
    fields: [
      words(
        'places',
        pairs.map(([dragon, tiger]) => `${dragon}-${tiger}`),
      ),
      words('side', ['dragon', 'tiger']),
    ],
    samples: ['dragon', 'tiger'].map((side) => `${pairs[0]?.join('-')}|${side}`),
    shape: ofEach,
    peak: ([some = []]) => some.length,
    wins: ([[pair = -1] = NONE, [side] = NONE], { result }) => {
      const [dragon = 0, tiger = 0] = (pairs[pair] ?? []).map((place) => result[place - 1] ?? 0);
      return won(side === (dragon > tiger ? 0 : 1));
    },
    reads: ([some = []]) => wholeAt(some.flatMap((pair) => (pairs[pair] ?? []).map((place) => place - 1))),
    chances: () => chancesOf(urn, 2, choose(urn.of, 2)),
  });

const allPairs = ({ take }: Urn) =>
  Array.from({ length: take }, (_, index) => index + 1).flatMap((first) =>
    Array.from({ length: take - first }, (_, step) => [first, first + step + 1] as const),
  );

/** Plays on an urn with an odd number of balls; picks of up to eight when there are 11. */
export const eleven = (urn: Urn): Play[] => {
  const counts = Array.from({ length: Math.min(8, urn.of - 1) }, (_, less) => less + 1);
  return [
    ...counts.map((count) => any(urn, count)),
    ...counts.filter((count) => count > 1).map((count) => anyWithBankers(urn, count)),
    front('front-2', urn, 2),
    front('front-3', urn, 3),
    frontGroup('front-2-group', urn, 2),
    frontGroup('front-3-group', urn, 3),
    place('place', urn),
    frontAny('front-any', urn, 3),
    oddCount(urn),
    middle(urn),
    sumThree(urn),
    sumSides(urn),
    dragonTiger(urn, allPairs(urn), 'group'),
  ];
};

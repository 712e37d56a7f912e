import { choose, falling } from '../combinatorics';
import { balls } from '../fields';
import { NONE, play, won } from '../play';
import { amongAt, isAmong, places } from '../readings';
import { combining, ofAny, ofEachDifferent } from '../shapes';
import type { Chances, Play } from '../types';
import type { Urn } from './any';

/** Chances of a bet that wins with `ways` of the ordered draws of the first `count` balls. */
export const chancesOf = ({ of, take }: Urn, count: number, ways: bigint): Chances => {
  const winning = ways * falling(of - count, take - count);
  return { space: falling(of, take), winning, hits: { win: winning } };
};

const placesOf = ({ of }: Urn, count: number, least: number) =>
  Array.from({ length: count }, (_, index) => balls(`place-${index + 1}`, of, least));
const written = ({ of }: Urn) => balls('numbers', of).choices;

/** Exact order of the first balls. */
export const front = (code: string, urn: Urn, count: number): Play =>
  play({
    code,
    fields: placesOf(urn, count, 1),
    samples: [Array.from({ length: count }, (_, index) => `${written(urn).slice(index, index + 2)}`).join('|')],
    shape: ofEachDifferent,
    narrow: (selection, { result }) =>
      selection.map((values, index) => values.filter((value) => value === result[index])),
    wins: (unit, { result }) => won(unit.every(([ball], index) => ball === result[index])),
    reads: (selection) => amongAt(0, selection),
    chances: () => chancesOf(urn, count, 1n),
  });

/** First balls in any order. */
export const frontGroup = (code: string, urn: Urn, count: number): Play =>
  play({
    code,
    fields: [balls('numbers', urn.of, count)],
    samples: [`${written(urn).slice(0, count + 1)}`],
    shape: combining(count),
    peak: () => 1,
    narrow: ([numbers = []], { result }) => [numbers.filter((ball) => result.slice(0, count).includes(ball))],
    wins: ([numbers = []], { result }) => won(result.slice(0, count).every((ball) => numbers.includes(ball))),
    reads: ([numbers = []]) => [{ places: places(count), kindOf: isAmong(numbers) }],
    chances: () => chancesOf(urn, count, falling(count, count)),
  });

/** Ball among the first few. */
export const frontAny = (code: string, urn: Urn, count: number): Play =>
  play({
    code,
    fields: [balls('numbers', urn.of)],
    samples: ['01,02'],
    shape: combining(1),
    peak: ([numbers = []]) => Math.min(numbers.length, count),
    wins: ([[ball = 0] = NONE], { result }) => won(result.slice(0, count).includes(ball)),
    reads: ([numbers = []]) => [{ places: places(count), kindOf: isAmong(numbers) }],
    chances: () => chancesOf(urn, 1, BigInt(count)),
  });

/** Ball at a place; several places can be filled, each a unit of its own. */
export const place = (code: string, urn: Urn): Play =>
  play({
    code,
    fields: placesOf(urn, urn.take, 0),
    samples: [['01,02', ...Array.from({ length: urn.take - 1 }, () => '')].join('|')],
    shape: ofAny,
    wins: (unit, { result }) => won(unit.some(([ball], index) => ball === result[index])),
    reads: (selection) => amongAt(0, selection),
    chances: () => chancesOf(urn, 1, 1n),
  });

/** Chances of a bet that wins with `sets` of the unordered draws. */
export const chancesOfSets = ({ of, take }: Urn, sets: bigint, all = choose(of, take)): Chances => {
  const winning = (sets * falling(of, take)) / all;
  return { space: falling(of, take), winning, hits: { win: winning } };
};

import { choose, power, sum } from '../combinatorics';
import { numbers } from '../fields';
import { NONE, play, won } from '../play';
import { eachAmong, isAmong } from '../readings';
import { combining } from '../shapes';
import type { Chances, Drawn, Play, Selection } from '../types';
import { type Lots, longEnough, lotsOf, tailOf } from './lots';

/** Number on each of several lots: every lot is a unit, so a number that is drawn twice pays twice. */
export const onLots = (code: string, base: number, lots: readonly number[], digits: number): Play => {
  const size = base ** digits;
  return play({
    code,
    model: 'odds',
    fields: [numbers('numbers', base, digits)],
    samples: [`${numbers('numbers', base, digits).choices[1]}`],
    shape: {
      units: ([some = []]) => some.length * lots.length,
      *expand([some = []]) {
        for (const number of some) for (const lot of lots) yield [[number], [lot]];
      },
      peak: () => lots.length,
    },
    narrow: ([some = []], { result }) => {
      const drawnTails = new Set(lots.map((lot) => tailOf(result, lot, size)));
      return [some.filter((number) => drawnTails.has(number))];
    },
    wins: ([[number] = NONE, [lot = -1] = NONE], { result }) => won(tailOf(result, lot, size) === number),
    reads: ([some = []]) => [{ places: lots, size, kindOf: isAmong(some) }],
    chances: () => ({ space: BigInt(size), winning: 1n, hits: { win: 1n } }),
  });
};

type Presence = { code: string; base: number; lots: readonly number[]; take: number };
const few = (base: number, take: number) => [`${numbers('numbers', base, 2).choices.slice(0, take + 1)}`];
const tailsRead = ({ base, lots: places }: Presence, [some = NONE]: Selection) => [
  { places, size: base ** 2, kindOf: eachAmong(some) },
];
const isDrawn = ({ base, lots }: Presence, number: number, { result }: Drawn) =>
  lots.some((lot) => tailOf(result, lot, base ** 2) === number);
const tails = ({ base, lots }: Presence, { result }: Drawn) =>
  new Set(lots.map((lot) => tailOf(result, lot, base ** 2)));
const chancesOf = ({ base, lots }: Presence, winning: bigint): Chances => ({
  space: power(base ** 2, lots.length),
  winning,
  hits: { win: winning },
});

/** Two-digit numbers that must all appear as tails of lots; repeats pay once. */
export const present = (of: Presence): Play => {
  const { base, lots, take } = of;
  const without = (count: number) =>
    (count % 2 === 0 ? 1n : -1n) * choose(take, count) * power(base ** 2 - count, lots.length);
  return play({
    code: of.code,
    model: 'odds',
    fields: [numbers('numbers', base, 2, take)],
    samples: few(base, take),
    shape: combining(take),
    peak: ([some = []]) => Number(choose(Math.min(some.length, lots.length), take)),
    narrow: ([some = []], drawn) => {
      const drawnTails = tails(of, drawn);
      return [some.filter((number) => drawnTails.has(number))];
    },
    wins: ([some = []], drawn) => won(some.every((number) => isDrawn(of, number, drawn))),
    reads: (selection) => tailsRead(of, selection),
    chances: () => chancesOf(of, sum(Array.from({ length: take + 1 }, (_, count) => without(count)))),
  });
};

/** Two-digit numbers that must not appear as the tail of any lot. */
export const absent = (of: Presence): Play => {
  const { base, lots, take } = of;
  return play({
    code: of.code,
    model: 'odds',
    fields: [numbers('numbers', base, 2, take)],
    samples: few(base, take),
    shape: combining(take),
    narrow: ([some = []], drawn) => {
      const drawnTails = tails(of, drawn);
      return [some.filter((number) => !drawnTails.has(number))];
    },
    wins: ([some = []], drawn) => won(!some.some((number) => isDrawn(of, number, drawn))),
    reads: (selection) => tailsRead(of, selection),
    chances: () => chancesOf(of, power(base ** 2 - take, lots.length)),
  });
};

/** Regional prizes for the heads and for the plays on a part of the lots. */
export type Region = { heads: string; threes: string; part: { code: string; prizes: readonly string[] } };

/** Builds all plays of a region, under their local names. */
export const vietnam = (draw: Lots, { heads, threes, part }: Region, skips: readonly number[] = [4, 8, 10]): Play[] => {
  const { base } = draw;
  const on = (code: string, digits: number, ...prizes: string[]) => onLots(code, base, lotsOf(draw, ...prizes), digits);
  const lots = longEnough(draw, 2);
  return [
    ...[2, 3, 4].map((digits) => onLots(`lo-${digits}`, base, longEnough(draw, digits), digits)),
    on(part.code, 2, ...part.prizes),
    on('de', 2, 'DB'),
    on('dau', 2, heads),
    on('duoi', 2, 'DB'),
    on('dau-duoi', 2, heads, 'DB'),
    on('nhat-to', 2, 'G1'),
    on('xiu-chu-dau', 3, threes),
    on('xiu-chu-duoi', 3, 'DB'),
    on('xiu-chu', 3, threes, 'DB'),
    on('ba-cang', 3, 'DB'),
    present({ code: 'lo-mot', base, lots, take: 1 }),
    ...[2, 3, 4].map((take) => present({ code: `xien-${take}`, base, lots, take })),
    ...skips.map((take) => absent({ code: `truot-${take}`, base, lots, take })),
  ];
};

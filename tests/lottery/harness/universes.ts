import { type Draw, LOTTERIES, type Play } from '../../../src/lottery';
import { eleven } from '../../../src/lottery/balls/eleven';
import { race } from '../../../src/lottery/balls/race';
import { falling } from '../../../src/lottery/combinatorics';
import { fiveDigits } from '../../../src/lottery/digits';
import { fourDigits } from '../../../src/lottery/lots/four-digits';
import type { Lots } from '../../../src/lottery/lots/lots';
import { vietnam } from '../../../src/lottery/lots/vietnam';
import { markSix } from '../../../src/lottery/marksix';
import { byCode } from '../../../src/lottery/play';
import { elevenOracle, raceOracle } from '../oracle/balls';
import { digitsOracle } from '../oracle/digits';
import { fourDigitsOracle, type Layout, vietnamOracle } from '../oracle/lots';
import { markSixOracle } from '../oracle/marksix';
import type { Oracle } from '../oracle/sets';

/** A draw, its plays, and their definitions in the oracle. */
type Universe = {
  name: string;
  draw: Draw;
  plays: Readonly<Record<string, Play>>;
  oracle: Oracle;
  size: number;
};

const layoutOf = ({ prizes }: Lots): Layout =>
  prizes.flatMap(({ code, lots, digits }) => Array.from({ length: lots }, (): [string, number] => [code, digits]));
const lots = (base: number, ...prizes: [code: string, lots: number, digits: number][]): Lots => ({
  kind: 'lots',
  base,
  prizes: prizes.map(([code, count, digits]) => ({ code, lots: count, digits })),
});

const real = (code: 'SSC' | '11X5' | 'LF3D' | 'LFP5', oracle: Oracle, size: number): Universe => ({
  name: code,
  draw: LOTTERIES[code].draw,
  plays: LOTTERIES[code].plays,
  oracle,
  size,
});
const vietnamese = (name: string, draw: Lots, heads: string, size: number): Universe => {
  const names = { heads, threes: 'G6', part: { code: 'part', prizes: ['DB', 'G6'] } };
  return {
    name,
    draw,
    plays: byCode(vietnam(draw, names, [1, 2, 3])),
    oracle: vietnamOracle(layoutOf(draw), draw.base, { heads, threes: 'G6', part: ['part', ['DB', 'G6']] }),
    size,
  };
};
const ofFour = (name: string, draw: Lots, size: number): Universe => ({
  name,
  draw,
  plays: byCode(fourDigits(draw)),
  oracle: fourDigitsOracle(layoutOf(draw), draw.base),
  size,
});

const raceOf = (cars: number): Universe => ({
  name: `${cars} cars`,
  draw: { kind: 'balls', of: cars, take: cars },
  plays: byCode(race(cars)),
  oracle: raceOracle(cars),
  size: Number(falling(cars, cars)),
});

/** Real lotteries that can be enumerated. */
export const FULL: Universe[] = [
  real('SSC', digitsOracle(10, 5), 100_000),
  real('LF3D', digitsOracle(10, 3), 1000),
  real('11X5', elevenOracle(5, 30), 55_440),
];

/** Small universes that run the same code. */
export const SMALL: Universe[] = [
  {
    name: '5 of 6 digits',
    draw: { kind: 'digits', base: 6, places: 5 },
    plays: byCode(fiveDigits(6)),
    oracle: digitsOracle(6, 5),
    size: 7776,
  },
  {
    name: '3 of 7 balls',
    draw: { kind: 'balls', of: 7, take: 3 },
    plays: byCode(eleven({ of: 7, take: 3 })),
    oracle: elevenOracle(3, 12),
    size: 210,
  },
  raceOf(Number(process.env.ODDS_CARS ?? 6)),
  {
    name: '4 and a special of 9',
    draw: { kind: 'balls', of: 9, take: 5 },
    plays: byCode(markSix({ of: 9, take: 5 }, 4, [2, 3, 4], [2, 3, 4])),
    oracle: markSixOracle(9, 4),
    size: 15_120,
  },
  vietnamese('Vietnam, two digits', lots(2, ['DB', 1, 4], ['G1', 1, 3], ['G6', 1, 3], ['G7', 1, 2]), 'G7', 4096),
  vietnamese('Vietnam, three digits', lots(3, ['DB', 1, 4], ['G1', 1, 2], ['G6', 1, 3]), 'G6', 19_683),
  ofFour('four of two digits', lots(2, ['first', 1, 4], ['second', 1, 4], ['third', 1, 4]), 4096),
  ofFour('four of three digits', lots(3, ['first', 1, 4], ['starter', 1, 4]), 6561),
  ofFour('four of four digits', lots(4, ['third', 1, 4]), 256),
];

/** Lotteries too large to enumerate, for random draws. */
export const LARGE: Universe[] = [
  { name: 'PK10', draw: LOTTERIES.PK10.draw, plays: LOTTERIES.PK10.plays, oracle: raceOracle(10), size: 3_628_800 },
  {
    name: 'LHC',
    draw: LOTTERIES.LHC.draw,
    plays: LOTTERIES.LHC.plays,
    oracle: markSixOracle(49, 12),
    size: 432_938_943_360,
  },
];

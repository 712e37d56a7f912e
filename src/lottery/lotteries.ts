import { eleven } from './balls/eleven';
import { race } from './balls/race';
import { fiveDigits, fiveInOrder, threeDigits } from './digits';
import { fourDigits } from './lots/four-digits';
import type { Lots } from './lots/lots';
import { vietnam } from './lots/vietnam';
import { lottery } from './lottery';
import { markSix } from './marksix';
import * as asian from './prices/asian';
import * as chinese from './prices/chinese';
import type { Draw, Lottery, LotteryCode } from './types';

const lots = (...prizes: [code: string, lots: number, digits: number][]): Lots => ({
  kind: 'lots',
  base: 10,
  prizes: prizes.map(([code, count, digits]) => ({ code, lots: count, digits })),
});
// biome-ignore format: a row
const NORTH = lots(['DB', 1, 5], ['G1', 1, 5], ['G2', 2, 5], ['G3', 6, 5], ['G4', 4, 4], ['G5', 6, 4], ['G6', 3, 3], ['G7', 4, 2]);
// biome-ignore format: a row
const SOUTH = lots(['DB', 1, 6], ['G1', 1, 5], ['G2', 1, 5], ['G3', 2, 5], ['G4', 7, 5], ['G5', 1, 4], ['G6', 3, 4], ['G7', 1, 3], ['G8', 1, 2]);
const FOUR_D = lots(['first', 1, 4], ['second', 1, 4], ['third', 1, 4], ['starter', 10, 4], ['consolation', 10, 4]);
const FIVE: Draw = { kind: 'digits', base: 10, places: 5 };
const ELEVEN = { of: 11, take: 5 } as const;
const CARS = { of: 10, take: 10 } as const;
const SIX = { of: 49, take: 7 } as const;

const rulesVersion = '2026-1';
const fast = { area: 'CN', zone: 'Asia/Dhaka', draws: 'own', rulesVersion } as const;
const official = { area: 'CN', zone: 'Asia/Shanghai', draws: 'official', rulesVersion } as const;
const vietnamese = { family: 'VN', area: 'VN', zone: 'Asia/Ho_Chi_Minh', draws: 'official', rulesVersion } as const;
const south = {
  ...vietnamese,
  draw: SOUTH,
  plays: vietnam(SOUTH, { heads: 'G8', threes: 'G7', part: { code: 'bao-7', prizes: ['DB', 'G5', 'G6', 'G7', 'G8'] } }),
  prices: asian.south,
};

/** All lotteries by code. */
export const LOTTERIES: Readonly<Record<LotteryCode, Lottery>> = {
  SSC: lottery({ ...fast, code: 'SSC', family: 'SSC', draw: FIVE, plays: fiveDigits(10), prices: chinese.groupsOnly }),
  '11X5': lottery({
    ...fast,
    code: '11X5',
    family: '11X5',
    draw: { kind: 'balls', ...ELEVEN },
    plays: eleven(ELEVEN),
    prices: chinese.eleven,
  }),
  PK10: lottery({
    ...fast,
    code: 'PK10',
    family: 'PK10',
    draw: { kind: 'balls', ...CARS },
    plays: race(CARS.of),
    prices: chinese.race,
  }),
  LHC: lottery({
    ...official,
    zone: 'Asia/Hong_Kong',
    code: 'LHC',
    family: 'LHC',
    draw: { kind: 'balls', ...SIX },
    plays: markSix(SIX, 12, [5, 6, 7, 8, 9, 10], [2, 3, 4, 5, 6, 7]),
    prices: chinese.markSix,
  }),
  LF3D: lottery({
    ...official,
    code: 'LF3D',
    family: 'LF',
    draw: { kind: 'digits', base: 10, places: 3 },
    plays: threeDigits(10),
    prices: chinese.groupsOnly,
  }),
  LFP5: lottery({
    ...official,
    code: 'LFP5',
    family: 'LF',
    draw: FIVE,
    plays: fiveInOrder(10),
    prices: chinese.groupsOnly,
  }),
  VNN: lottery({
    ...vietnamese,
    code: 'VNN',
    draw: NORTH,
    plays: vietnam(NORTH, { heads: 'G7', threes: 'G6', part: { code: 'bao-8', prizes: ['DB', 'G6', 'G7'] } }),
    prices: asian.north,
  }),
  VNS: lottery({ ...south, code: 'VNS' }),
  VNC: lottery({ ...south, code: 'VNC' }),
  SEA4D: lottery({
    code: 'SEA4D',
    family: 'SEA',
    area: 'SEA',
    zone: 'Asia/Kuala_Lumpur',
    draws: 'official',
    draw: FOUR_D,
    plays: fourDigits(FOUR_D),
    prices: asian.fourDigits,
    rulesVersion,
  }),
};

import { direct } from './digits/direct';
import { parseResult, writeResult } from './draws';
import { byCode } from './play';
import { faults } from './prices';
import type { Draw, Lottery, LotteryCode, Play, PriceList, PrizeMode } from './types';

type Definition = Pick<Lottery, 'code' | 'family' | 'area' | 'draws' | 'draw' | 'rulesVersion' | 'prices'> & { plays: readonly Play[] };

/** A lottery from its data. Throws where its prices are not in order, so that nothing starts with such. */
export function lottery({ plays, ...data }: Definition): Lottery {
  const made = byCode(plays);
  const wrong = data.prices.flatMap((list) => faults({ plays: made }, list).map((fault) => `${list.version}: ${fault}`));
  const newest = data.prices.at(-1);
  if (!newest || wrong.length > 0) throw new Error(`${data.code}: ${newest ? wrong.join('; ') : 'no prices'}`);
  return {
    ...data,
    plays: made,
    priceVersion: newest.version,
    parseResult: (value) => parseResult(data.draw, value),
    writeResult: (result) => writeResult(data.draw, result),
  };
}

const prices = (version: string): PriceList => ({
  version,
  groups: { least: 1800, most: 1960, step: 2 },
  odds: {},
  floor: '0.9',
  caps: { prizePerOrder: '400000.00', prizePerIssue: '800000.00', liabilityPerNumber: '2000000.00' },
});
const five: Draw = { kind: 'digits', base: 10, places: 5 };
const lots = (...prizes: [code: string, lots: number, digits: number][]): Draw => ({
  kind: 'lots',
  base: 10,
  prizes: prizes.map(([code, count, digits]) => ({ code, lots: count, digits })),
});
const south = lots(
  ['DB', 1, 6],
  ['G1', 1, 5],
  ['G2', 1, 5],
  ['G3', 2, 5],
  ['G4', 7, 5],
  ['G5', 1, 4],
  ['G6', 3, 4],
  ['G7', 1, 3],
  ['G8', 1, 2],
);
const version = '2026-1';
const plain = (code: LotteryCode, rest: Pick<Definition, 'family' | 'area' | 'draws' | 'draw'>, plays: Play[] = []): Lottery =>
  lottery({ code, ...rest, rulesVersion: version, prices: [prices(version)], plays });

/** All lotteries, by their codes. */
export const LOTTERIES: Readonly<Record<LotteryCode, Lottery>> = {
  SSC: plain('SSC', { family: 'SSC', area: 'CN', draws: 'own', draw: five }, [
    direct('direct-5', { base: 10, places: 5, from: 0, count: 5 }),
    direct('direct-2-last', { base: 10, places: 5, from: 3, count: 2 }),
  ]),
  '11X5': plain('11X5', { family: '11X5', area: 'CN', draws: 'own', draw: { kind: 'balls', of: 11, take: 5 } }),
  PK10: plain('PK10', { family: 'PK10', area: 'CN', draws: 'own', draw: { kind: 'balls', of: 10, take: 10 } }),
  LHC: plain('LHC', { family: 'LHC', area: 'CN', draws: 'official', draw: { kind: 'balls', of: 49, take: 7 } }),
  LF3D: plain('LF3D', { family: 'LF', area: 'CN', draws: 'official', draw: { kind: 'digits', base: 10, places: 3 } }),
  LFP5: plain('LFP5', { family: 'LF', area: 'CN', draws: 'official', draw: five }),
  VNN: plain('VNN', {
    family: 'VN',
    area: 'VN',
    draws: 'official',
    draw: lots(['DB', 1, 5], ['G1', 1, 5], ['G2', 2, 5], ['G3', 6, 5], ['G4', 4, 4], ['G5', 6, 4], ['G6', 3, 3], ['G7', 4, 2]),
  }),
  VNS: plain('VNS', { family: 'VN', area: 'VN', draws: 'official', draw: south }),
  VNC: plain('VNC', { family: 'VN', area: 'VN', draws: 'official', draw: south }),
  SEA4D: plain('SEA4D', {
    family: 'SEA',
    area: 'SEA',
    draws: 'official',
    draw: lots(['first', 1, 4], ['second', 1, 4], ['third', 1, 4], ['starter', 10, 4], ['consolation', 10, 4]),
  }),
};

/** How the lobby sorts a play (s3.enum.prize-modes): our reading, see README. */
export function prizeModeOf({ area, draws }: Lottery, { model }: Play): PrizeMode {
  if (area !== 'CN') return 'SEA';
  if (draws === 'official') return 'Lott';
  return model === 'odds' ? 'ZY' : 'Elott';
}

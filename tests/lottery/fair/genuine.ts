import { expect } from 'vitest';
import { LOTTERIES, type PlacedLine, priceLine, settleLine } from '../../../src/lottery';
import { BEACONS, roundOf } from '../../../src/lottery/fair/beacon';
import { demoSigned } from '../../../src/lottery/fair/demo-beacon';
import { MAPPING, resultOf } from '../../../src/lottery/fair/map';
import { commitmentOf, drawSeed, hashed } from '../../../src/lottery/fair/seed';
import { SPACES } from '../../../src/lottery/fair/verify';

export const closesAt = Date.UTC(2026, 10, 22, 12, 0, 50);
const chain = { length: 100, seed: 40, end: hashed('cd'.repeat(32), 40) };
const serverSeed = 'cd'.repeat(32);
export const round = roundOf(BEACONS.demo, closesAt);
const signature = demoSigned(round);
const issue = '20261122-1081';
export const result = resultOf(
  SPACES.SSC ?? expect.fail(),
  drawSeed({ serverSeed, lottery: 'SSC', issue, mapping: MAPPING, round, signature }),
);
const placed: PlacedLine = {
  lottery: 'SSC',
  play: 'direct-5',
  selection: result.join('|'),
  unit: 'yuan',
  multiple: 1,
  group: LOTTERIES.SSC.prices.at(-1)?.groups.most ?? 0,
  priceVersion: LOTTERIES.SSC.priceVersion,
};
const decimals = (minor: bigint) => `${minor / 100n}.${`${minor % 100n}`.padStart(2, '0')}`;
const price = priceLine(placed);
const come = settleLine(placed, result, '2026-11-22');
export const line = {
  ...placed,
  stake: 'refused' in price ? expect.fail() : decimals(price.stake),
  outcome: come.outcome,
  prize: decimals(come.prize),
  rebate: decimals(come.rebate),
};
export const order = { lottery: 'SSC', issue, at: closesAt - 1, priceVersion: placed.priceVersion, lines: [line] };
export const fair = {
  mapping: MAPPING,
  commitment: commitmentOf(serverSeed),
  chain,
  beacon: { name: 'demo', round, signature },
  serverSeed,
};
/** Evidence of a draw by the demo's beacon, with a winning order. */
export const genuine = {
  format: 'maidan-draw/1' as const,
  lottery: 'SSC',
  issue,
  closesAt,
  drawsAt: closesAt + 10_000,
  fair,
  result,
  order,
};

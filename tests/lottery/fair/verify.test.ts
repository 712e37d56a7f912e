import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { demoSigned } from '../../../src/gateway/draw/demo-beacon';
import { LOTTERIES, type PlacedLine, priceLine, settleLine } from '../../../src/lottery';
import { BEACONS, roundOf } from '../../../src/lottery/fair/beacon';
import { MAPPING, resultOf } from '../../../src/lottery/fair/map';
import { SAYS } from '../../../src/lottery/fair/says';
import { commitmentOf, drawSeed, hashed } from '../../../src/lottery/fair/seed';
import { SPACES } from '../../../src/lottery/fair/spaces';
import { CHECKS, type Check, isRight, verifyDraw } from '../../../src/lottery/fair/verify';
import { judgePrice } from '../../../src/lottery/verify/price';

const folder = mkdtempSync(join(tmpdir(), 'maidan-draw-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const closesAt = Date.UTC(2026, 10, 22, 12, 0, 50);
const chain = { length: 100, seed: 40, end: hashed('cd'.repeat(32), 40) };
const serverSeed = 'cd'.repeat(32);
const round = roundOf(BEACONS.demo, closesAt);
const signature = demoSigned(round);
const issue = '20261122-1081';
const result = resultOf(SPACES.SSC ?? expect.fail(), drawSeed({ serverSeed, lottery: 'SSC', issue, mapping: MAPPING, round, signature }));
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
const line = {
  ...placed,
  stake: 'refused' in price ? expect.fail() : decimals(price.stake),
  outcome: come.outcome,
  prize: decimals(come.prize),
  rebate: decimals(come.rebate),
};
const order = { lottery: 'SSC', issue, at: closesAt - 1, priceVersion: placed.priceVersion, lines: [line] };
const fair = { mapping: MAPPING, commitment: commitmentOf(serverSeed), chain, beacon: { name: 'demo', round, signature }, serverSeed };
const genuine = { format: 'maidan-draw/1', lottery: 'SSC', issue, closesAt, drawsAt: closesAt + 10_000, fair, result, order };

const wrong = (given: unknown, noted?: string): Check[] =>
  verifyDraw(given, { judge: judgePrice, ...(noted !== undefined && { noted }) }).flatMap(({ check, right }) =>
    right === false ? [check] : [],
  );

/** What somebody changes, and what then is found: nothing more and nothing less. */
const TAMPERED: [string, unknown, Check[]][] = [
  ['the seed', { ...genuine, fair: { ...fair, serverSeed: 'ce'.repeat(32) } }, ['seed', 'chain', 'result']],
  [
    'the seed and its commitment',
    { ...genuine, fair: { ...fair, serverSeed: 'ce'.repeat(32), commitment: commitmentOf('ce'.repeat(32)) } },
    ['chain', 'result'],
  ],
  [
    'the beacon’s signature',
    { ...genuine, fair: { ...fair, beacon: { ...fair.beacon, signature: 'ab'.repeat(48) } } },
    ['beacon', 'result'],
  ],
  [
    'the beacon’s signature by that of the next round',
    { ...genuine, fair: { ...fair, beacon: { ...fair.beacon, signature: demoSigned(round + 1) } } },
    ['beacon', 'result'],
  ],
  [
    'the round, with its own signature',
    { ...genuine, fair: { ...fair, beacon: { name: 'demo', round: round + 1, signature: demoSigned(round + 1) } } },
    ['round', 'result'],
  ],
  ['whose beacon it is', { ...genuine, fair: { ...fair, beacon: { ...fair.beacon, name: 'drand-quicknet' } } }, ['beacon']],
  ['the result', { ...genuine, result: [...result].reverse().map((digit) => (digit + 1) % 10) }, ['result', 'price']],
  ['the mapping', { ...genuine, fair: { ...fair, mapping: 'draw-2' } }, ['file']],
  ['the close', { ...genuine, closesAt: closesAt + 60_000 }, ['round']],
  ['the order’s time', { ...genuine, order: { ...order, at: closesAt } }, ['orderTime']],
  ['the order’s issue', { ...genuine, order: { ...order, issue: '20261122-1082' } }, ['orderTime']],
  ['what it costs', { ...genuine, order: { ...order, lines: [{ ...line, stake: '0.02' }] } }, ['price']],
  ['its price list', { ...genuine, order: { ...order, priceVersion: 'another' } }, ['price']],
  ['what it has won', { ...genuine, order: { ...order, lines: [{ ...line, prize: '12345.67' }] } }, ['price']],
  ['nothing of it is there', { hello: 'world' }, ['file']],
];

describe('own.draw.commitment: a draw is verified by its evidence alone', () => {
  test('of a genuine one everything is right', () => {
    expect(wrong(genuine)).toEqual([]);
    expect(verifyDraw(genuine, { judge: judgePrice }).map(({ check, right }) => [check, right])).toEqual(
      CHECKS.map((check) => [check, true]),
    );
    expect(wrong(genuine, fair.commitment)).toEqual([]);
  });

  test('another commitment than the one that was noted is found', () => expect(wrong(genuine, 'ab'.repeat(32))).toEqual(['seed']));

  test.each(TAMPERED)('changed: %s', (_, given, found) => {
    expect(wrong(given)).toEqual(found);
    expect(isRight(verifyDraw(given))).toBe(found.every((check) => check === 'price'));
  });

  test('without an order there is nothing to say of one', () => {
    const { order: _, ...rest } = genuine;
    expect(verifyDraw(rest, { judge: judgePrice }).flatMap(({ check, right }) => (right === null ? [check] : []))).toEqual([
      'orderTime',
      'price',
    ]);
  });

  test('every check has its sentences in both languages', () => {
    for (const says of Object.values(SAYS)) expect(new Set(CHECKS.map((check) => says[check].wrong)).size).toBe(CHECKS.length);
  });

  test('npm run verify-draw says a sentence to each thing, and ends with 1 where one is wrong', () => {
    const told = (given: unknown) => {
      const file = join(folder, 'draw.json');
      writeFileSync(file, JSON.stringify(given));
      const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'src/lottery/verify/command.ts', file], {
        encoding: 'utf8',
      });
      return { status, stdout };
    };
    const right = told(genuine);
    expect([right.status, right.stdout]).toEqual([0, expect.stringContaining(SAYS.en.beacon.right)]);
    expect(right.stdout).toContain('not independent');
    const late = told(TAMPERED[9]?.[1]);
    expect([late.status, late.stdout]).toEqual([1, expect.stringContaining(`✗  ${SAYS.en.orderTime.wrong}`)]);
  });
});

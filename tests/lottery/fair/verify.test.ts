import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { dayOf, LOTTERIES } from '../../../src/lottery';
import { CHECK_MESSAGES } from '../../../src/lottery/fair/check-messages';
import { demoSigned } from '../../../src/lottery/fair/demo-beacon';
import { commitmentOf } from '../../../src/lottery/fair/seed';
import { CHECKS, type Check, isRight, verifyDraw } from '../../../src/lottery/fair/verify';
import { judgePrice } from '../../../src/lottery/verify/price';
import { closesAt, fair, genuine, line, order, result, round } from './genuine';

const folder = mkdtempSync(join(tmpdir(), 'maidan-draw-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const wrong = (input: unknown, noted?: string): Check[] =>
  verifyDraw(input, { judge: judgePrice, ...(noted !== undefined && { noted }) }).flatMap(({ check, right }) =>
    right === false ? [check] : [],
  );

/** Manipulations of the evidence, each with exactly the checks that must fail. */
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
  [
    'whose beacon it is',
    { ...genuine, fair: { ...fair, beacon: { ...fair.beacon, name: 'drand-quicknet' } } },
    ['beacon'],
  ],
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

describe('verification from evidence alone [own.draw.commitment]', () => {
  test('all checks pass for genuine evidence', () => {
    expect(wrong(genuine)).toEqual([]);
    expect(verifyDraw(genuine, { judge: judgePrice }).map(({ check, right }) => [check, right])).toEqual(
      CHECKS.map((check) => [check, true]),
    );
    expect(wrong(genuine, fair.commitment)).toEqual([]);
  });

  test('detects a commitment that differs from the noted one', () =>
    expect(wrong(genuine, 'ab'.repeat(32))).toEqual(['seed']));

  test.each(TAMPERED)('detects a change of %s', (_, input, failed) => {
    expect(wrong(input)).toEqual(failed);
    expect(isRight(verifyDraw(input))).toBe(failed.every((check) => check === 'price'));
  });

  test('verifier and settlement use the day in the lottery’s time zone', () => {
    // New year has started in Hong Kong and not yet in London: number 1 belongs to the goat.
    const drawsAt = Date.UTC(2027, 1, 5, 16, 30);
    expect([dayOf(LOTTERIES.LHC, drawsAt), dayOf(LOTTERIES.SEA4D, drawsAt - 1_800_001)]).toEqual([
      '2027-02-06',
      '2027-02-05',
    ]);
    const placed = {
      play: 'special-zodiac',
      selection: 'goat',
      unit: 'yuan',
      multiple: 1,
      group: 1800,
      stake: '1.00',
      rebate: '0.00',
    } as const;
    const evidence = { ...genuine, lottery: 'LHC', drawsAt, result: [2, 3, 4, 5, 6, 7, 1] };
    const { priceVersion } = LOTTERIES.LHC;
    expect(judgePrice({ ...placed, outcome: 'won', prize: '9.60' }, { evidence, priceVersion })).toBe(true);
    expect(judgePrice({ ...placed, outcome: 'lost', prize: '0.00' }, { evidence, priceVersion })).toBe(false);
  });

  test('skips the checks of an order if the evidence has none', () => {
    const { order: _, ...rest } = genuine;
    expect(
      verifyDraw(rest, { judge: judgePrice }).flatMap(({ check, right }) => (right === null ? [check] : [])),
    ).toEqual(['orderTime', 'price']);
  });

  test('every check has messages in both languages', () => {
    for (const messages of Object.values(CHECK_MESSAGES))
      expect(new Set(CHECKS.map((check) => messages[check].wrong)).size).toBe(CHECKS.length);
  });

  test('npm run verify-draw prints a sentence per check and exits with 1 if one fails', () => {
    const verify = (evidence: unknown) => {
      const file = join(folder, 'draw.json');
      writeFileSync(file, JSON.stringify(evidence));
      const { status, stdout } = spawnSync(
        process.execPath,
        ['--import', 'tsx', 'src/lottery/verify/command.ts', file],
        {
          encoding: 'utf8',
        },
      );
      return { status, stdout };
    };
    const right = verify(genuine);
    expect([right.status, right.stdout]).toEqual([0, expect.stringContaining(CHECK_MESSAGES.en.beacon.right)]);
    expect(right.stdout).toContain('not independent');
    const late = verify(TAMPERED[9]?.[1]);
    expect([late.status, late.stdout]).toEqual([1, expect.stringContaining(`✗  ${CHECK_MESSAGES.en.orderTime.wrong}`)]);
  });
});

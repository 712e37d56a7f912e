import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOTTERIES, type LotteryCode, type PlacedLine, priceLine, validBetOf } from '../../src/lottery';
import { validBet } from '../../src/lottery/position/valid-bet';
import { DAY, read } from './harness/compare';
import { listOf, slowValidBet, someBet } from './harness/positions';
import { SMALL } from './harness/universes';

const line = (lottery: LotteryCode, play: string, selection: string, more: Partial<PlacedLine> = {}): PlacedLine => ({
  lottery,
  play,
  selection,
  unit: 'yuan',
  multiple: 1,
  group: 1960,
  priceVersion: LOTTERIES[lottery].priceVersion,
  ...more,
});
const stakeOf = (lines: readonly PlacedLine[]) =>
  lines.reduce((sum, placedLine) => {
    const price = priceLine(placedLine);
    return 'refused' in price ? sum : sum + price.stake;
  }, 0n);
const choices = (lottery: LotteryCode, play: string, field: number, from: number, to: number) =>
  (LOTTERIES[lottery].plays[play]?.fields[field]?.choices ?? []).slice(from, to).join(',');

/** Digits at the first place of SSC, 100.00 each. */
const place = (from: number, to: number, more: Partial<PlacedLine> = {}) =>
  line('SSC', 'place', `${choices('SSC', 'place', 0, from, to)}||||`, { multiple: 50, ...more });
const numbers = (lottery: LotteryCode, play: string, count: number) =>
  line(lottery, play, choices(lottery, play, 0, 0, count));
const bigAt = (places: number) => line('PK10', 'place-sides', `${choices('PK10', 'place-sides', 0, 0, places)}|big`);

// By hand: 2 x the average loss, at most the largest loss.
const EXAMPLES: [name: string, lines: PlacedLine[], counts: bigint][] = [
  ['one digit', [place(0, 1)], 100_00n],
  ['five of ten digits', [place(0, 5)], 500_00n],
  ['nine of ten digits', [place(0, 9)], 180_00n],
  ['all ten digits', [place(0, 10)], 0n],
  ['all ten digits in two lines', [place(0, 5), place(5, 10)], 0n],
  ['nine of ten digits in two lines', [place(0, 4), place(4, 9)], 180_00n],
  ['one digit with a rebate of 8 %', [place(0, 1, { group: 1800 })], 92_00n],
  ['a rebate below a minor unit', [line('SSC', 'direct-2-last', '1|2', { unit: 'jiao', group: 1920 })], 20n],
  ['all ten digits with a rebate', [place(0, 10, { group: 1800 })], 0n],
  ['one of two sides at every car of ten: five are big', [bigAt(10)], 0n],
  ['the same at nine: 4 or 5 of 9 win 1.96', [bigAt(9)], 1_16n],
  ['a side of the special number, 24 of 49 lose', [line('LHC', 'special-sides', 'big')], 97n],
  ['five normal numbers: 50.5 % of the draws have none', [numbers('LHC', 'normal', 5)], 5_00n],
  ['all normal numbers', [numbers('LHC', 'normal', 49)], 0n],
  ['two numbers on 27 lots: 58 % of the draws have none', [numbers('VNN', 'lo-2', 2)], 54_00n],
  ['all numbers on 27 lots', [numbers('VNN', 'lo-2', 100)], 0n],
  ['two numbers as a pair on 27 lots', [numbers('VNN', 'xien-2', 2)], 1_00n],
  ['290 numbers on 23 lots: 50.8 % of the draws have none', [numbers('SEA4D', 'big', 290)], 290_00n],
  // 6.00 return 4.35 or 19.60: the largest loss is the least.
  ['dragon, tiger and tie', [line('SSC', 'dragon-tiger', '1-2|dragon,tiger,tie')], 1_65n],
];

test.each(EXAMPLES)('%s counts by exact odds [own.lottery.valid-bet]', (_, lines, counts) => {
  expect(validBetOf(lines, DAY)).toBe(counts);
});

test('an empty position counts nothing', () => {
  expect(validBetOf([], DAY)).toBe(0n);
});

// More draws than the limit of the work.
const ALL_PAIRS = choices('SSC', 'dragon-tiger', 0, 0, 10);
const LARGE: [name: string, lines: PlacedLine[], most: bigint][] = [
  // Five fair coins at 1.96: (5 + 5 x 3.04 + 10 x 1.08) / 32, twice.
  [
    'five pairs of ten cars',
    [line('PK10', 'dragon-tiger', `${choices('PK10', 'dragon-tiger', 0, 0, 5)}|dragon`)],
    1_93n,
  ],
  ['both sides of a sum of seven numbers', [line('LHC', 'total-sides', 'big,small')], 6n],
  ['all sides at all places as a parlay', [line('LHC', 'parlay-4', Array(7).fill('big,small').join('|'))], 560_00n],
  ['all ten pairs of five digits', [line('SSC', 'dragon-tiger', `${ALL_PAIRS}|dragon`)], 20_00n],
  ['twelve numbers that must be absent', [numbers('VNN', 'truot-4', 12)], 495_00n],
];
test.each(LARGE)(
  '%s: a limit of the work never counts too much [own.lottery.valid-bet]',
  { tags: ['extended'] },
  (_, lines, most) => {
    const counted = validBetOf(lines, DAY);
    expect(counted).toBeGreaterThanOrEqual(0n);
    expect(counted).toBeLessThanOrEqual(most);
  },
);

test('equal lines count the same in one line and in several [own.lottery.valid-bet]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 2, max: 90 }),
      fc.nat(88),
      (digits, multiple, cut) => {
        const part = 1 + (cut % (multiple - 1));
        const parts = [place(0, digits, { multiple: part }), place(0, digits, { multiple: multiple - part })];
        expect(validBetOf(parts, DAY)).toBe(validBetOf([place(0, digits, { multiple })], DAY));
        expect(validBetOf(parts, DAY)).toBeLessThanOrEqual(stakeOf(parts));
      },
    ),
    { numRuns: 30, seed: 45 },
  );
});

describe.each(SMALL)('positions of $name', ({ draw, plays, size }) => {
  const list = listOf(plays);
  const all = Object.values(plays);
  const agrees = (runs: number) =>
    fc.assert(
      fc.property(fc.array(someBet(all, list), { minLength: 1, maxLength: 3 }), (bets) => {
        expect(validBet(draw, bets, DAY)).toBe(slowValidBet(draw, bets));
      }),
      { numRuns: runs, seed: 20_261_122 },
    );

  test(
    'valid bets agree with the definition in every draw [own.lottery.valid-bet]',
    {
      tags: size > 1_000 ? ['extended'] : [],
    },
    () => agrees(size > 1_000 ? 4 : 20),
  );
  test('valid bets of many positions agree', { tags: ['extended'] }, () => agrees(80));
  test.each(all)('$code: valid bets of its samples agree', { tags: ['extended'] }, (play) => {
    for (const sample of play.samples) {
      const bets = [{ play, selection: read(play, sample), each: 3n, list, group: 1900 }];
      expect(validBet(draw, bets, DAY)).toBe(slowValidBet(draw, bets));
    }
  });
});

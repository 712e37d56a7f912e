import { describe, expect, test } from 'vitest';
import { LOTTERIES, type LotteryCode } from '../../src/lottery';
import { exact, fraction, written } from '../../src/lottery/fraction';

const DAY = '2026-11-22';
const parsed = (lottery: LotteryCode, code: string, selection: string) => {
  const play = LOTTERIES[lottery].plays[code];
  const read = play?.parse(selection);
  if (!play || !read) throw new Error(`${lottery} ${code}: ${selection}`);
  return { play, read };
};
const units = (lottery: LotteryCode, code: string, selection: string) => {
  const { play, read } = parsed(lottery, code, selection);
  return play.units(read);
};
/** Returns the chance that the first unit of a selection wins, or hits one of its grades. */
const chance = (lottery: LotteryCode, code: string, selection: string, grade?: string) => {
  const { play, read } = parsed(lottery, code, selection);
  for (const unit of play.expand(read)) {
    const { space, winning, hits } = play.chances(unit, DAY);
    return written(fraction(grade === undefined ? winning : (hits[grade] ?? 0n), space));
  }
  return null;
};
const same = (parts: string) => written(exact(parts));
const row = (from: number, to: number, width = 1) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`.padStart(width, '0')).join(',');
const DIGITS = row(0, 9);
const ball = (to: number) => row(1, to, 2);
const mirrored = (half: number[]) => [...half, ...half.toReversed()];

/** Published numbers of the trade, each computed independently of us. */
describe('number of bets of a selection', () => {
  test.each([
    ['SSC', 'direct-5', Array(5).fill(DIGITS).join('|'), 100_000],
    ['SSC', 'group-120', DIGITS, 252],
    ['SSC', 'group-60', `${DIGITS}|${DIGITS}`, 840],
    ['SSC', 'group-30', `${DIGITS}|${DIGITS}`, 360],
    ['SSC', 'group-20', `${DIGITS}|${DIGITS}`, 360],
    ['SSC', 'group-10', `${DIGITS}|${DIGITS}`, 90],
    ['SSC', 'group-5', `${DIGITS}|${DIGITS}`, 90],
    ['SSC', 'group-60', '1,2|2,3,4', 1],
    ['SSC', 'group-3-last', DIGITS, 90],
    ['SSC', 'group-6-last', DIGITS, 120],
    ['SSC', 'group-sum-last', row(1, 26), 210],
    ['SSC', 'direct-sum-last', row(0, 27), 1000],
    ['SSC', 'span-last', DIGITS, 1000],
    ['SSC', 'place', '1,2||3||', 3],
    ['11X5', 'any-5', ball(11), 462],
    ['11X5', 'any-8', ball(11), 165],
    ['11X5', 'any-5-banker', '01,02|03,04,05,06', 4],
    ['11X5', 'front-2', `${ball(11)}|${ball(11)}`, 110],
    ['11X5', 'front-3', `${ball(11)}|${ball(11)}|${ball(11)}`, 990],
    ['PK10', 'front-3', `${ball(10)}|${ball(10)}|${ball(10)}`, 720],
    ['PK10', 'front-10', Array(10).fill(ball(10)).join('|'), 3_628_800],
    ['LHC', 'three-of-three', ball(10), 120],
    ['VNN', 'lo-2', '07,11', 54],
    ['VNN', 'lo-3', '007', 23],
    ['VNN', 'lo-4', '0007', 20],
    ['VNS', 'lo-2', '07', 18],
    ['VNS', 'lo-3', '007', 17],
    ['VNC', 'lo-4', '0007', 16],
    ['VNN', 'dau-duoi', '07', 5],
    ['VNS', 'dau-duoi', '07', 2],
    ['VNN', 'xiu-chu', '007', 4],
    ['VNS', 'xiu-chu', '007', 2],
    ['VNN', 'bao-8', '07', 8],
    ['VNS', 'bao-7', '07', 7],
  ] as const)('%s %s %s: %i', (lottery, code, selection, count) => expect(units(lottery, code, selection)).toBe(count));

  test('bets on sums and spans of three digits', () => {
    const each = (code: string, from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => units('SSC', code, `${from + index}`));
    expect(each('direct-sum-last', 0, 27)).toEqual(mirrored([1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75]));
    expect(each('group-sum-last', 1, 26)).toEqual(mirrored([1, 2, 2, 4, 5, 6, 8, 10, 11, 13, 14, 14, 15]));
    expect(each('span-last', 0, 9)).toEqual([10, 54, 96, 126, 144, 150, 144, 126, 96, 54]);
  });
});

describe('chance that a bet wins', () => {
  test.each([
    ['SSC', 'group-120', '0,1,2,3,4', '120/100000'],
    ['SSC', 'group-24', '0,1,2,3', '24/10000'],
    ['SSC', 'group-12', '0|1,2', '12/10000'],
    ['SSC', 'group-6-of-4', '0,1', '6/10000'],
    ['SSC', 'group-4', '0|1', '4/10000'],
    ['SSC', 'any-1-last', '0', '271/1000'],
    ['SSC', 'any-2-last', '0,1', '54/1000'],
    ['SSC', 'any-1', '0', '40951/100000'],
    ['SSC', 'any-2', '0,1', '14670/100000'],
    ['SSC', 'any-3', '0,1,2', '4350/100000'],
    ['SSC', 'twice', '0', '8146/100000'],
    ['SSC', 'thrice', '0', '856/100000'],
    ['SSC', 'four-times', '0', '46/100000'],
    ['SSC', 'total-sides', 'big', '1/2'],
    ['SSC', 'dragon-tiger', '1-5|tie', '1/10'],
    ['SSC', 'shape-last', 'straight', '60/1000'],
    ['SSC', 'shape-last', 'half', '360/1000'],
    ['SSC', 'shape-last', 'mixed', '300/1000'],
    ['SSC', 'niu-niu', 'none', '35649/100000'],
    ['SSC', 'niu-niu', 'bull', '6456/100000'],
    ['SSC', 'niu-niu', '7', '6375/100000'],
    ['SSC', 'niu-niu', '8', '6505/100000'],
    ...(['5/11', '2/11', '2/33', '1/66', '1/462', '1/77', '1/22', '4/33'] as const).map(
      (parts, less) => ['11X5', `any-${less + 1}`, ball(less + 1), parts] as const,
    ),
    ['11X5', 'front-2', '01|02', '1/110'],
    ['11X5', 'front-3', '01|02|03', '1/990'],
    ['11X5', 'front-2-group', '01,02', '1/55'],
    ['11X5', 'front-3-group', '01,02,03', '1/165'],
    ['11X5', 'place', '01||||', '1/11'],
    ['11X5', 'front-any', '01', '3/11'],
    ...[1, 30, 150, 200, 75, 6].map((ways, odd) => ['11X5', 'odd-count', `${odd}`, `${ways}/462`] as const),
    ...[28, 63, 90, 100, 90, 63, 28].map((ways, less) => ['11X5', 'middle', `${less + 3}`, `${ways}/462`] as const),
    ['11X5', 'sum', 'over', '215/462'],
    ['11X5', 'sum', 'equal', '32/462'],
    ['PK10', 'front-1', '01', '1/10'],
    ['PK10', 'front-2', '01|02', '1/90'],
    ['PK10', 'front-3', '01|02|03', '1/720'],
    ['PK10', 'place-sides', '4|big', '1/2'],
    ['PK10', 'dragon-tiger', '5-6|tiger', '1/2'],
    ...[2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2].map(
      (ways, less) => ['PK10', 'sum-2', `${less + 3}`, `${ways}/90`] as const,
    ),
    ['PK10', 'sum-2-sides', 'big', '40/90'],
    ['PK10', 'sum-2-sides', 'small', '50/90'],
    ['PK10', 'sum-2-sides', 'odd', '50/90'],
    ['PK10', 'sum-2-sides', 'even', '40/90'],
    ['LHC', 'special', '49', '1/49'],
    ...['big', 'small', 'odd', 'even', 'sum-odd', 'sum-even', 'tail-big', 'tail-small'].map(
      (side) => ['LHC', 'special-sides', side, '24/49'] as const,
    ),
    ['LHC', 'special-colour', 'red', '17/49'],
    ['LHC', 'special-colour', 'blue', '16/49'],
    ['LHC', 'special-colour', 'green', '16/49'],
    ['LHC', 'total-sides', 'big', '21714479/42950292'],
    ['LHC', 'total-sides', 'odd', '21220/42441'],
    ['LHC', 'normal', '01', '6/49'],
    ['LHC', 'place-number', '3|01', '1/49'],
    ['LHC', 'two-of-two', '01,02', '5/392'],
    ['LHC', 'three-of-three', '01,02,03', '5/4606'],
    ['LHC', 'four-of-four', '01,02,03,04', '15/211876'],
    ['LHC', 'special-pair', '01,02', '1/196'],
    ['LHC', 'zodiac', 'rat', '7139/15134'],
    ['LHC', 'zodiac', 'horse', '12574/22701'],
    ['LHC', 'special-zodiac', 'rat', '4/49'],
    ['LHC', 'special-zodiac', 'horse', '5/49'],
    ['LHC', 'special-zodiac-6', 'rat,ox,tiger,horse,goat,pig', '24/49'],
    ['VNN', 'lo-2', '07', '1/100'],
    ['VNN', 'lo-4', '0007', '1/10000'],
    ['SEA4D', 'first-3', '007', '1/1000'],
    ['SEA4D', 'first-3-any-order', '123', '6/1000'],
    ['SEA4D', 'first-3-any-order', '122', '3/1000'],
    ['SEA4D', 'first-3-any-order', '111', '1/1000'],
    ['SEA4D', 'first-any-digit', '1', '271/1000'],
  ] as const)('%s %s %s: %s', (lottery, code, selection, parts) =>
    expect(chance(lottery, code, selection)).toBe(same(parts)),
  );

  test.each([
    ['11X5', 'sum-sides', 'over', 'push', '32/462'],
    ['LHC', 'special-sides', 'big', 'push', '1/49'],
    ['LHC', 'place-sides', '6|odd', 'push', '1/49'],
    ['LHC', 'special-zodiac-6', 'rat,ox,tiger,horse,goat,pig', 'push', '1/49'],
    ['LHC', 'three-hit-two', '01,02,03', 'two', '645/18424'],
    ['LHC', 'three-hit-two', '01,02,03', 'three', '5/4606'],
    ['LHC', 'two-hit-special', '01,02', 'both', '5/392'],
    ['LHC', 'two-hit-special', '01,02', 'special', '1/196'],
    ['SEA4D', 'big', '1234', 'first', '1/10000'],
    ['SEA4D', 'big', '1234', 'consolation', '10/10000'],
    ['SEA4D', 'ibox-big', '1234', 'first-24', '24/10000'],
  ] as const)('%s %s %s, %s: %s', (lottery, code, selection, grade, parts) =>
    expect(chance(lottery, code, selection, grade)).toBe(same(parts)),
  );

  test.each([
    ['LHC', 'zodiac-2', 'rat,ox', 0.205159],
    ['LHC', 'zodiac-2', 'rat,horse', 0.242652],
    ['LHC', 'zodiac-3', 'rat,ox,tiger', 0.080466],
    ['LHC', 'zodiac-3', 'rat,ox,horse', 0.09595],
    ...[0.446104, 0.375133, 0.314065, 0.26172, 0.217036, 0.179055].map(
      (near, less) => ['LHC', `none-${less + 5}`, ball(less + 5), near] as const,
    ),
    ['VNN', 'xien-2', '00,01', 0.0548821],
    ['VNN', 'xien-3', '00,01,02', 0.0122979],
    ['VNN', 'xien-4', '00,01,02,03', 0.00266992],
    ['VNS', 'xien-2', '00,01', 0.0261078],
    ['VNS', 'xien-3', '00,01,02', 0.00391345],
    ['VNC', 'xien-4', '00,01,02,03', 0.000555225],
    ['VNN', 'truot-4', row(0, 3, 2), 0.332142],
    ['VNN', 'truot-8', row(0, 7, 2), 0.105262],
    ['VNN', 'truot-10', row(0, 9, 2), 0.0581497],
    ['VNS', 'truot-4', row(0, 3, 2), 0.479603],
    ['VNS', 'truot-8', row(0, 7, 2), 0.222936],
    ['VNC', 'truot-10', row(0, 9, 2), 0.150095],
    ['VNN', 'lo-mot', '00', 0.237657],
    ['VNS', 'lo-mot', '00', 0.165486],
  ] as const)('%s %s %s: near %f', (lottery, code, selection, near) => {
    const { n, d } = exact(chance(lottery, code, selection) ?? '');
    expect(Number((n * 10n ** 15n) / d) / 1e15 / near).toBeCloseTo(1, 5);
  });
});

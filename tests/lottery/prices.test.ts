import { describe, expect, test } from 'vitest';
import { LOTTERIES, LOTTERY_CODES, type LotteryCode, type PriceList, type Unit } from '../../src/lottery';
import { exact, type Fraction, fraction, isLess, ONE, plus, times, written, ZERO } from '../../src/lottery/fraction';
import { faults, kinds, pays, priceList, rebateOf, returnOf } from '../../src/lottery/prices/list';
import { DAY } from './harness/compare';
import { allResults } from './harness/draws';
import { SMALL } from './harness/universes';

const newest = (code: LotteryCode) => priceList(LOTTERIES[code], LOTTERIES[code].priceVersion);
const withOdds = (code: LotteryCode, odds: PriceList['odds']): PriceList => ({
  ...newest(code),
  odds: { ...newest(code).odds, ...odds },
});

describe('price lists', () => {
  test.each(LOTTERY_CODES)('the price lists of %s are valid', (code) => {
    for (const list of LOTTERIES[code].prices) expect(faults(LOTTERIES[code], list)).toEqual([]);
  });

  test('rejects a public table that takes 27 units for two numbers and pays 75', () => {
    // 75 for 27 units is 25/9 per unit; the message contains the exact return.
    const list = withOdds('VNN', { 'xien-2': { win: '25/9' } });
    const [fault, ...others] = faults(LOTTERIES.VNN, list);
    expect(others).toEqual([]);
    const [, n = '0', d = '1'] = /returns (\d+)\/(\d+)/.exec(fault ?? '') ?? [];
    expect(Number((BigInt(n) * 10_000n) / BigInt(d)) / 10_000).toBe(0.1524);
    expect(fault).toMatch(/^xien-2 .*less than 0\.65$/);
  });

  test('rejects a public table that pays 150 for three digits in any order, with and without a pair', () => {
    const list = withOdds('SEA4D', { 'first-3-any-order': { distinct: '150', pair: '150', triple: '150' } });
    expect(faults(LOTTERIES.SEA4D, list)).toEqual([
      'first-3-any-order 000: returns 3/20, less than 0.6',
      'first-3-any-order 001: returns 9/20, less than 0.6',
    ]);
  });

  test('rejects odds that return more than the stake: 49 numbers with a push are fair at 2 at most', () => {
    expect(faults(LOTTERIES.LHC, withOdds('LHC', { 'special-sides': { win: '2' } }))).toEqual([]);
    expect(faults(LOTTERIES.LHC, withOdds('LHC', { 'special-sides': { win: '2.01' } }))[0]).toMatch(
      /special-sides big: returns .* more than the stake/,
    );
  });

  test('rejects prize groups above 2,000 or starting below the floor', () => {
    const groups = (least: number, most: number): PriceList => ({ ...newest('SSC'), groups: { least, most, step: 2 } });
    expect(faults(LOTTERIES.SSC, groups(1800, 2000))).toEqual([]);
    expect(faults(LOTTERIES.SSC, groups(1800, 2002))[0]).toMatch(/more than the stake/);
    expect(faults(LOTTERIES.SSC, groups(1798, 1960))[0]).toMatch(/less than 0\.9/);
  });

  test('rejects missing odds and odds without a play', () => {
    expect(faults(LOTTERIES.LHC, withOdds('LHC', { zodiac: { common: '2.07' } }))).toEqual([
      'zodiac: its odds are not those of its grades',
    ]);
    expect(faults(LOTTERIES.LHC, withOdds('LHC', { zodiak: { win: '2' } }))).toEqual([
      'zodiak: its odds are not those of its grades',
    ]);
    expect(faults(LOTTERIES.SSC, withOdds('SSC', { 'direct-5': { win: '2' } }))).toHaveLength(1);
  });

  test('matches the published prizes of group 1800', () => {
    const prize = (code: string) => {
      const play = LOTTERIES.SSC.plays[code];
      const [kind] = play ? kinds(play, DAY) : [];
      return play && kind
        ? written(times(exact('2'), pays(play, kind.unit, 'win', { list: newest('SSC'), group: 1800, date: DAY })))
        : null;
    };
    const five = ['direct-5', 'direct-4', 'direct-3-last', 'group-3-last', 'group-6-last'].map(prize);
    expect(five).toEqual(['180000', '18000', '1800', '600', '300']);
    expect(['group-120', 'group-60', 'group-30', 'group-20', 'group-10', 'group-5'].map(prize)).toEqual([
      '1500',
      '3000',
      '6000',
      '9000',
      '18000',
      '36000',
    ]);
    expect(['group-24', 'group-12', 'group-6-of-4', 'group-4'].map(prize)).toEqual(['750', '1500', '3000', '4500']);
  });
});

/** All positions of the slider. */
const groupsOf = ({ groups: { least, most, step } }: PriceList) =>
  Array.from({ length: (most - least) / step + 1 }, (_, position) => least + position * step);

describe('total payout over all draws equals the declared return', { tags: ['extended'] }, () => {
  const real = LOTTERY_CODES.map((code) => ({ name: code, plays: LOTTERIES[code].plays, list: newest(code) }));
  test.each(real)('plays of $name, at each position of the slider', ({ plays, list }) => {
    for (const play of Object.values(plays))
      for (const { unit } of kinds(play, DAY))
        for (const group of groupsOf(list)) {
          const terms = { list, group, date: DAY };
          const back = plus(returnOf(play, unit, terms), rebateOf(play, list, group));
          if (play.model === 'group') expect(written(back)).toBe(written(fraction(BigInt(list.groups.most), 2000n)));
          else expect(isLess(back, exact(list.floor)) || isLess(ONE, back)).toBe(false);
        }
  });

  /** Sums prizes draw by draw, independently of the declared chances. */
  const drawnPrizes = (draws: readonly (readonly number[])[], pay: (result: readonly number[]) => Fraction) =>
    draws.reduce((sum, result) => plus(sum, pay(result)), ZERO);
  const groups = [LOTTERIES.LF3D, ...SMALL].flatMap(({ draw, plays }) =>
    Object.values(plays).flatMap((play) =>
      play.model === 'group' ? [{ draw, play, name: `${play.code} of ${JSON.stringify(draw)}` }] : [],
    ),
  );
  test('plays of prize groups, prize by prize', () => {
    const list = newest('LF3D');
    for (const { draw, play, name } of groups) {
      const draws = [...allResults(draw)];
      for (const { unit } of kinds(play, DAY)) {
        const wins = draws.filter((result) => play.wins(unit, { result, date: DAY }).length > 0);
        for (const group of [1800, 1862, 1960]) {
          const payout = pays(play, unit, 'win', { list, group, date: DAY });
          const back = plus(
            times(fraction(BigInt(wins.length), 1n), payout),
            times(fraction(BigInt(draws.length), 1n), rebateOf(play, list, group)),
          );
          expect(`${name} ${group}: ${written(back)}`).toBe(
            `${name} ${group}: ${written(fraction(1960n * BigInt(draws.length), 2000n))}`,
          );
        }
      }
    }
  });
  test('plays of odds, prize by prize, pushes included', () => {
    const small = SMALL.find(({ name }) => name === '4 and a special of 9');
    if (!small) throw new Error('No small universe');
    const draws = [...allResults(small.draw)];
    const odds = Object.fromEntries(
      Object.values(small.plays).map(({ code, grades }) => [
        code,
        Object.fromEntries(grades.map((grade, index) => [grade, `1.${index + 3}`])),
      ]),
    );
    const terms = { list: { ...newest('LHC'), odds }, group: 1960, date: DAY };
    for (const play of Object.values(small.plays)) {
      const paid = (unit: Unit) => (result: readonly number[]) =>
        play.wins(unit, { result, date: DAY }).reduce((sum, grade) => plus(sum, pays(play, unit, grade, terms)), ZERO);
      for (const { unit } of kinds(play, DAY))
        expect(written(drawnPrizes(draws, paid(unit)))).toBe(
          written(times(returnOf(play, unit, terms), fraction(BigInt(draws.length), 1n))),
        );
    }
  });
});

import { expect, test } from 'vitest';
import { barsOf, extremes } from '../../../../src/portal/features/personal-loss/bars';

const day = (date: number, profit: string) => ({ day: `2026-11-${date}`, staked: '0.00', won: '0.00', profit });

test('own.personal-loss.days: wins stand on the line, losses hang from it, on one scale', () => {
  const { top, width, height, bars } = barsOf([day(18, '500.00'), day(19, '0.00'), day(20, '-250.00')]);
  expect({ top, width, height }).toEqual({ top: 500, width: 30, height: 200 });
  expect(bars.map(({ y, height, lost }) => ({ y, height, lost }))).toEqual([
    { y: 0, height: 100, lost: false },
    { y: 100, height: 0, lost: false },
    { y: 100, height: 50, lost: true },
  ]);
});

test('own.personal-loss.days: what is not nothing is seen, however small beside the rest', () => {
  expect(barsOf([day(19, '0.01'), day(20, '-99999.00')]).bars[0]?.height).toBe(1);
});

test.each([
  ['0.40', 1],
  ['1.00', 1],
  ['130.00', 200],
  ['-4200.00', 5_000],
  ['5000.01', 10_000],
])('the scale of %s ends at %i', (profit, top) => expect(barsOf([day(20, profit)]).top).toBe(top));

test('the best and the worst day are told', () => {
  const [one, two, three] = [day(18, '5.00'), day(19, '-7.00'), day(20, '5.00')];
  expect(extremes([one, two, three])).toEqual({ best: one, worst: two });
  expect(extremes([])).toBeNull();
});

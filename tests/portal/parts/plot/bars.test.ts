import { expect, test } from 'vitest';
import { barsOf, extremes } from '../../../../src/portal/parts/plot/bars';

const day = (date: number, sum: string) => ({ day: `2026-11-${date}`, sum });

test('wins rise from the line, losses hang from it, on one scale [own.personal-loss.days]', () => {
  const { top, width, height, line, bars } = barsOf([day(18, '500.00'), day(19, '0.00'), day(20, '-250.00')]);
  expect({ top, width, height, line }).toEqual({ top: 500, width: 30, height: 200, line: 100 });
  expect(bars.map(({ y, height, lost }) => ({ y, height, lost }))).toEqual([
    { y: 0, height: 100, lost: false },
    { y: 100, height: 0, lost: false },
    { y: 100, height: 50, lost: true },
  ]);
});

test('without losses the line is the lower edge', () => {
  expect(barsOf([day(18, '500.00'), day(19, '0.00')])).toMatchObject({ line: 100, height: 100 });
});

test('without wins the line is the upper edge', () => {
  const { line, height, bars } = barsOf([day(18, '-500.00'), day(19, '0.00')]);
  expect({ line, height }).toEqual({ line: 0, height: 100 });
  expect(bars.map(({ y, height }) => [y, height])).toEqual([
    [0, 100],
    [0, 0],
  ]);
});

test('small non-zero values stay visible [own.personal-loss.days]', () => {
  expect(barsOf([day(19, '0.01'), day(20, '-99999.00')]).bars[0]?.height).toBe(1);
});

test.each([
  ['0.40', 1],
  ['1.00', 1],
  ['1.30', 2],
  ['130.00', 130],
  ['-4200.00', 4_200],
  ['5000.01', 5_100],
  ['99999.00', 100_000],
])('the scale of %s ends at %i', (sum, top) => expect(barsOf([day(20, sum)]).top).toBe(top));

test('returns the best and the worst day', () => {
  const first = day(18, '5.00');
  const two = day(19, '-7.00');
  const three = day(20, '5.00');
  expect(extremes([first, two, three])).toEqual({ best: first, worst: two });
  expect(extremes([])).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { ANIMALS, animalOf, isOfYear, LUNAR_YEARS, numbersOf } from '../../src/lottery/marksix/zodiac';

const REAL = { of: 49, animals: 12 };
const named = (number: number, date: string) => ANIMALS[animalOf(number, date, REAL)];
const nextDay = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

describe('lunar years', () => {
  // JavaScript's calendar computes the new moons of these two years a few minutes off, across midnight in Beijing.
  const OFF: Record<string, number> = { '2027-02-06': 1, '2030-02-03': -1 };
  const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'Asia/Shanghai',
  });

  test.each(LUNAR_YEARS)('a year starts on %s', (first) => {
    const noon = new Date(`${nextDay(first, OFF[first] ?? 0)}T04:00:00Z`);
    const parts = Object.fromEntries(chinese.formatToParts(noon).map(({ type, value }) => [type, value]));
    expect([parts.month, parts.day]).toEqual(['1', '1']);
  });
  test('the table has one start per year', () => {
    expect(LUNAR_YEARS.map((first) => Number(first.slice(0, 4)))).toEqual(LUNAR_YEARS.map((_, index) => 2020 + index));
  });
});

test('number 1 has the animal of the year; the others follow backwards', () => {
  expect([1, 2, 12, 13, 49].map((number) => named(number, '2024-02-10'))).toEqual([
    'dragon',
    'rabbit',
    'snake',
    'dragon',
    'dragon',
  ]);
  expect([1, 2, 7].map((number) => named(number, '2026-11-22'))).toEqual(['horse', 'snake', 'rat']);
});

test('animals change on the first day of the lunar year', () => {
  expect(named(1, '2026-02-16')).toBe('snake');
  expect(named(1, '2026-02-17')).toBe('horse');
});

test('the animal of the year has five numbers, every other animal four', () => {
  for (const date of ['2020-01-25', '2026-11-22', '2050-01-22'])
    expect(
      ANIMALS.map((_, animal) => numbersOf(animal, date, REAL).length - (isOfYear(animal, date, REAL) ? 5 : 4)),
    ).toEqual(ANIMALS.map(() => 0));
});

test.each(['2020-01-24', '2050-01-23'])('throws outside the table: %s', (date) => {
  expect(() => animalOf(1, date, REAL)).toThrow(RangeError);
});

import { describe, expect, test } from 'vitest';
import {
  country,
  dayOf,
  dayOfYear,
  digits,
  HIDDEN_MONEY,
  moment,
  money,
  wholeMoment,
  year,
} from '../../../src/ui/format';

describe('money: P, a space, two decimals [s9.const.balance-display s9.const.currency-symbol]', () => {
  test.each([
    ['25000.00', 'en', 'P\u00a025,000.00'],
    ['25000.00', 'bn', 'P\u00a0২৫,০০০.০০'],
    ['1234567.5', 'bn', 'P\u00a0১২,৩৪,৫৬৭.৫০'],
    ['0.00', 'en', 'P\u00a00.00'],
    ['-240.00', 'en', '−P\u00a0240.00'],
    ['90071992547409.91', 'en', 'P\u00a090,071,992,547,409.91'],
  ])('%s in %s', (amount, language, written) => {
    expect(money(amount, language)).toBe(written);
  });

  test('a hidden amount', () => {
    expect(HIDDEN_MONEY).toBe('P ***');
  });
});

test('numbers use the language’s digits, years have no groups', () => {
  expect([digits(5_000, 'bn'), digits(5_000, 'en'), year(2026, 'bn')]).toEqual(['৫,০০০', '5,000', '২০২৬']);
});

test('a moment has day, month and time; Bengali names the part of the day', () => {
  const evening = new Date(2026, 0, 15, 20, 30).getTime();
  expect(moment(evening, 'en')).toMatch(/^January 15, 8:30\sPM$/);
  expect(moment(evening, 'bn')).toMatch(/^১৫ জানুয়ারি, \S+ ৮:৩০$/);
  expect(moment(evening, 'bn')).not.toContain('PM');
});

test('a distant moment has its year and time zone, too [s2.maintenance.page]', () => {
  const evening = new Date(2026, 0, 15, 20, 30).getTime();
  expect(wholeMoment(evening, 'en')).toMatch(/^January 15, 2026, 8:30\sPM \S+$/);
  expect(wholeMoment(evening, 'bn')).toMatch(/^১৫ জানুয়ারি, ২০২৬, \S+ ৮:৩০ \S+( \S+)?$/);
});

test('a country is named in the language; unknown codes stay', () => {
  expect([country('BD', 'bn'), country('np', 'en'), country('LAN', 'en')]).toEqual(['বাংলাদেশ', 'Nepal', 'LAN']);
});

test('a wire date is the same day everywhere, with its year on request', () => {
  expect([dayOf('2026-11-09', 'en'), dayOfYear('2026-11-09', 'en')]).toEqual(['November 9', 'November 9, 2026']);
  expect([dayOf('2026-11-09', 'bn'), dayOfYear('2025-12-31', 'bn')]).toEqual(['৯ নভেম্বর', '৩১ ডিসেম্বর, ২০২৫']);
});

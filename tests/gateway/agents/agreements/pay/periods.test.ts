import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTRACT_PERIODS } from '../../../../../src/contract/agents/agent-contracts';
import { beginsAfter, spanOf } from '../../../../../src/gateway/agents/agreements/pay/periods';
import { periodAt, type Span } from '../../../../../src/gateway/platform/time/periods';
import { tier } from '../support';

const DHAKA = 'Asia/Dhaka';
/**
 * Zones without daylight saving, with it in either half of the year, at midnight, by half an hour, and one that skipped
 * a day.
 */
const ZONES = [
  DHAKA,
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Pacific/Apia',
];
const SPANS: Span[] = [...CONTRACT_PERIODS, 'hour', 'five'];
const FROM = Date.UTC(2005, 0, 1);
const TO = Date.UTC(2032, 0, 1);
const formatTime = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' })
    .format(at)
    .replace(', ', ' ');
const local = (span: Span, iso: string, zone = DHAKA) => {
  const { start, end } = periodAt(span, Date.parse(iso), zone);
  return [formatTime(start, zone), formatTime(end, zone)];
};

describe('P8: every moment is in exactly one period', () => {
  const someTime = fc.integer({ min: FROM, max: TO });
  test.each(SPANS)('of kind %s, in any zone', (span) => {
    const isIt = (at: number, zone: string) => {
      const period = periodAt(span, at, zone);
      expect(period.start).toBeLessThanOrEqual(at);
      expect(at).toBeLessThan(period.end);
      for (const within of [period.start, period.end - 1]) expect(periodAt(span, within, zone)).toEqual(period);
      expect(periodAt(span, period.end, zone).start).toBe(period.end);
      expect(periodAt(span, period.start - 1, zone).end).toBe(period.start);
    };
    fc.assert(fc.property(someTime, fc.constantFrom(...ZONES), isIt), { numRuns: 60 });
  });

  test('around every clock change in two years', { tags: ['extended'] }, () => {
    for (const zone of ZONES)
      for (let at = Date.UTC(2017, 0, 1); at < Date.UTC(2019, 0, 1); at += 12 * 3_600_000) {
        const { start, end } = periodAt('D', at, zone);
        expect([at >= start, at < end, end - start >= 22 * 3_600_000, end - start <= 26 * 3_600_000]).toEqual([
          true,
          true,
          true,
          true,
        ]);
      }
  });
});

describe('periods D, W, H and M in the site’s time zone [s9.enum.periods]', () => {
  test.each<[string, Span, string, string, string]>([
    [
      'a day begins at midnight in Dhaka, not in Greenwich',
      'D',
      '2026-11-22T18:00:00Z',
      '2026-11-23 00:00:00',
      '2026-11-24 00:00:00',
    ],
    [
      'and ends with its last millisecond',
      'D',
      '2026-11-22T17:59:59.999Z',
      '2026-11-22 00:00:00',
      '2026-11-23 00:00:00',
    ],
    ['a week begins on Monday', 'W', '2026-11-22T17:59:59.999Z', '2026-11-16 00:00:00', '2026-11-23 00:00:00'],
    ['over the new year', 'W', '2026-12-31T12:00:00Z', '2026-12-28 00:00:00', '2027-01-04 00:00:00'],
    ['the first half of a month', 'H', '2026-11-15T17:59:59.999Z', '2026-11-01 00:00:00', '2026-11-16 00:00:00'],
    ['the second half', 'H', '2026-11-15T18:00:00Z', '2026-11-16 00:00:00', '2026-12-01 00:00:00'],
    ['of a February of a leap year', 'H', '2028-02-29T12:00:00Z', '2028-02-16 00:00:00', '2028-03-01 00:00:00'],
    ['a month', 'M', '2026-12-31T18:00:00Z', '2027-01-01 00:00:00', '2027-02-01 00:00:00'],
    ['an hour', 'hour', '2026-11-22T18:59:59.999Z', '2026-11-23 00:00:00', '2026-11-23 01:00:00'],
    ['five minutes', 'five', '2026-11-22T18:04:59.999Z', '2026-11-23 00:00:00', '2026-11-23 00:05:00'],
  ])('%s', (_, span, at, start, end) => expect(local(span, at)).toEqual([start, end]));

  test.each<[string, string, string, number]>([
    ['spring forward in Berlin', 'Europe/Berlin', '2026-03-29T10:00:00Z', 23],
    ['back in autumn', 'Europe/Berlin', '2026-10-25T10:00:00Z', 25],
    ['a midnight that São Paulo skipped', 'America/Sao_Paulo', '2018-11-04T10:00:00Z', 23],
    ['the hour before it, twice', 'America/Sao_Paulo', '2018-02-17T10:00:00Z', 25],
    ['half an hour of Lord Howe', 'Australia/Lord_Howe', '2026-10-03T20:00:00Z', 23.5],
    ['Dhaka’s one summer of 2009', DHAKA, '2009-06-19T10:00:00Z', 23],
    ['the day after the one that Apia skipped', 'Pacific/Apia', '2011-12-31T00:00:00Z', 24],
  ])('%s', (_, zone, at, hours) => {
    const { start, end } = periodAt('D', Date.parse(at), zone);
    expect((end - start) / 3_600_000).toBe(hours);
  });
});

test('contracts start with the next period, real-time salary with the next five minutes [own.contract.lifecycle]', () => {
  const at = Date.parse('2026-11-22T18:01:00Z');
  const begins = (terms: Parameters<typeof spanOf>[0]) => formatTime(beginsAfter(terms, at, DHAKA), DHAKA);
  const tiers = [tier(1)];
  expect(begins({ kind: 'dividend', period: 'M', tiers })).toBe('2026-12-01 00:00:00');
  expect(begins({ kind: 'dividend', period: 'H', tiers })).toBe('2026-12-01 00:00:00');
  expect(begins({ kind: 'dividend', period: 'W', tiers })).toBe('2026-11-30 00:00:00');
  expect(begins({ kind: 'daily', tiers })).toBe('2026-11-24 00:00:00');
  expect(begins({ kind: 'hourly', tiers })).toBe('2026-11-23 01:00:00');
  expect(begins({ kind: 'realtime', winRate: 1, lossRate: 1, singleBet: '1.00' })).toBe('2026-11-23 00:05:00');
  expect(spanOf({ kind: 'realtime', winRate: 1, lossRate: 1, singleBet: '1.00' })).toBe('D');
});

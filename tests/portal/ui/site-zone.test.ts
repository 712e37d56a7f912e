import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { startOf } from '../../../src/portal/parts/bets/period';
import { moment, wholeDay, wholeMoment } from '../../../src/ui/format';
import { momentOnPaper } from '../../../src/ui/receipt/receipt';
import { learnSiteZone, siteZone } from '../../../src/ui/site-clock';
import { siteDayOf, siteTime, startOfSiteDay, zoneName, zoneTitle } from '../../../src/ui/site-zone';

afterEach(() => learnSiteZone(undefined));

/** A zone with another time than the device's, and its displayed name. */
const foreign = () =>
  (new Date(0).getTimezoneOffset() === -360 ? ['Asia/Tokyo', 9] : ['Asia/Dhaka', 6]) as [string, number];
const evening = Date.UTC(2026, 10, 26, 19, 12, 5);

test('days and times follow the site’s zone, which is named if the device’s differs [own.frame.site-zone]', () => {
  const [zone, hours] = foreign();
  learnSiteZone(zone);
  const local = evening + hours * 3_600_000;
  expect(siteTime(evening)).toBe(new Date(local).toISOString().slice(0, 19).replace('T', ' '));
  expect([siteDayOf(evening), wholeDay(evening, 'en')]).toEqual(['2026-11-27', 'November 27, 2026']);
  expect(moment(evening, 'en')).toMatch(
    new RegExp(`^November 27, ${new Date(local).getUTCHours()}:12\\sAM GMT\\+${hours}$`),
  );
  expect(moment(evening, 'bn')).toMatch(/^২৭ নভেম্বর, \S+ \S+:১২ GMT\s?\+\S+$/);
  expect(wholeMoment(evening, 'en')).toMatch(/^November 27, 2026, .* GMT\+\d$/);
});

test('no line break splits the name of the zone [own.frame.site-zone]', () => {
  learnSiteZone('Asia/Dhaka');
  expect([zoneName(evening, 'bn'), zoneName(evening, 'en')]).toEqual(['GMT\u00a0+৬', 'GMT+6']);
  expect([wholeMoment(evening, 'bn'), momentOnPaper(evening, 'bn')]).toEqual([
    expect.stringMatching(/ GMT\u00a0\+৬$/),
    expect.stringMatching(/ GMT\u00a0\+৬$/),
  ]);
  learnSiteZone('Etc/GMT-6');
  expect(zoneTitle(evening, 'bn')).not.toMatch(/GMT /);
});

test('days and times do not depend on locale date formats [own.frame.site-zone]', () => {
  // The engine's own type declares this getter as a method.
  const prototype: { format: unknown } = Intl.DateTimeFormat.prototype;
  const format = vi.spyOn(prototype, 'format', 'get').mockReturnValue(() => '26/11/2026');
  onTestFinished(() => format.mockRestore());
  learnSiteZone('Asia/Dhaka');
  expect([siteDayOf(evening), siteTime(evening)]).toEqual(['2026-11-27', '2026-11-27 01:12:05']);
});

test('names no zone if the device shows the site’s time [own.frame.site-zone]', () => {
  learnSiteZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(moment(new Date(2026, 0, 15, 20, 30).getTime(), 'en')).toMatch(/^January 15, 8:30\sPM$/);
  learnSiteZone(undefined);
  expect(siteZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test.each([
  ['Asia/Dhaka', '2026-11-27', 0, '2026-11-26T18:00:00.000Z'],
  ['Asia/Dhaka', '2026-11-30', 1, '2026-11-30T18:00:00.000Z'],
  ['America/New_York', '2026-03-08', 0, '2026-03-08T05:00:00.000Z'],
  ['America/New_York', '2026-03-08', 1, '2026-03-09T04:00:00.000Z'],
  ['America/New_York', '2026-11-01', 1, '2026-11-02T05:00:00.000Z'],
])('in %s the day %s, %i days later, starts at %s [own.frame.site-zone]', (zone, day, later, start) => {
  learnSiteZone(zone);
  expect(new Date(startOfSiteDay(day, later)).toISOString()).toBe(start);
});

test('a period of seven days starts with a day of the site [own.frame.site-zone]', () => {
  learnSiteZone('Asia/Dhaka');
  expect(new Date(startOf(7, evening)).toISOString()).toBe('2026-11-20T18:00:00.000Z');
});

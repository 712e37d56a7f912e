import { reportedZone, siteZone } from './site-clock';

/**
 * Returns the date and time that a zone's clock shows at a moment (epoch ms), as if it were UTC. It is built from
 * parts, because engines differ in how a locale writes a date (WebKitGTK's en-CA puts the year last).
 */
function clockIn(zone: string, time: number): Date {
  const date = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const clock = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
  const parts = new Intl.DateTimeFormat('en', { ...date, ...clock, timeZone: zone }).formatToParts(time);
  const [year = 0, month = 1, ...others] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  return new Date(Date.UTC(year, month - 1, ...others));
}

/** Minutes by which a zone is ahead of UTC at a moment (epoch ms). */
const aheadOf = (time: number, zone: string): number => Math.round((clockIn(zone, time).getTime() - time) / 60_000);

/** Short name of the site's zone at a moment, in a language; empty where the device's clock shows the same time. */
export function foreignZoneName(time: number, language: string): string {
  const zone = reportedZone();
  if (zone === undefined || aheadOf(time, zone) === -new Date(time).getTimezoneOffset()) return '';
  return zoneName(time, language);
}

/** Short name of the site's zone at a moment (epoch ms), such as GMT+6. */
export const zoneName = (time: number, language: string): string => nameOfZone('short', time, language);

/** Common name of the site's zone, such as Bangladesh Time. */
export const zoneTitle = (time: number, language: string): string => nameOfZone('shortGeneric', time, language);

/** Bengali writes an offset as `GMT +৬`: a no-break space keeps its halves on one line. */
function nameOfZone(timeZoneName: 'short' | 'shortGeneric', time: number, language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: siteZone(), timeZoneName }).formatToParts(time);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT ', 'GMT\u00a0');
}

/** Day of the site at a moment (epoch ms): `2026-11-20`. */
export const siteDayOf = (time: number): string =>
  clockIn(siteZone(), time).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** Start (epoch ms) of a site day (`2026-11-20`), or of the day that many days later. */
export function startOfSiteDay(day: string, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const midnight = Date.UTC(year, month - 1, date + later);
  const roughly = midnight - aheadOf(midnight, siteZone()) * 60_000;
  return midnight - aheadOf(roughly, siteZone()) * 60_000;
}

/** End (epoch ms) of the site's day that a moment is in. */
export const endOfSiteDay = (time: number): number => startOfSiteDay(siteDayOf(time), 1);

/** End (epoch ms) of the site's week, which starts on Monday, that a moment is in. */
export function endOfSiteWeek(time: number): number {
  const day = siteDayOf(time);
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return startOfSiteDay(day, 7 - sinceMonday);
}

/** End (epoch ms) of the site's month that a moment is in. */
export function endOfSiteMonth(time: number): number {
  const [year = 0, month = 1] = siteDayOf(time).split('-').map(Number);
  return startOfSiteDay(new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 'yyyy-mm-dd'.length));
}

/** A moment by the site's clock for spreadsheets: `2026-11-20 19:12:05`. */
export const siteTime = (time: number): string =>
  clockIn(siteZone(), time).toISOString().slice(0, 'yyyy-mm-dd hh:mm:ss'.length).replace('T', ' ');

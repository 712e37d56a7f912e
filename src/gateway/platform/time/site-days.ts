import { periodAt } from './periods';
import { momentOf } from './site-zone';
import { dayIn } from './zone';

const DAY = 86_400_000;
const NOON = 43_200_000;
/** Day of the site's zone: its ISO 8601 date, and its start and exclusive end, epoch ms. */
export type SiteDay = { day: string; start: number; end: number };

/** Returns the day that contains a time. */
export function siteDayAt(zone: string, at: number): SiteDay {
  const period = periodAt('D', at, zone);
  return { day: dayIn(zone)(new Date(Math.floor((period.start + period.end) / 2))), ...period };
}

/** Returns a day by its ISO 8601 date. */
export const siteDay = (zone: string, day: string): SiteDay =>
  siteDayAt(zone, momentOf(zone, Date.parse(day) / DAY, NOON));

/** Returns the date a number of days later. */
export const dayAfter = (day: string, by = 1): string =>
  new Date(Date.parse(day) + by * DAY).toISOString().slice(0, 10);

/** Returns whether it is the last day of its month, when levels are downgraded. */
export const endsMonth = (day: string): boolean => dayAfter(day).endsWith('-01');

import { periodAt } from './periods';
import { momentOf } from './site-zone';
import { dayIn } from './zone';

const [DAY, NOON] = [86_400_000, 43_200_000];
/** A day of the site's zone: as ISO 8601 has it, and from when to when it is, epoch ms, `end` not included. */
export type SiteDay = { day: string; start: number; end: number };

/** The day that a moment is in. */
export function siteDayAt(zone: string, at: number): SiteDay {
  const period = periodAt('D', at, zone);
  return { day: dayIn(zone)(new Date(Math.floor((period.start + period.end) / 2))), ...period };
}

/** A day by its name. */
export const siteDay = (zone: string, day: string): SiteDay =>
  siteDayAt(zone, momentOf(zone, Date.parse(day) / DAY, NOON));

/** The day so many days later. */
export const dayAfter = (day: string, by = 1): string =>
  new Date(Date.parse(day) + by * DAY).toISOString().slice(0, 10);

/** Returns whether it is the last one of its month: levels fall with it. */
export const endsMonth = (day: string): boolean => dayAfter(day).endsWith('-01');

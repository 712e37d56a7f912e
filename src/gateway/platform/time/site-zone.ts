const DAY = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a zone's offset from UTC at a time, ms. */
export function aheadAt(zone: string, at: number): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1_000) * 1_000;
}

/** Returns a zone's calendar day as days since 1970-01-01. */
export const dayOf = (zone: string, at: number): number => Math.floor((at + aheadAt(zone, at)) / DAY);

/** Returns the moment at which a zone's clocks show a time of day (ms after midnight). */
export function momentOf(zone: string, day: number, time: number): number {
  const localTime = day * DAY + time;
  const guess = localTime - aheadAt(zone, localTime);
  return localTime - aheadAt(zone, guess);
}

/** Returns the ms since the zone's midnight. */
export const timeOf = (zone: string, at: number): number => at + aheadAt(zone, at) - dayOf(zone, at) * DAY;

/** Returns the parts of a date: `2026`, `11`, `22`. */
export function written(day: number): { year: string; month: string; date: string } {
  const [year = '', month = '', date = ''] = new Date(day * DAY).toISOString().slice(0, 10).split('-');
  return { year, month, date };
}

/** Returns the day of the week; 0 is Sunday. 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number): number => (day + 4) % 7;

/** Returns the first day of the year that contains a day. */
export const newYearOf = (day: number): number => Date.UTC(new Date(day * DAY).getUTCFullYear(), 0, 1) / DAY;

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;

/** Parses a date as the start of the day in a zone, or a full timestamp; null if it is invalid. */
export function dayOf(typed: string, zone: string): Date | null {
  if (!DAY.test(typed) && !MOMENT.test(typed)) return null;
  const noon = new Date(`${typed.slice(0, 10)}T12:00:00Z`);
  if (Number.isNaN(noon.getTime()) || noon.toISOString().slice(0, 10) !== typed.slice(0, 10)) return null;
  const moment = new Date(DAY.test(typed) ? `${typed}T00:00:00${offsetAt(noon, zone)}` : typed);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Returns the offset as `+06:00`; a zone without one is at UTC. */
function offsetAt(at: Date, timeZone: string): string {
  const { timeZoneName = '' } = partsOf(new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }), at);
  return timeZoneName.slice('GMT'.length) || 'Z';
}

/** Returns the function that formats a time as the ISO 8601 date in a zone. */
export function dayIn(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en', { timeZone, calendar: 'gregory', ...DATE });
  return (at) => {
    const { year, month, day } = partsOf(format, at);
    return `${year}-${month}-${day}`;
  };
}

/** Returns the function that formats a time (epoch ms) as a zone's clock shows it: `2026-11-20 19:12:05`. */
export function clockIn(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en', { timeZone, calendar: 'gregory', ...DATE, ...TIME });
  return (at) => {
    const { year, month, day, hour, minute, second } = partsOf(format, at);
    return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
  };
}

const DATE = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;

/** Returns the parts of a formatted time by type. Versions of ICU differ in how a locale joins them into a date. */
const partsOf = (
  format: Intl.DateTimeFormat,
  at: Date | number,
): Partial<Record<Intl.DateTimeFormatPartTypes, string>> =>
  Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));

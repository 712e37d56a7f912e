const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;

/** When a day begins in a zone, or the moment that is said; null where there is no such day. */
export function dayOf(typed: string, zone: string): Date | null {
  if (!DAY.test(typed) && !MOMENT.test(typed)) return null;
  const noon = new Date(`${typed.slice(0, 10)}T12:00:00Z`);
  if (Number.isNaN(noon.getTime()) || noon.toISOString().slice(0, 10) !== typed.slice(0, 10)) return null;
  const moment = new Date(DAY.test(typed) ? `${typed}T00:00:00${offsetAt(noon, zone)}` : typed);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** As `+06:00`; a zone without an offset is Greenwich's. */
function offsetAt(at: Date, timeZone: string): string {
  const { timeZoneName = '' } = partsOf(new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }), at);
  return timeZoneName.slice('GMT'.length) || 'Z';
}

/** The day of a moment in a zone, as ISO 8601 has it. */
export function dayIn(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en', { timeZone, calendar: 'gregory', ...DATE });
  return (at) => {
    const { year, month, day } = partsOf(format, at);
    return `${year}-${month}-${day}`;
  };
}

/** Date and time that the clocks of a zone show at a moment (epoch ms): `2026-11-20 19:12:05`. */
export function clockIn(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en', { timeZone, calendar: 'gregory', ...DATE, ...TIME });
  return (at) => {
    const { year, month, day, hour, minute, second } = partsOf(format, at);
    return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
  };
}

const DATE = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;

/** Parts of a formatted moment by type. Releases of ICU differ in how a locale joins them into a date. */
const partsOf = (
  format: Intl.DateTimeFormat,
  at: Date | number,
): Partial<Record<Intl.DateTimeFormatPartTypes, string>> =>
  Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));

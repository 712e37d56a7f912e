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
  const named = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(at);
  return /GMT([+-]\d\d:\d\d)/.exec(named)?.[1] ?? 'Z';
}

/** The day of a moment in a zone, as ISO 8601 has it: Canada writes it so. */
export function dayIn(timeZone: string) {
  const { format } = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (date: Date) => format(date);
}

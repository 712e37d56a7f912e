import type { ContractPeriod } from '../../../contract/agents/agent-contracts';
import { aheadAt, dayOf, weekdayOf } from './site-zone';

const DAY = 86_400_000;
/** Windows that are the same in every time zone. */
const WINDOWS = { hour: 3_600_000, five: 300_000 };
export type Span = ContractPeriod | keyof typeof WINDOWS;
/** Start and exclusive end, epoch ms. */
export type Period = { start: number; end: number };

/**
 * Returns the period that contains a time. Weeks start on Mondays, half months on the 1st and the 16th; periods do not
 * overlap.
 */
export function periodAt(span: Span, at: number, zone: string): Period {
  if (span === 'hour' || span === 'five') {
    const start = Math.floor(at / WINDOWS[span]) * WINDOWS[span];
    return { start, end: start + WINDOWS[span] };
  }
  const [first, next] = DAYS[span](dayAt(zone, at));
  return { start: startOf(zone, first), end: startOf(zone, next) };
}

/** First day of a period and of the next one, as days since 1970-01-01. */
const DAYS: Record<ContractPeriod, (day: number) => [number, number]> = {
  D: (day) => [day, day + 1],
  W: (day) => {
    const monday = day - ((weekdayOf(day) + 6) % 7);
    return [monday, monday + 7];
  },
  H: (day) => {
    const date = new Date(day * DAY).getUTCDate();
    return date < 16 ? [day - date + 1, day - date + 16] : [day - date + 16, monthAfter(day)];
  },
  M: (day) => [day - new Date(day * DAY).getUTCDate() + 1, monthAfter(day)],
};

function monthAfter(day: number): number {
  const date = new Date(day * DAY);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / DAY;
}

/** Returns the day that contains a time. If clocks are set back over midnight, the day that started last. */
function dayAt(zone: string, at: number): number {
  const localDay = dayOf(zone, at);
  return at < startOf(zone, localDay) ? localDay - 1 : at >= startOf(zone, localDay + 1) ? localDay + 1 : localDay;
}

/**
 * Returns the start of a day: the first moment at which the zone's clocks show it, or the moment after a skipped
 * midnight.
 */
function startOf(zone: string, day: number): number {
  const midnight = day * DAY;
  const candidates = [-DAY, 0, DAY].map((by) => midnight - aheadAt(zone, midnight + by));
  return Math.min(...candidates.filter((at) => dayOf(zone, at) >= day && dayOf(zone, at - 1) < day));
}

const UNITS: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Parses a typed duration (`500ms`, `30m`, `2h`, `7d`) to ms; null if it is invalid. */
export function durationMs(typed: string): number | null {
  const [, amount, unit = ''] = /^(\d{1,9})(ms|s|m|h|d)$/.exec(typed) ?? [];
  return amount === undefined ? null : Number(amount) * (UNITS[unit] ?? 0);
}

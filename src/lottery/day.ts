import type { Lottery } from './types';

/** The day that a moment (ms) is of by the clocks of a lottery, `YYYY-MM-DD`: settlement and whoever verifies it take the same one. */
export function dayOf({ zone }: Pick<Lottery, 'zone'>, at: number): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

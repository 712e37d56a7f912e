import type { Lottery } from './types';

/**
 * Returns the local day (`YYYY-MM-DD`) of a moment (ms) in the lottery's time zone. Settlement and verification share
 * it.
 */
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

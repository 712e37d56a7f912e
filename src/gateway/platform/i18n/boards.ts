import type { Language } from '../../../contract';
import type { Span } from '../../../contract/rewards/activities';
import { periodAt } from '../time/periods';
import { translate } from '.';

type Reader = { language: Language; zone: string };

const PERIODS = { day: 'D', week: 'W', month: 'M' } as const satisfies Record<Span, string>;
const FORMATS = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  week: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<Span, Intl.DateTimeFormatOptions>;

/**
 * Returns the name of a leaderboard with its period in the site's zone: "Weekly leaderboard, 16 – 22 Nov 2026"
 * (`own.ranking.named`).
 */
export function boardName(span: Span, starts: number, { language, zone: timeZone }: Reader): string {
  const { start, end } = periodAt(PERIODS[span], starts, timeZone);
  const period = new Intl.DateTimeFormat(language, { ...FORMATS[span], timeZone }).formatRange(start, end - 1);
  return translate(language, `leaderboard.name.${span}`, { period });
}

/**
 * Returns the name of a leaderboard from a message's parameter, `week:1794787200000`; older messages name no
 * leaderboard.
 */
export function boardNamed(value: string, reader: Reader): string {
  const [span, starts] = value.split(':');
  const known = (['day', 'week', 'month'] as const).find((candidate) => candidate === span);
  return known ? boardName(known, Number(starts), reader) : translate(reader.language, 'leaderboard.name.any');
}

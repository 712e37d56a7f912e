import { wholeDay } from '../format';
import { siteZone } from '../site-clock';
import { zoneName } from '../site-zone';

/** A moment for paper, which may be read elsewhere and later: with its year, and the zone of the site's clock. */
export function momentOnPaper(time: number, language: string): string {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: siteZone() } as const;
  return `${wholeDay(time, language)}, ${new Intl.DateTimeFormat(language, clock).format(time)} ${zoneName(time, language)}`;
}

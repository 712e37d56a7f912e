import type { Language } from '../../../contract';
import { SETTINGS } from '../../../contract/platform/settings';
import type { ModuleContext } from '../../platform/context';
import { translate } from '../../platform/i18n';
import { boardNamed } from '../../platform/i18n/boards';
import { mannerOf } from './kinds';
import type { accountAlerts } from './tables';

type Row = Pick<typeof accountAlerts.$inferSelect, 'kind' | 'params' | 'at'>;
export type Reader = { language: Language; zone: string };

/** Returns the owner's language and the zone for times. */
export const readerOf = ({ config }: ModuleContext, { language }: { language: Language | null }): Reader => ({
  language: language ?? 'bn',
  zone: config.siteZone,
});

/** Returns the title and the text of an alert. */
export function alertWords(
  { kind, params }: Pick<Row, 'kind' | 'params'>,
  reader: Reader,
): { title: string; text: string } {
  const formattedParams = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, formatParam(name, value, reader)]),
  );
  const text = (code: string) => translate(reader.language, code, formattedParams);
  // Events between two parties have a text for each; older rows have no `reader`.
  const code = params.reader ? `alert.${kind}.${params.reader}` : `alert.${kind}`;
  return { title: text(`alert.${kind}.title`), text: text(code) };
}

/**
 * Returns the mail of an alert: the event, the account, the time and origin, and how to react if it was someone else.
 * It contains no links, which would train players to fall for phishing.
 */
export function alertLetter(
  { kind, params, at }: Row,
  user: string,
  reader: Reader,
): { subject: string; text: string } {
  const { title, text } = alertWords({ kind, params }, reader);
  const about = translate(reader.language, 'alert.about', { user, when: moment(at, reader) });
  const lines = [text, about, ...circumstances({ kind, params }, reader)];
  return { subject: title, text: lines.join('\n\n') };
}

/** Returns the origin, if known, and how to react if it was someone else. */
export function circumstances(
  { kind, params: { ip, country } }: Pick<Row, 'kind' | 'params'>,
  { language }: Reader,
): string[] {
  const from = ip ? [translate(language, 'alert.from', { place: country ? `${ip} (${country})` : ip })] : [];
  return mannerOf(kind).anybody ? [...from, translate(language, 'alert.notYou')] : from;
}

/**
 * Returns the alert as a text message. It is short, because every seventy characters of Bengali cost another message;
 * urgent alerts are sent in full.
 */
export function alertText({ kind, params, at }: Row, { language, zone }: Reader): string {
  const { title, text } = alertWords({ kind, params }, { language, zone });
  const { anybody, urgent } = mannerOf(kind);
  if (urgent) return text;
  return translate(language, anybody ? 'alert.text.anybody' : 'alert.text', {
    title,
    when: short(at, { language, zone }),
  });
}

function formatParam(name: string, value: string | number, { language, zone }: Reader): string | number {
  if (name === 'amount' || name === 'remainder') return money(String(value), language);
  if (name === 'device') return String(value) || translate(language, 'alert.device.unknown');
  if (name === 'until' || name === 'since') return moment(new Date(value), { language, zone });
  if (name === 'board') return boardNamed(String(value), { language, zone });
  if (name === 'salary') return translate(language, `salary.${value}`);
  if (name === 'limit') return translate(language, `alert.limit.${value}`);
  return name === 'period' ? translate(language, `alert.period.${value}`) : value;
}

const money = (sum: string, language: Language) =>
  `${SETTINGS.currencySymbol} ${new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en', { minimumFractionDigits: 2 }).format(Number(sum))}`;

const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' } as const;
/** Formats a time in the site's zone. Non-breaking spaces keep the zone's name together (Bengali writes `GMT +৬`). */
const moment = (at: Date, { language, zone: timeZone }: Reader) =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...clock,
    timeZone,
    timeZoneName: 'short',
  })
    .format(at)
    .replace('GMT ', 'GMT\u00a0');
const short = (at: Date, { language, zone: timeZone }: Reader) =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', ...clock, timeZone }).format(at);

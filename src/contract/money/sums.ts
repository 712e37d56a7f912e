import { SETTINGS } from '../platform/settings';

const MINUS = '−';
/** The symbol and its sum stay on one line. */
const SPACE = '\u00a0';

/**
 * A sum of the wire (`"25000.00"`) as it is read: symbol, space, two places (s9.const.balance-display,
 * s9.const.currency-symbol), in the digits and groups of the language. Never a float.
 */
export const money = (amount: string, language: string): string =>
  `${amount.startsWith('-') ? MINUS : ''}${SETTINGS.currencySymbol}${SPACE}${sum(amount.replace('-', ''), language)}`;

/** The same without the symbol, of a sum that is not below nothing: as it is typed. */
export function sum(amount: string, language: string): string {
  const [whole = '', places = ''] = amount.split('.');
  const units = new Intl.NumberFormat(language).format(BigInt(whole));
  const cents = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 }).format(Number(places.padEnd(2, '0')));
  const point = new Intl.NumberFormat(language).formatToParts(0.1).find(({ type }) => type === 'decimal')?.value;
  return `${units}${point}${cents}`;
}

import { SETTINGS } from '../platform/settings';

const MINUS = '−';
/** Non-breaking, so that the symbol and its sum stay on one line. */
const SPACE = '\u00a0';

/**
 * Formats a sum of the wire (`"25000.00"`) for display: symbol, space, two places (s9.const.balance-display,
 * s9.const.currency-symbol), in the digits and groups of the language. Never a float.
 */
export const money = (amount: string, language: string): string =>
  `${amount.startsWith('-') ? MINUS : ''}${SETTINGS.currencySymbol}${SPACE}${sum(amount.replace('-', ''), language)}`;

/** Formats a non-negative sum without the symbol, as for typing. */
export function sum(amount: string, language: string): string {
  const [whole = '', places = ''] = amount.split('.');
  const units = new Intl.NumberFormat(language).format(BigInt(whole));
  const cents = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 }).format(Number(places.padEnd(2, '0')));
  const point = new Intl.NumberFormat(language).formatToParts(0.1).find(({ type }) => type === 'decimal')?.value;
  return `${units}${point}${cents}`;
}

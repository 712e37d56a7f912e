import { RATE_UNIT } from '../../../contract/agent-contracts';
import { latinDigits } from '../../../contract/money';

/** A rate of the wire, in thousandths of a percent, as a share in the digits of the language: 12,500 is `12.5%`. */
export const rateOf = (rate: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3 }).format(rate / RATE_UNIT);

/** A rate as it is typed, in percent with up to three places and in digits of either script, as the wire has it; null where it is none. */
export function rateIn(typed: string): number | null {
  const text = latinDigits(typed).trim().replace('%', '');
  const rate = /^\d{1,3}(?:\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * 1_000) : -1;
  return rate >= 0 && rate <= RATE_UNIT ? rate : null;
}

import { RATE_UNIT } from '../../../contract/agents/agent-contracts';
import { decimalIn } from '../../../contract/money/money';

/** A rate of the wire, in thousandths of a percent, as a share in the digits of the language: 12,500 is `12.5%`. */
export const rateOf = (rate: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3 }).format(rate / RATE_UNIT);

/**
 * Parses a typed rate (`own.money.typed`): percent with up to three decimals, with or without a percent sign, into
 * thousandths of a percent. Null for anything else and above 100 %.
 */
export function rateIn(typed: string): number | null {
  const percent = decimalIn(typed.trim().replace(/%$/, ''), 3);
  if (percent === null) return null;
  const rate = Math.round(Number(percent) * 1_000);
  return rate <= RATE_UNIT ? rate : null;
}

/** A typed rate as it is understood; null while it is not a rate (`own.money.typed`). */
export function readRate(typed: string, language: string): string | null {
  const rate = rateIn(typed);
  return rate === null ? null : rateOf(rate, language);
}

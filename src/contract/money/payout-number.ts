import { normaliseName, normalisePhone } from '../platform/normalise';
import { latinDigits } from './money';

/** A Bangladeshi mobile number, with or without the country code. */
const WALLET = /^(?:\+?880|0)?(1[3-9]\d{8})$/;
const BANK_ACCOUNT = /^(?=.*[1-9])\d{6,34}$/;

/**
 * Returns the number of a payout account in its stored form: `017…` for an e-wallet, bare digits for a bank account.
 * Null if it is not a valid number of its kind (`own.bank-account.number`).
 */
export function payoutNumber(kind: 'bank' | 'ewallet', typed: string): string | null {
  if (kind === 'ewallet') {
    const [, national] = WALLET.exec(normalisePhone(typed)) ?? [];
    return national === undefined ? null : `0${national}`;
  }
  const digits = latinDigits(normaliseName(typed)).replace(/[\s.\-\u2010-\u2015]/g, '');
  return BANK_ACCOUNT.test(digits) ? digits : null;
}

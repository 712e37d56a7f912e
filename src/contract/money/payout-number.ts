import { normaliseName, normalisePhone } from '../platform/normalise';
import { latinDigits } from './money';

/** A Bangladeshi mobile number, with or without the country. */
const WALLET = /^(?:\+?880|0)?(1[3-9]\d{8})$/;
const BANK_ACCOUNT = /^(?=.*[1-9])\d{6,34}$/;

/**
 * The number of a payout account as it is stored, one spelling each: an e-wallet's as `017…`, a bank account's as bare digits. Null for what is no number
 * of its kind (`own.bank-account.number`).
 */
export function payoutNumber(kind: 'bank' | 'ewallet', typed: string): string | null {
  if (kind === 'ewallet') {
    const [, national] = WALLET.exec(normalisePhone(typed)) ?? [];
    return national === undefined ? null : `0${national}`;
  }
  const digits = latinDigits(normaliseName(typed)).replace(/[\s.\-\u2010-\u2015]/g, '');
  return BANK_ACCOUNT.test(digits) ? digits : null;
}

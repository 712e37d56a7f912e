import { describe, expect, test } from 'vitest';
import { payoutNumber } from '../../../src/contract/money/payout-number';

describe('payoutNumber', () => {
  test.each([
    '01712345678',
    '8801712345678',
    '+880 1712-345678',
    '008801712345678',
    '০১৭১২৩৪৫৬৭৮',
    '1712345678',
    '\u202a01712345678\u202c',
  ])('reads the wallet %j as one number [own.bank-account.number]', (typed) =>
    expect(payoutNumber('ewallet', typed)).toBe('01712345678'),
  );

  test.each([
    ['1234-5678 9012', '123456789012'],
    ['১৫০১২০৩৪৫৬৭৮৯', '1501203456789'],
  ])('reads the bank account %j as %s [own.bank-account.number]', (typed, read) =>
    expect(payoutNumber('bank', typed)).toBe(read),
  );

  test.each([
    ['ewallet', '------'],
    ['ewallet', '01212345678'],
    ['ewallet', '017123456789'],
    ['ewallet', '+919876543210'],
    ['bank', '------'],
    ['bank', '12-34-5'],
    ['bank', '000000'],
    ['bank', 'no number'],
  ] as const)('rejects the %s %j [own.bank-account.number]', (kind, typed) =>
    expect(payoutNumber(kind, typed)).toBeNull(),
  );
});

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Explains how to write an amount (own.money.typed). */
export const unclearAmount = msg({
  id: 'security.problem.unclear',
  message: 'Use a point for decimals, like 12.50. A comma only groups thousands, like 1,250.',
});
const words: Record<string, MessageDescriptor | undefined> = {
  unclear: unclearAmount,
  empty: msg({ id: 'security.problem.empty', message: 'This field is required.' }),
  realName: msg({
    id: 'security.problem.realName',
    message: 'The name must be letters only, at least two.',
  }),
  nameLong: msg({ id: 'security.problem.nameLong', message: 'This name is too long. Use up to 64 characters.' }),
  paymentDigits: msg({ id: 'security.problem.paymentDigits', message: 'Enter six digits.' }),
  paymentDiffers: msg({ id: 'security.problem.paymentDiffers', message: 'The payment passwords don’t match.' }),
  accountNumber: msg({ id: 'security.problem.accountNumber', message: 'Enter the account number, 6 to 34 digits.' }),
  walletNumber: msg({
    id: 'security.problem.walletNumber',
    message: 'Enter the wallet’s mobile number, e.g. 01712345678.',
  }),
  limit: msg({ id: 'security.problem.limit', message: 'Enter an amount above 0, e.g. 5000.' }),
};
const unknown = msg({ id: 'security.problem.unknown', message: 'This value is not valid.' });

/** Message for the error of a field, by its code (s5.message.empty, s5.message.real-name). */
export const problemWords = (code: string): MessageDescriptor => words[code] ?? unknown;

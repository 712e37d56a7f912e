import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const words: Record<string, MessageDescriptor | undefined> = {
  'deposit.method': msg({ id: 'deposit.problem.method', message: 'Choose a payment method.' }),
  'deposit.amount.none': msg({ id: 'deposit.problem.none', message: 'Enter an amount, e.g. 500 or 500.50.' }),
  'deposit.amount.min': msg({ id: 'deposit.problem.min', message: 'Below the minimum for this method.' }),
  'deposit.amount.max': msg({ id: 'deposit.problem.max', message: 'Above the maximum for this method.' }),
  'deposit.amount.available': msg({ id: 'deposit.problem.limit', message: 'This exceeds your deposit limit.' }),
};
const unknown = msg({ id: 'deposit.problem.unknown', message: 'This value is not valid.' });

/** What is wrong with a field of a deposit, by its code (own.deposit.terms). */
export const depositProblem = (code: string): MessageDescriptor => words[code] ?? unknown;

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const words: Record<string, MessageDescriptor | undefined> = {
  'deposit.method': msg({ id: 'deposit.problem.method', message: 'Please choose how you would like to pay.' }),
  'deposit.amount.none': msg({ id: 'deposit.problem.none', message: 'Please type an amount, like 500 or 500.50.' }),
  'deposit.amount.min': msg({ id: 'deposit.problem.min', message: 'This is less than can be paid this way.' }),
  'deposit.amount.max': msg({ id: 'deposit.problem.max', message: 'This is more than can be paid this way at once.' }),
  'deposit.amount.limit': msg({ id: 'deposit.problem.limit', message: 'This is more than your deposit limits leave.' }),
};
const unknown = msg({ id: 'deposit.problem.unknown', message: 'This is not in order.' });

/** What is wrong with a field of a deposit, by its code (own.deposit.terms). */
export const depositProblem = (code: string): MessageDescriptor => words[code] ?? unknown;

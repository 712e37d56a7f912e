import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const words: Record<string, MessageDescriptor | undefined> = {
  'transfer.amount.none': msg({ id: 'wallet.problem.none', message: 'Enter an amount, e.g. 500 or 500.50.' }),
  'transfer.amount.available': msg({ id: 'wallet.problem.available', message: 'Insufficient balance in this wallet.' }),
};
const unknown = msg({ id: 'wallet.problem.unknown', message: 'This value is not valid.' });

/** What is wrong with a field of a transfer, by its code (own.transfer.bounds). */
export const transferProblem = (code: string): MessageDescriptor => words[code] ?? unknown;

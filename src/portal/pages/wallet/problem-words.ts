import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const words: Record<string, MessageDescriptor | undefined> = {
  'transfer.amount.none': msg({ id: 'wallet.problem.none', message: 'Please type an amount, like 500 or 500.50.' }),
  'transfer.amount.available': msg({ id: 'wallet.problem.available', message: 'There is not that much there.' }),
};
const unknown = msg({ id: 'wallet.problem.unknown', message: 'This is not in order.' });

/** What is wrong with a field of a transfer, by its code (own.transfer.bounds). */
export const transferProblem = (code: string): MessageDescriptor => words[code] ?? unknown;

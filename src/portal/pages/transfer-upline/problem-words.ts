import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const words: Record<string, MessageDescriptor | undefined> = {
  'transfer.to': msg({ id: 'upline.problem.to', message: 'Please choose whom it goes to.' }),
  'transfer.amount.none': msg({ id: 'upline.problem.none', message: 'Please type an amount, like 500 or 500.50.' }),
  'transfer.amount.min': msg({ id: 'upline.problem.min', message: 'This is less than can be sent.' }),
  'transfer.amount.max': msg({ id: 'upline.problem.max', message: 'This is more than can be sent at once.' }),
  'transfer.amount.available': msg({ id: 'upline.problem.available', message: 'You do not have that much.' }),
};
const unknown = msg({ id: 'upline.problem.unknown', message: 'This is not in order.' });

/** What is wrong with a field of a transfer, by its code. */
export const partnerProblem = (code: string): MessageDescriptor => words[code] ?? unknown;

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const words: Record<string, MessageDescriptor | undefined> = {
  'transfer.to': msg({ id: 'upline.problem.to', message: 'Choose a recipient.' }),
  'transfer.amount.none': msg({ id: 'upline.problem.none', message: 'Enter an amount, e.g. 500 or 500.50.' }),
  'transfer.amount.min': msg({ id: 'upline.problem.min', message: 'Below the minimum per transfer.' }),
  'transfer.amount.max': msg({ id: 'upline.problem.max', message: 'Above the maximum per transfer.' }),
  'transfer.amount.available': msg({ id: 'upline.problem.available', message: 'Insufficient balance.' }),
};
const unknown = msg({ id: 'upline.problem.unknown', message: 'This value is not valid.' });

/** What is wrong with a field of a transfer, by its code. */
export const partnerProblem = (code: string): MessageDescriptor => words[code] ?? unknown;

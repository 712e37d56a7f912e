import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const words: Record<string, MessageDescriptor | undefined> = {
  empty: msg({ id: 'security.problem.empty', message: 'This cannot be empty.' }),
  realName: msg({
    id: 'security.problem.realName',
    message: 'The format of the real name is not correct: letters, and at least two of them.',
  }),
  paymentDigits: msg({ id: 'security.problem.paymentDigits', message: 'Six digits, please.' }),
  paymentDiffers: msg({ id: 'security.problem.paymentDiffers', message: 'The two payment passwords are not the same.' }),
  accountNumber: msg({ id: 'security.problem.accountNumber', message: 'A number of 6 to 34 digits or letters, please.' }),
  limit: msg({ id: 'security.problem.limit', message: 'An amount above nothing, please, e.g. 5000.' }),
};
const unknown = msg({ id: 'security.problem.unknown', message: 'This is not in order.' });

/** What is wrong with a field, by its code (s5.message.empty, s5.message.real-name). */
export const problemWords = (code: string): MessageDescriptor => words[code] ?? unknown;

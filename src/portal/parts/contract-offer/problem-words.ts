import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { unclearAmount } from '../../../ui/form/problem-words';

const words: Record<string, MessageDescriptor | undefined> = {
  empty: msg({ id: 'contracts.problem.empty', message: 'Enter the username of a downline.' }),
  rate: msg({ id: 'contracts.problem.rate', message: 'Enter a rate above 0 and up to 100, e.g. 2.5.' }),
  unclear: unclearAmount,
  amount: msg({ id: 'contracts.problem.amount', message: 'Enter an amount, e.g. 5000, or leave it empty.' }),
  members: msg({ id: 'contracts.problem.members', message: 'Enter a whole number, or leave it empty.' }),
  rises: msg({ id: 'contracts.problem.rises', message: 'Each tier must pay more than the one before.' }),
};
const less = msg({ id: 'contracts.problem.less', message: 'A higher tier can’t ask for less than the one before.' });

/** Error of a field of an offer, by its code (own.contract.offered). */
export const problemWords = (code: string): MessageDescriptor => words[code] ?? less;

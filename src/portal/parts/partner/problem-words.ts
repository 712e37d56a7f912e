import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TransferPartners } from '../../../contract';
import { unclearAmount } from '../../../ui/form/problem-words';
import { money } from '../../../ui/format';

type Bounds = Pick<TransferPartners, 'min' | 'max' | 'available'>;

/** Error of a field of a transfer, by its code, with the bound that it breaks (own.money.number). */
export function partnerProblem(code: string, terms: Bounds, language: string): MessageDescriptor {
  const [min, max, available] = [terms.min, terms.max, terms.available].map((sum) => money(sum, language));
  const words: Record<string, MessageDescriptor | undefined> = {
    'transfer.to': msg({ id: 'upline.problem.to', message: 'Choose a recipient.' }),
    'transfer.amount.none': msg({ id: 'upline.problem.none', message: 'Enter an amount, e.g. 500 or 500.50.' }),
    'transfer.amount.unclear': unclearAmount,
    'transfer.amount.min': msg({ id: 'upline.problem.min', message: `The minimum per transfer is ${min}.` }),
    'transfer.amount.max': msg({ id: 'upline.problem.max', message: `The maximum per transfer is ${max}.` }),
    'transfer.amount.available': msg({
      id: 'upline.problem.available',
      message: `Insufficient balance: ${available} available.`,
    }),
    'transfer.amount.short': msg({
      id: 'upline.problem.short',
      message: `The minimum per transfer is ${min}, but only ${available} is available.`,
    }),
  };
  return words[code] ?? msg({ id: 'upline.problem.unknown', message: 'This value is not valid.' });
}

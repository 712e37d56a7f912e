import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { unclearAmount } from '../../../../ui/form/problem-words';
import { money } from '../../../../ui/format';

/**
 * Error of a field of a transfer, by its code, with the balance that it comes from (own.transfer.bounds,
 * own.money.number).
 */
export function transferProblem(code: string, there: string, language: string): MessageDescriptor {
  const available = money(there, language);
  const words: Record<string, MessageDescriptor | undefined> = {
    'transfer.amount.none': msg({ id: 'wallet.problem.none', message: 'Enter an amount, e.g. 500 or 500.50.' }),
    'transfer.amount.unclear': unclearAmount,
    'transfer.amount.available': msg({
      id: 'wallet.problem.available',
      message: `Insufficient balance in this wallet: ${available} available.`,
    }),
  };
  return words[code] ?? msg({ id: 'wallet.problem.unknown', message: 'This value is not valid.' });
}

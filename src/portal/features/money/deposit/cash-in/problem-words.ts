import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CashInTerms } from '../../../../../contract';
import { problemWords, unclearAmount } from '../../../../../ui/form/problem-words';
import { money } from '../../../../../ui/format';

type Bounds = Pick<CashInTerms['wallets'][number], 'min' | 'max'>;

/** Error of a field of a report, by its code, with the bound that it breaks (own.cash-in.limits, own.money.number). */
export function reportProblem(code: string, bounds: Bounds, available: string, language: string): MessageDescriptor {
  const min = money(bounds.min, language);
  const max = money(bounds.max, language);
  const left = money(available, language);
  const words: Record<string, MessageDescriptor | undefined> = {
    'cashIn.amount.none': msg({ id: 'cashIn.problem.none', message: 'Enter the amount that you sent, e.g. 500.' }),
    'cashIn.amount.unclear': unclearAmount,
    'cashIn.amount.min': msg({ id: 'cashIn.problem.min', message: `The minimum for this wallet is ${min}.` }),
    'cashIn.amount.max': msg({ id: 'cashIn.problem.max', message: `The maximum for this wallet is ${max}.` }),
    'cashIn.amount.available': msg({
      id: 'cashIn.problem.left',
      message: `You can report up to ${left} more for now.`,
    }),
    'cashIn.amount.short': msg({
      id: 'cashIn.problem.short',
      message: `The minimum for this wallet is ${min}, but you can report only ${left} more for now.`,
    }),
    'cashIn.sender': msg({
      id: 'cashIn.problem.sender',
      message: 'Enter the mobile number of the wallet, e.g. 01712345678.',
    }),
    'cashIn.reference': msg({
      id: 'cashIn.problem.reference',
      message: 'Enter the transaction ID: 6 to 24 letters and digits.',
    }),
  };
  return words[code] ?? problemWords(code);
}

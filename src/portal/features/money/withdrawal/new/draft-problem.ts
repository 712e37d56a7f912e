import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { unclearAmount } from '../../../../../ui/form/problem-words';
import { money } from '../../../../../ui/format';
import type { WithdrawalTerms } from '../withdrawal.flow';

/**
 * Error of the destination or the amount, by its code, with the bound that it breaks (own.withdrawal.terms,
 * own.money.number).
 */
export function draftProblem(code: string, terms: WithdrawalTerms, language: string): MessageDescriptor {
  const [min, max, available] = [terms.min, terms.max, terms.available].map((sum) => money(sum, language));
  const left = money(terms.turnoverRemaining, language);
  const isGifts = terms.giftsRemaining === terms.available;
  const gifts = msg({
    id: 'withdraw.problem.gifts',
    message: `Until your first deposit you can withdraw ${available} more.`,
  });
  const words: Record<string, MessageDescriptor | undefined> = {
    'withdrawal.account': msg({ id: 'withdraw.problem.account', message: 'Choose the account to withdraw to.' }),
    'withdrawal.amount.unclear': unclearAmount,
    'withdrawal.amount.min': msg({ id: 'withdraw.problem.min', message: `The minimum is ${min}.` }),
    'withdrawal.amount.max': msg({ id: 'withdraw.problem.max', message: `The maximum per withdrawal is ${max}.` }),
    'withdrawal.amount.available': isGifts
      ? gifts
      : msg({ id: 'withdraw.problem.available', message: `Insufficient balance: ${available} available.` }),
    'withdrawal.amount.short': msg({
      id: 'withdraw.problem.short',
      message: `The minimum is ${min}, but only ${available} is available.`,
    }),
    'withdrawal.turnover': msg({ id: 'withdraw.problem.turnover', message: `Stake ${left} more before you withdraw.` }),
  };
  return words[code] ?? msg({ id: 'withdraw.problem.amount', message: 'Enter an amount, e.g. 1,000.' });
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Offer } from '../../../../../machines/withdrawal/withdrawal.machine';
import { money } from '../../../ui/format';

/** What is wrong with where to or how much, by its code (own.withdrawal.terms). */
export function askedProblem(code: string, offer: Offer, language: string): MessageDescriptor {
  const [min, max] = [money(offer.min, language), money(offer.max, language)];
  const left = money(offer.turnoverRemaining, language);
  const words: Record<string, MessageDescriptor | undefined> = {
    'withdrawal.account': msg({ id: 'withdraw.problem.account', message: 'Choose where it goes.' }),
    'withdrawal.amount.min': msg({ id: 'withdraw.problem.min', message: `At least ${min}, please.` }),
    'withdrawal.amount.max': msg({ id: 'withdraw.problem.max', message: `At most ${max} at once, please.` }),
    'withdrawal.amount.available': msg({ id: 'withdraw.problem.available', message: 'That is more than there is.' }),
    'withdrawal.turnover': msg({ id: 'withdraw.problem.turnover', message: `First ${left} is still to be staked.` }),
  };
  return words[code] ?? msg({ id: 'withdraw.problem.amount', message: 'Type an amount, such as 1,000.' });
}

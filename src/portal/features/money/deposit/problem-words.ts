import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Draft } from '../../../../../machines/money/money-move/money-move.types';
import type { DepositTerms } from '../../../../contract';
import { unclearAmount } from '../../../../ui/form/problem-words';
import { money } from '../../../../ui/format';

type Way = Pick<Draft, 'from' | 'bonus'>;

/** Error of a field of a deposit, by its code, with the bound that it breaks (own.deposit.terms, own.money.number). */
export function depositProblem(
  code: string,
  terms: DepositTerms,
  { from, bonus }: Way,
  language: string,
): MessageDescriptor {
  const method = terms.methods.find((candidate) => candidate.code === from);
  const [min, max, left, least] = [method?.min, method?.max, terms.limitLeft, leastFor(terms, bonus)].map((sum) =>
    money(sum ?? '0.00', language),
  );
  const words: Record<string, MessageDescriptor | undefined> = {
    'deposit.method': msg({ id: 'deposit.problem.method', message: 'Choose a payment method.' }),
    'deposit.amount.none': msg({ id: 'deposit.problem.none', message: 'Enter an amount, e.g. 500 or 500.50.' }),
    'deposit.amount.unclear': unclearAmount,
    'deposit.amount.min': msg({ id: 'deposit.problem.min', message: `The minimum for this method is ${min}.` }),
    'deposit.amount.max': msg({ id: 'deposit.problem.max', message: `The maximum for this method is ${max}.` }),
    'deposit.bonus.least': msg({
      id: 'deposit.problem.bonus',
      message: `The minimum for this bonus is ${least}. Enter more, or choose no bonus.`,
    }),
    'deposit.amount.available': msg({
      id: 'deposit.problem.limit',
      message: `This exceeds your deposit limit: ${left} left.`,
    }),
    'deposit.amount.short': msg({
      id: 'deposit.problem.short',
      message: `The minimum for this method is ${min}, but your deposit limits leave ${left}.`,
    }),
  };
  return words[code] ?? msg({ id: 'deposit.problem.unknown', message: 'This value is not valid.' });
}

/** Returns the minimum deposit of a bonus, as an amount of the wire; undefined unless a deposit triggers it. */
export function leastFor({ bonuses }: Pick<DepositTerms, 'bonuses'>, bonus: string | undefined): string | undefined {
  const trigger = bonuses?.offers.find(({ code }) => code === bonus)?.terms.trigger;
  return trigger?.kind === 'deposit' ? trigger.least : undefined;
}

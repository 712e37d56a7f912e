import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { unclearAmount } from '../../../../../ui/form/problem-words';
import { money } from '../../../../../ui/format';

/**
 * Error of the report, by its code; `amount`: that of the withdrawal (s4.withdrawal.not-received,
 * s3.withdrawal-confirmation.amounts).
 */
export function reportProblem(code: string, amount: string, language: string): MessageDescriptor {
  const all = money(amount, language);
  const words: Record<string, MessageDescriptor | undefined> = {
    'withdrawal.unproven': msg({ id: 'withdraw.report.unproven', message: 'Add at least one picture as proof.' }),
    unclear: unclearAmount,
    'withdrawal.parts.sum': msg({ id: 'withdraw.problem.sum', message: `The two amounts must add up to ${all}.` }),
  };
  return words[code] ?? msg({ id: 'withdraw.problem.part', message: 'Enter an amount above 0, e.g. 400.' });
}

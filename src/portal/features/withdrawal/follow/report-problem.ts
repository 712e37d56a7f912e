import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const words: Record<string, MessageDescriptor | undefined> = {
  'withdrawal.unproven': msg({ id: 'withdraw.report.unproven', message: 'Add at least one picture as proof.' }),
  'withdrawal.parts.sum': msg({ id: 'withdraw.problem.sum', message: 'The two amounts must add up to the withdrawal.' }),
};
const none = msg({ id: 'withdraw.problem.part', message: 'Enter an amount above 0, e.g. 400.' });

/** What is wrong with the report, by its code (s4.withdrawal.not-received, s3.withdrawal-confirmation.amounts). */
export const reportProblem = (code: string): MessageDescriptor => words[code] ?? none;

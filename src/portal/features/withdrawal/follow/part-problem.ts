import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What is wrong with an amount of the report, by its code (s3.withdrawal-confirmation.amounts). */
export const partProblem = (code: string): MessageDescriptor =>
  code === 'withdrawal.parts.sum'
    ? msg({ id: 'withdraw.problem.sum', message: 'The two amounts must add up to the withdrawal.' })
    : msg({ id: 'withdraw.problem.part', message: 'Enter an amount above 0, e.g. 400.' });

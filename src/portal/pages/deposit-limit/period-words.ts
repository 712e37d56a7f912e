import { msg } from '@lingui/core/macro';
import type { LimitPeriod } from '../../../contract';

/** What a limit is about. */
export const periodWords = {
  day: msg({ id: 'depositLimit.day', message: 'In 24 hours' }),
  week: msg({ id: 'depositLimit.week', message: 'In 7 days' }),
  month: msg({ id: 'depositLimit.month', message: 'In a month' }),
} satisfies Record<LimitPeriod, unknown>;

export const periodTitles = {
  day: msg({ id: 'depositLimit.title.day', message: 'Deposit limit of 24 hours' }),
  week: msg({ id: 'depositLimit.title.week', message: 'Deposit limit of 7 days' }),
  month: msg({ id: 'depositLimit.title.month', message: 'Deposit limit of a month' }),
} satisfies Record<LimitPeriod, unknown>;

import { msg } from '@lingui/core/macro';
import type { LimitPeriod } from '../../../contract';

/** Labels of a limit's period. */
export const periodWords = {
  day: msg({ id: 'depositLimit.day', message: 'In 24 hours' }),
  week: msg({ id: 'depositLimit.week', message: 'In 7 days' }),
  month: msg({ id: 'depositLimit.month', message: 'In a month' }),
} satisfies Record<LimitPeriod, unknown>;

export const periodTitles = {
  day: msg({ id: 'depositLimit.title.day', message: '24-hour deposit limit' }),
  week: msg({ id: 'depositLimit.title.week', message: '7-day deposit limit' }),
  month: msg({ id: 'depositLimit.title.month', message: 'Monthly deposit limit' }),
} satisfies Record<LimitPeriod, unknown>;

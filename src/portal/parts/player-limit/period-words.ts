import { msg } from '@lingui/core/macro';
import type { LimitPeriod } from '../../../contract';

/** Labels of a limit's period. */
export const periodWords = {
  day: msg({ id: 'playerLimit.day', message: 'In 24 hours' }),
  week: msg({ id: 'playerLimit.week', message: 'In 7 days' }),
  month: msg({ id: 'playerLimit.month', message: 'In a month' }),
} satisfies Record<LimitPeriod, unknown>;

export const periodTitles = {
  day: msg({ id: 'playerLimit.title.day', message: '24-hour deposit limit' }),
  week: msg({ id: 'playerLimit.title.week', message: '7-day deposit limit' }),
  month: msg({ id: 'playerLimit.title.month', message: 'Monthly deposit limit' }),
} satisfies Record<LimitPeriod, unknown>;

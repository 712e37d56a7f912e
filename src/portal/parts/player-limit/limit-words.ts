import { msg } from '@lingui/core/macro';
import type { LimitKind, LimitValue } from '../../../../machines/money/player-limit/player-limit.machine';
import type { LimitPeriod } from '../../../contract';
import { hoursAndMinutes, money } from '../../../ui/format';

/** Labels of a limit's period. */
export const periodWords = {
  day: msg({ id: 'playerLimit.day', message: 'In 24 hours' }),
  week: msg({ id: 'playerLimit.week', message: 'In 7 days' }),
  month: msg({ id: 'playerLimit.month', message: 'In a month' }),
} satisfies Record<LimitPeriod, unknown>;

/** Titles of the limits. */
export const limitTitles = {
  deposit: {
    day: msg({ id: 'playerLimit.title.deposit.day', message: '24-hour deposit limit' }),
    week: msg({ id: 'playerLimit.title.deposit.week', message: '7-day deposit limit' }),
    month: msg({ id: 'playerLimit.title.deposit.month', message: 'Monthly deposit limit' }),
  },
  loss: {
    day: msg({ id: 'playerLimit.title.loss.day', message: '24-hour loss limit' }),
    week: msg({ id: 'playerLimit.title.loss.week', message: '7-day loss limit' }),
    month: msg({ id: 'playerLimit.title.loss.month', message: 'Monthly loss limit' }),
  },
  stake: {
    day: msg({ id: 'playerLimit.title.stake.day', message: '24-hour stake limit' }),
    week: msg({ id: 'playerLimit.title.stake.week', message: '7-day stake limit' }),
    month: msg({ id: 'playerLimit.title.stake.month', message: 'Monthly stake limit' }),
  },
  time: {
    day: msg({ id: 'playerLimit.title.time.day', message: '24-hour time limit' }),
    week: msg({ id: 'playerLimit.title.time.week', message: '7-day time limit' }),
    month: msg({ id: 'playerLimit.title.time.month', message: 'Monthly time limit' }),
  },
} satisfies Record<LimitKind, Record<LimitPeriod, unknown>>;

/** Formats an amount, or minutes as hours and minutes. */
export const limitValue = (value: LimitValue, language: string): string =>
  typeof value === 'number' ? hoursAndMinutes(value, language) : money(value, language);

import { msg } from '@lingui/core/macro';
import type { LimitKind } from '../../../../../machines/money/player-limit/player-limit.machine';
import type { LimitPeriod } from '../../../../contract';
import type { IconName } from '../../../../ui/icon-name';

/** Kinds of limits in the order of the page, with their titles and symbols. */
export const limitKinds = [
  { kind: 'deposit', icon: 'deposit', title: msg({ id: 'limits.title', message: 'Deposit limits' }) },
  { kind: 'loss', icon: 'minus', title: msg({ id: 'limits.title.loss', message: 'Loss limits' }) },
  { kind: 'stake', icon: 'coin', title: msg({ id: 'limits.title.stake', message: 'Stake limits' }) },
  { kind: 'time', icon: 'hourglass', title: msg({ id: 'limits.title.time', message: 'Time limits' }) },
] as const satisfies readonly { kind: LimitKind; icon: IconName; title: unknown }[];

/** Labels of the buttons, which name the limit that they set or show. */
export const chooseWords = {
  deposit: {
    day: msg({ id: 'limits.choose.deposit.day', message: 'Set up the 24-hour deposit limit' }),
    week: msg({ id: 'limits.choose.deposit.week', message: 'Set up the 7-day deposit limit' }),
    month: msg({ id: 'limits.choose.deposit.month', message: 'Set up the monthly deposit limit' }),
  },
  loss: {
    day: msg({ id: 'limits.choose.loss.day', message: 'Set up the 24-hour loss limit' }),
    week: msg({ id: 'limits.choose.loss.week', message: 'Set up the 7-day loss limit' }),
    month: msg({ id: 'limits.choose.loss.month', message: 'Set up the monthly loss limit' }),
  },
  stake: {
    day: msg({ id: 'limits.choose.stake.day', message: 'Set up the 24-hour stake limit' }),
    week: msg({ id: 'limits.choose.stake.week', message: 'Set up the 7-day stake limit' }),
    month: msg({ id: 'limits.choose.stake.month', message: 'Set up the monthly stake limit' }),
  },
  time: {
    day: msg({ id: 'limits.choose.time.day', message: 'Set up the 24-hour time limit' }),
    week: msg({ id: 'limits.choose.time.week', message: 'Set up the 7-day time limit' }),
    month: msg({ id: 'limits.choose.time.month', message: 'Set up the monthly time limit' }),
  },
} satisfies Record<LimitKind, Record<LimitPeriod, unknown>>;

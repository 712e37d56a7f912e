import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LimitPeriod, PlayLimitKind } from '../../../../contract/money/gaming-limits';

export const limitKindWords: Record<PlayLimitKind | 'deposit', MessageDescriptor> = {
  deposit: msg({ id: 'desk.limit.deposit', message: 'Deposits' }),
  loss: msg({ id: 'desk.limit.loss', message: 'Losses' }),
  stake: msg({ id: 'desk.limit.stake', message: 'Stakes' }),
  time: msg({ id: 'desk.limit.time', message: 'Time of play' }),
};

export const periodWords: Record<LimitPeriod, MessageDescriptor> = {
  day: msg({ id: 'desk.period.day', message: 'a day' }),
  week: msg({ id: 'desk.period.week', message: 'a week' }),
  month: msg({ id: 'desk.period.month', message: 'a month' }),
};

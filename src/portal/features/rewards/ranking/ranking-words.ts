import { msg } from '@lingui/core/macro';
import type { Span } from '../../../../contract/rewards/activities';

type Words = Record<Span, ReturnType<typeof msg>>;
export const nowWords: Words = {
  day: msg({ id: 'ranking.day', message: 'Today' }),
  week: msg({ id: 'ranking.week', message: 'This week' }),
  month: msg({ id: 'ranking.month', message: 'This month' }),
};
export const beforeWords: Words = {
  day: msg({ id: 'ranking.before.day', message: 'Yesterday' }),
  week: msg({ id: 'ranking.before.week', message: 'Last week' }),
  month: msg({ id: 'ranking.before.month', message: 'Last month' }),
};

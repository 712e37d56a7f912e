import { msg } from '@lingui/core/macro';
import type { ExclusionMonths } from '../../../../../machines/money/self-exclusion/self-exclusion.machine';
import type { TimeOutHours } from '../../../../../machines/money/time-out/time-out.machine';

/** Labels of the time-out lengths. */
export const hourWords = {
  24: msg({ id: 'limits.hours.24', message: '24 hours' }),
  72: msg({ id: 'limits.hours.72', message: '3 days' }),
  168: msg({ id: 'limits.hours.168', message: '7 days' }),
  336: msg({ id: 'limits.hours.336', message: '14 days' }),
  1008: msg({ id: 'limits.hours.1008', message: '6 weeks' }),
} satisfies Record<TimeOutHours, unknown>;

/** Labels of the self-exclusion lengths. */
export const monthWords = {
  6: msg({ id: 'limits.months.6', message: '6 months' }),
  12: msg({ id: 'limits.months.12', message: '1 year' }),
  36: msg({ id: 'limits.months.36', message: '3 years' }),
  60: msg({ id: 'limits.months.60', message: '5 years' }),
} satisfies Record<ExclusionMonths, unknown>;

import { timeOutDriver } from '../../tests/drivers/money/time-out.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

const chosen = inCentre('limits', { enter: async ({ screen }) => screen.press('limits.timeOut.choose') });

export const timeOutSteps = flowSteps('time-out', timeOutDriver, {
  openings: {
    'not active': { input: 'not active', fixture: 'member', ...chosen },
    'already active': { input: 'already active', fixture: 'memberInTimeOut', ...chosen },
  },
});

import { timeOutDriver } from '../../tests/drivers/money/time-out.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

const chosen = inCentre('limits', { enter: async ({ screen }) => screen.press('limits.timeOut.choose') });

export const timeOutSteps = flowSteps('time-out', timeOutDriver, {
  openings: {
    'none runs': { input: 'none runs', fixture: 'member', ...chosen },
    'one runs': { input: 'one runs', fixture: 'memberInTimeOut', ...chosen },
  },
});

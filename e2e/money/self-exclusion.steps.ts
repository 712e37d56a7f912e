import { selfExclusionDriver } from '../../tests/drivers/money/self-exclusion.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

const chosen = inCentre('limits', { enter: async ({ screen }) => screen.press('limits.exclusion.choose') });

export const selfExclusionSteps = flowSteps('self-exclusion', selfExclusionDriver, {
  openings: {
    'not active': { input: 'not active', fixture: 'member', ...chosen },
    'already active': { input: 'already active', fixture: 'memberExcluded', ...chosen },
  },
});

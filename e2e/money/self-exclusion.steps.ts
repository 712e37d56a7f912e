import { selfExclusionDriver } from '../../tests/drivers/money/self-exclusion.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

const chosen = inCentre('limits', { enter: async ({ screen }) => screen.press('limits.exclusion.choose') });

export const selfExclusionSteps = flowSteps('self-exclusion', selfExclusionDriver, {
  openings: {
    'none runs': { input: 'none runs', fixture: 'member', ...chosen },
    'one runs': { input: 'one runs', fixture: 'memberExcluded', ...chosen },
  },
});

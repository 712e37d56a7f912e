import { passwordOf } from '../tests/drivers/passwords';
import { selfExclusionDriver } from '../tests/drivers/self-exclusion.driver';
import { opensLimits } from './support/limits';
import { tour } from './support/tour';

const CHOOSE = 'limits.exclusion.choose';

tour('self-exclusion', selfExclusionDriver, {
  openings: {
    'none runs': { input: 'none runs', world: {}, open: opensLimits(CHOOSE) },
    'one runs': {
      input: 'one runs',
      world: {},
      open: opensLimits(CHOOSE, (client) => client.excludeSelf({ months: 6, password: passwordOf('player') })),
    },
  },
  acts: ['exclusionForm'],
  after: () => ({}),
});

import { passwordOf } from '../tests/drivers/passwords';
import { timeOutDriver } from '../tests/drivers/time-out.driver';
import { opensLimits } from './support/limits';
import { tour } from './support/tour';

const CHOOSE = 'limits.timeOut.choose';

tour('time-out', timeOutDriver, {
  openings: {
    'none runs': { input: 'none runs', world: {}, open: opensLimits(CHOOSE) },
    'one runs': {
      input: 'one runs',
      world: {},
      open: opensLimits(CHOOSE, (client) => client.takeTimeOut({ hours: 24, password: passwordOf('player') })),
    },
  },
  acts: ['timeOutForm'],
  after: () => ({}),
});

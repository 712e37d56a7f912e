import { depositDriver } from '../tests/drivers/deposit.driver';
import { inCentre } from './support/centre';
import { describePaths } from './support/row';

describePaths('deposit', depositDriver, {
  openings: { 'a player with a deposit limit': { fixture: 'memberWithDepositLimit', ...inCentre('depositv2') } },
  // One that waits is taken up before anything else can be asked for.
  never: ({ event, sample }, { value, world }) =>
    world.fixture === 'depositPending' && typeof value === 'string' && (event.type === 'tutorial.left' || sample?.class === 'it is left'),
  prepare: async ({ screen }, { event }) => (event.type === 'limit.chosen' ? screen.press('deposit.limits') : undefined),
  tolerates: [['createDeposit', 409]],
});

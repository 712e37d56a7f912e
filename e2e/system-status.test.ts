import { systemStatusDriver } from '../tests/drivers/system-status.driver';
import { tour } from './support/tour';

tour('system-status', systemStatusDriver, {
  openings: {
    'a player opens the portal': {
      world: {},
      open: async (tester) => {
        await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
        await tester.isLoggedIn('player');
        await tester.page.goto('/');
      },
    },
  },
  // A call is made, and can be refused, only where the portal is shown.
  after: ({ event }, { value }) =>
    event.type !== 'service.refused' || (typeof value === 'object' && value.open === 'steady') ? {} : undefined,
  waits: ({ kind }) => (kind === 'outcome' ? 'systemStatus' : undefined),
  causes: {
    'service.refused': async ({ gateway, screen }) => {
      await gateway.ops('fault', 'balance', '503', '--times', '1');
      await screen.press('header.balance.refresh');
    },
  },
  // While maintenance is on, every other call is told so.
  tolerates: [
    ['balance', 503],
    ['memberInfo', 503],
    ['countries', 503],
    ['prolongSession', 503],
  ],
});

import { logoutDriver } from '../tests/drivers/logout.driver';
import { tour } from './support/tour';

tour('logout', logoutDriver, {
  openings: {
    'a player who presses "Log out"': {
      world: {},
      open: async (tester) => {
        await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
        await tester.isLoggedIn('player');
        // The balance is read before the session may end: afterwards it would be refused.
        const balance = tester.page.waitForResponse(/\/wps\/v2\/wallets\/balance/);
        await tester.page.goto('/');
        await balance;
        await tester.screen.press('header.logout');
      },
    },
  },
  after: () => ({}),
  waits: ({ invoke }) => (invoke === 'endSession' ? 'logOut' : undefined),
});

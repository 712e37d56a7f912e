import { logoutDriver } from '../tests/drivers/logout.driver';
import { tour } from './support/tour';

tour('logout', logoutDriver, {
  openings: {
    'a player who presses "Log out"': {
      world: {},
      open: async (tester) => {
        await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
        await tester.isLoggedIn('player');
        await tester.page.goto('/');
        await tester.screen.press('header.logout');
      },
    },
  },
  after: () => ({}),
  waits: ({ invoke }) => (invoke === 'endSession' ? 'logOut' : undefined),
});

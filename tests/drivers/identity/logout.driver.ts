import type { logoutMachine } from '../../../machines/identity/logout/logout.machine';
import type { Driver, Screen } from '../../../src/atlas';

const working = (screen: Screen) => screen.busy('logout.confirm');
const expectClosed = (screen: Screen) => screen.hides('alertdialog');

/** Steps of a tester who logs out, or stays. */
export const logoutDriver = {
  events: {
    'logout.confirmed': (screen) => screen.press('logout.confirm'),
    'logout.cancelled': (screen) => screen.press('logout.stay'),
  },
  states: {
    confirming: async (screen) => {
      await screen.sees('alertdialog', 'logout.title');
      await screen.reads('in_sure_logout');
    },
    ending: working,
    forgetting: working,
    loggedOut: async (screen) => {
      await expectClosed(screen);
      await screen.sees('status', 'told.logoutDone');
    },
    cancelled: expectClosed,
  },
  outcomes: {
    endSession: {
      'ended before': { fixture: 'visitor' },
      offline: (gateway) => gateway.cut(),
    },
    forgetSession: {
      'storage cannot be cleared': {
        cannot: 'A browser whose storage breaks in the middle of a visit is not to be had.',
      },
    },
  },
  endings: { endSession: 'logOut' },
} satisfies Driver<typeof logoutMachine>;

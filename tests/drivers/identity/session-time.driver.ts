import type { sessionTimeMachine } from '../../../machines/identity/session-time/session-time.machine';
import type { Driver, Screen } from '../../../src/atlas';

const unwarned = async (screen: Screen) => {
  await screen.hides('alertdialog', 'session.expiring.title');
  await screen.hides('alertdialog', 'session.last.title');
};

/** Steps of a tester with the notices of a session that ends soon. Its time passes by itself. */
export const sessionTimeDriver = {
  events: {
    'session.prolonged': (screen) => screen.press('session.expiring.stay'),
    'notice.acknowledged': (screen) => screen.press('session.last.read'),
    'time.ticked': 'itself',
    'time.renewed': 'itself',
    'time.expired': 'itself',
  },
  states: {
    loading: unwarned,
    unknown: unwarned,
    // The notices cover the header.
    running: (screen) => screen.hides('form', 'header.quickLogin'),
    'running.idle': unwarned,
    'running.expiring': (screen) => screen.sees('alertdialog', 'session.expiring.title'),
    'running.prolonging': (screen) => screen.busy('session.expiring.stay'),
    'running.last': (screen) => screen.sees('alertdialog', 'session.last.title'),
    'running.warned': unwarned,
    ended: unwarned,
  },
  outcomes: {
    prolongSession: { offline: (gateway) => gateway.cut() },
    watchTime: { failed: { cannot: 'It takes a fault in our own script.' } },
  },
} satisfies Driver<typeof sessionTimeMachine>;

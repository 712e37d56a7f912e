import type { sessionMachine } from '../../../machines/identity/session/session.machine';
import type { Driver, Screen } from '../../../src/atlas';

const seesRestoring = (screen: Screen) => screen.reads('header.restoring');
/** The session's notices cover the header. */
const held = (screen: Screen) => screen.hides('form', 'header.quickLogin');

/** Visible state of the session. The surrounding portal sends it all of its events. */
export const sessionDriver = {
  events: {
    'session.opened': 'itself',
    'session.ended': 'itself',
    'session.rejected': 'itself',
    'permission.requested': 'itself',
    'session.queried': 'itself',
    'time.expired': 'itself',
    'tab.ended': 'itself',
    'login.observed': 'itself',
    'login.missing': 'itself',
    'logout.requested': 'itself',
    'place.requested': 'itself',
  },
  states: {
    restoring: seesRestoring,
    loadFailed: seesRestoring,
    leavingChange: seesRestoring,
    visitor: async (screen) => {
      await screen.sees('form', 'header.quickLogin');
      await screen.hides('button', 'header.logout');
    },
    'visitor.loggedOut': (screen) => screen.hides('status', 'session.elsewhere'),
    'visitor.inOtherTab': async (screen) => {
      await screen.sees('status', 'session.elsewhere');
      await screen.sees('button', 'session.elsewhere.login');
    },
    held,
    'held.trial': held,
    'held.member': held,
    forgetting: seesRestoring,
  },
  outcomes: {
    restoreSession: {
      'token invalid': (gateway) => gateway.ops('clock', '+13h'),
      offline: (gateway) => gateway.cut(),
    },
    leaveChange: {
      'storage cannot be cleared': {
        cannot: 'A browser whose storage breaks in the middle of a visit is not to be had.',
      },
    },
    sessionTime: { failed: { cannot: 'It takes a fault in our own script.' } },
    realityCheck: { failed: { cannot: 'It takes a fault in our own script.' } },
    unread: { failed: { cannot: 'It takes a fault in our own script.' } },
    balance: { failed: { cannot: 'It takes a fault in our own script.' } },
    showLogin: { failed: { cannot: 'It takes a fault in our own script.' } },
    watchLogins: { failed: { cannot: 'It takes a fault in our own script.' } },
    watchTabs: { failed: { cannot: 'It takes a fault in our own script.' } },
    forgetSession: {
      'storage cannot be cleared': {
        cannot: 'A browser whose storage breaks in the middle of a visit is not to be had.',
      },
    },
  },
} satisfies Driver<typeof sessionMachine>;

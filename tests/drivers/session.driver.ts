import type { sessionMachine } from '../../machines/session/session.machine';
import type { Driver, Screen } from '../../src/atlas';

const nobodyKnows = (screen: Screen) => screen.reads('header.restoring');
const held = (screen: Screen) => screen.sees('button', 'header.logout');

/** What a tester sees of who is here. The session is told everything by the portal around it. */
export const sessionDriver = {
  events: {
    'session.opened': 'itself',
    'session.ended': 'itself',
    'session.refused': 'itself',
    'permission.asked': 'itself',
    'standing.asked': 'itself',
  },
  states: {
    restoring: nobodyKnows,
    unread: nobodyKnows,
    visitor: async (screen) => {
      await screen.sees('form', 'header.quickLogin');
      await screen.hides('button', 'header.logout');
    },
    trial: held,
    member: held,
    forgetting: nobodyKnows,
  },
  outcomes: {
    restoreSession: {
      'a trial account': { cannot: 'There is none before the free trial.' },
      'token no longer good': (gateway) => gateway.ops('clock', '+13h'),
      offline: (gateway) => gateway.cut(),
    },
    forgetSession: { 'storage cannot be cleared': { cannot: 'A browser whose storage breaks in the middle of a visit is not to be had.' } },
  },
} satisfies Driver<typeof sessionMachine>;

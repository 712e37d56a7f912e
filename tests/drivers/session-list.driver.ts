import type { sessionListMachine } from '../../machines/session-list/session-list.machine';
import type { Driver } from '../../src/atlas';
import { failureWords } from './failure-words';
import { passwordOf } from './passwords';

/** How a tester sees and ends sessions. */
export const sessionListDriver = {
  events: {
    'end.requested': (screen) => screen.press('security.session.end'),
    'endOthers.requested': (screen) => screen.press('security.sessions.endOthers'),
    'retry.requested': (screen) => screen.press('security.retry'),
    'section.left': (screen) => screen.press('security.back'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'security.sessions.loading'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    shown: async (screen, { ended }) => {
      await screen.reads('security.session.current');
      if (ended) await screen.sees('status', 'security.sessions.ended');
    },
    asking: (screen) => screen.sees('form', 'security.sessions.form'),
    left: (screen) => screen.hides('form', 'security.sessions.form'),
  },
  outcomes: {
    loadSessions: { offline: (gateway) => gateway.cut() },
    form: {
      sent: async (_, screen) => {
        await screen.fill('security.password', passwordOf('player'));
        await screen.press('security.sessions.confirm');
      },
      left: (_, screen) => screen.press('security.back'),
      'broke down': { cannot: 'It takes a fault in our own script.' },
    },
  },
} satisfies Driver<typeof sessionListMachine>;

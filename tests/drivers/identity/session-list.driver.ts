import type { sessionListMachine } from '../../../machines/identity/session-list/session-list.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { passwordOf } from './passwords';

/** Steps of a tester who lists and ends sessions. */
export const sessionListDriver = {
  events: {
    'end.requested': (screen) => screen.press('security.session.end'),
    'endOthers.requested': (screen) => screen.press('security.sessions.endOthers'),
    'retry.requested': (screen) => screen.press('security.retry'),
    'section.closed': (screen) => screen.press('security.back'),
  },
  states: {
    open: (screen) => screen.sees('heading', 'security.sessions'),
    'open.listing': (screen) => screen.reads('security.session.current'),
    'open.listing.idle': (screen) => screen.hides('form', 'security.sessions.form'),
    'open.listing.ended': (screen) => screen.sees('status', 'security.sessions.ended'),
    'open.confirming': (screen) => screen.sees('form', 'security.sessions.form'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    left: (screen) => screen.hides('heading', 'security.sessions'),
  },
  outcomes: {
    list: {
      left: (_, screen) => screen.press('security.back'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    form: {
      sent: async (_, screen) => {
        await screen.fill('security.password', passwordOf('player'));
        await screen.press('security.sessions.confirm');
      },
      left: (_, screen) => screen.press('security.back'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
  },
  endings: { list: 'tester', form: 'tester' },
} satisfies Driver<typeof sessionListMachine>;

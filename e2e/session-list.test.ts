import { sessionListDriver } from '../tests/drivers/session-list.driver';
import { opensPart } from './support/centre';
import { tour } from './support/tour';
import { logInAt } from './support/wire';

/** Whether the player is logged in elsewhere, too. */
type Sessions = { others: boolean };

tour<Sessions>('session-list', sessionListDriver, {
  openings: {
    'the player is logged in twice': {
      world: { others: true },
      async open(tester) {
        await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
        await logInAt(tester.gateway, 'player');
        await opensPart('security.sessions.see')(tester);
      },
    },
  },
  acts: ['list', 'form'],
  after({ event, sample }, { world }) {
    if (sample?.class === 'sent') return { others: false };
    return world.others || !event.type.startsWith('end') ? world : undefined;
  },
});

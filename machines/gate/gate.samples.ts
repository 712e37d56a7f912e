import type { Samples } from '../../src/atlas';
import type { gateMachine } from './gate.machine';

/** What the site and the session tell the gate. */
export const gateSamples = {
  events: {
    'site.opened': { 'to everybody': { loginFirst: false }, 'after a login': { loginFirst: true } },
    'session.present': { 'by the session': {} },
    'session.absent': { 'by the session': {} },
  },
  outcomes: {},
} satisfies Samples<typeof gateMachine>;

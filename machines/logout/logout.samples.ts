import type { Samples } from '../../src/atlas';
import type { logoutMachine } from './logout.machine';

/** What the player can answer, and what can become of the session at both ends. */
export const logoutSamples = {
  events: {
    'logout.confirmed': { 'by the player': {} },
    'logout.cancelled': { 'by the player': {} },
  },
  outcomes: {
    endSession: {
      ended: { output: undefined },
      'ended before': { error: { kind: 'unauthorised', code: 'session.ended', message: 'Your session has ended.', status: 401 } },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
    forgetSession: {
      cleared: { output: undefined },
      'storage cannot be cleared': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
  },
} satisfies Samples<typeof logoutMachine>;

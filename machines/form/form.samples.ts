import type { Samples } from '../../src/atlas';
import type { formMachine } from './form.machine';

/** How a form of the security centre is left, and what can come of sending it. */
export const formSamples = {
  inputs: { 'about nothing else': { about: null } },
  events: {
    'form.submitted': { 'by the player': {} },
    'form.left': { 'by the player': {} },
  },
  outcomes: {
    validate: {
      'all is there': { output: [] },
      'something is missing': { output: [{ field: 'password', code: 'empty' }] },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
    send: {
      accepted: { output: undefined },
      'wrong password': { error: { kind: 'rejected', code: 'security.wrongPassword', message: 'Wrong', status: 422 } },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
  },
} satisfies Samples<typeof formMachine>;

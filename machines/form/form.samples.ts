import type { Samples } from '../../src/atlas';
import type { formMachine, Judged } from './form.machine';

const missing: Judged = { kind: 'wrong', problems: [{ field: 'password', code: 'empty' }] };

/** How a form of the security centre is left, and what can come of sending it. */
export const formSamples = {
  inputs: { 'about nothing else': { about: null } },
  events: {
    'form.submitted': { 'by the player': {} },
    'field.edited': { 'the password': { field: 'password' } },
    'form.left': { 'by the player': {} },
  },
  outcomes: {
    validate: {
      'all is there': { output: { kind: 'right' } },
      'something is missing': { output: missing },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
    check: {
      'all is mended': { output: { kind: 'right' } },
      'it is still missing': { output: missing },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
    send: {
      accepted: { output: undefined },
      'a field found wrong': { output: missing },
      'wrong password': { error: { kind: 'rejected', code: 'security.wrongPassword', message: 'Wrong', status: 422 } },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
  },
} satisfies Samples<typeof formMachine>;

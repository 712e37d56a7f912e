import type { Samples } from '../../src/atlas';
import type { passwordResetMachine } from './password-reset.machine';

const offline = { error: { kind: 'offline', code: 'client.offline' } };
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };

/** How a mailed link can be followed. Its token and the passwords are no part of a chart. */
export const passwordResetSamples = {
  events: { 'link.wanted': { 'by the player': {} } },
  outcomes: {
    findToken: { held: { output: { held: true } }, 'no token': { output: { held: false } }, 'broke down': broken },
    loadRule: { read: { output: { minLength: 8, maxLength: 128, patternId: 'any_text', acceptedPattern: '*' } }, offline },
    passwordForm: {
      reset: { output: { sent: true } },
      'the link used or too old': { output: { sent: true, word: 'expired' } },
      'broke down': broken,
    },
  },
} satisfies Samples<typeof passwordResetMachine>;

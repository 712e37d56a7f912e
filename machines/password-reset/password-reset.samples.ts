import type { Samples } from '../../src/atlas';
import type { passwordResetMachine } from './password-reset.machine';

const offline = { error: { kind: 'offline', code: 'client.offline' } };
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };
const refused = (code: string, message: string) => ({ error: { kind: 'rejected', code, message, status: 422 } });

/** How a mailed link can be followed. Its token and the passwords are no part of a chart. */
export const passwordResetSamples = {
  events: {
    'form.submitted': { 'a new password': {} },
    'field.edited': { 'the new password': { field: 'newPassword' } },
    'link.wanted': { 'by the player': {} },
  },
  outcomes: {
    findToken: { held: { output: { held: true } }, 'no token': { output: { held: false } }, 'broke down': broken },
    loadRule: { read: { output: { minLength: 8, maxLength: 128, patternId: 'any_text', acceptedPattern: '*' } }, offline },
    validate: {
      'all is well': { output: [] },
      'nothing typed': {
        output: [
          { field: 'new', code: 'password.missing' },
          { field: 'confirmation', code: 'password.missing' },
        ],
      },
      'broke down': broken,
    },
    check: {
      'all is mended': { output: [] },
      'the second is still missing': { output: [{ field: 'confirmation', code: 'password.missing' }] },
      'broke down': broken,
    },
    resetPassword: {
      reset: { output: undefined },
      'the link used or too old': refused('password.linkExpired', 'This link was used already, or is too old.'),
      'a common password': refused('password.common', 'This password is among the most guessed ones.'),
      'too many tries': { error: { kind: 'rejected', code: 'limit.reached', message: 'Too many requests.', status: 429 } },
      offline,
      'no answer in time': { error: { kind: 'timeout', code: 'client.timeout' } },
    },
  },
} satisfies Samples<typeof passwordResetMachine>;

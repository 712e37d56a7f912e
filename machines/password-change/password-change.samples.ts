import type { Samples } from '../../src/atlas';
import type { passwordChangeMachine } from './password-change.machine';

const account = {
  id: '01930000-0000-7000-8000-000000000001',
  account: 'player',
  nickname: 'Player',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Bronze', rankLevel: 1 },
  memberLabel: [],
};
const offline = { error: { kind: 'offline', code: 'client.offline' } };
const refused = (code: string, message: string) => ({ error: { kind: 'rejected', code, message, status: 422 } });

/** What a player can choose, and how the gateway can judge it. Passwords are no part of a chart. */
export const passwordChangeSamples = {
  inputs: {
    'due, the old one held': { username: 'expired', forced: true, oldHeld: true },
    'by choice': { username: 'player', forced: false, oldHeld: false },
  },
  events: {
    'form.submitted': { 'a new password': {} },
    'field.edited': { 'the new password': { field: 'newPassword' } },
    'leave.requested': { 'by the player': {} },
  },
  outcomes: {
    loadRule: { read: { output: { minLength: 8, maxLength: 128, patternId: 'any_text', acceptedPattern: '*' } }, offline },
    validate: {
      'all is well': { output: [] },
      'no new password typed': {
        output: [
          { field: 'new', code: 'password.missing' },
          { field: 'confirmation', code: 'password.missing' },
        ],
      },
      'too short, and another one': {
        output: [
          { field: 'new', code: 'password.length' },
          { field: 'confirmation', code: 'password.confirmation' },
        ],
      },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
    check: {
      'all is mended': { output: [] },
      'the second is still missing': { output: [{ field: 'confirmation', code: 'password.missing' }] },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
    changePassword: {
      changed: { output: undefined },
      'the old one wrong': refused('password.old', 'The old password is not right.'),
      'a common one': refused('password.common', 'This password is among the most guessed ones.'),
      'locked after many tries': { error: { kind: 'rejected', code: 'auth.locked', message: 'Too many wrong tries.', status: 429 } },
      offline,
      'no answer in time': { error: { kind: 'timeout', code: 'client.timeout' } },
    },
    loadMemberInfo: { read: { output: account }, offline },
  },
} satisfies Samples<typeof passwordChangeMachine>;

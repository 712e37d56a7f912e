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

/** What a player can choose, and how the gateway can judge it. Passwords are no part of a chart. */
export const passwordChangeSamples = {
  inputs: {
    'due, the old one held': { username: 'expired', forced: true, oldHeld: true },
    'by choice': { username: 'player', forced: false, oldHeld: false },
  },
  events: { 'leave.requested': { 'by the player': {} } },
  outcomes: {
    loadRule: { read: { output: { minLength: 8, maxLength: 128, patternId: 'any_text', acceptedPattern: '*' } }, offline },
    passwordForm: {
      changed: { output: { sent: true } },
      left: { output: { sent: false } },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
    loadMemberInfo: { read: { output: account }, offline },
  },
} satisfies Samples<typeof passwordChangeMachine>;

import type { Samples } from '../../src/atlas';
import type { passwordsMachine } from './passwords.machine';

const account = {
  id: '01930000-0000-7000-8000-000000000001',
  account: 'player',
  nickname: 'Player',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Bronze', rankLevel: 1 },
  memberLabel: [],
};
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };

/** Which dialogs about passwords there are, and how each can end. */
export const passwordsSamples = {
  inputs: {
    'another password': { request: { name: 'changePassword', username: 'player' } },
    'a forgotten one': { request: { name: 'forgotPassword' } },
    'a mailed link': { request: { name: 'resetPassword' } },
  },
  events: { 'dialog.closed': { 'by the player': {} } },
  outcomes: {
    passwordChange: {
      changed: { output: { changed: true, account } },
      left: { output: { changed: false, account: null } },
      'broke down': broken,
    },
    forgotPassword: { 'in by phone': { output: { account } }, left: { output: { account: null } }, 'broke down': broken },
    passwordReset: {
      reset: { output: { next: 'login' } },
      'another link is wanted': { output: { next: 'forgotPassword' } },
      left: { output: { next: null } },
      'broke down': broken,
    },
  },
} satisfies Samples<typeof passwordsMachine>;

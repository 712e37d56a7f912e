import type { Samples } from '../../src/atlas';
import type { forgotPasswordMachine } from './forgot-password.machine';

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

/** Whose password can be forgotten, and how what is asked for can end. */
export const forgotPasswordSamples = {
  events: {
    'phone.chosen': { 'by the player': {} },
    'email.chosen': { 'by the player': {} },
    'notice.acknowledged': { 'by the player': {} },
    'leave.requested': { 'by the player': {} },
  },
  outcomes: {
    readMethods: {
      both: { output: { phoneOffered: true } },
      'by e-mail only': { output: { phoneOffered: false } },
      'broke down': broken,
    },
    emailForm: { mailed: { output: { sent: true } }, left: { output: { sent: false } }, 'broke down': broken },
    phoneRecovery: {
      'logged in': { output: { account, back: false } },
      left: { output: { account: null, back: false } },
      'rather by e-mail': { output: { account: null, back: true } },
      'broke down': broken,
    },
  },
} satisfies Samples<typeof forgotPasswordMachine>;

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
const offline = { error: { kind: 'offline', code: 'client.offline' } };

/** Whose password can be forgotten, and how what is asked for can end. */
export const forgotPasswordSamples = {
  events: {
    'form.submitted': {
      'a player': { named: { username: 'player', email: 'player@example.test' } },
      'nothing typed': { named: { username: '', email: '' } },
      'nobody we know': { named: { username: 'stranger', email: 'stranger@example.test' } },
    },
    'field.edited': { 'the user name': { field: 'username' }, 'the address': { field: 'email' } },
    'phone.chosen': { 'by the player': {} },
    'email.chosen': { 'by the player': {} },
    'notice.acknowledged': { 'by the player': {} },
    'leave.requested': { 'by the player': {} },
  },
  outcomes: {
    readMethods: {
      both: { output: { phoneOffered: true } },
      'by e-mail only': { output: { phoneOffered: false } },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
    validate: {
      'all is well': { output: [] },
      'user name and address missing': {
        output: [
          { field: 'username', code: 'forgot.username.missing' },
          { field: 'email', code: 'forgot.email.missing' },
        ],
      },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
    check: {
      'all is mended': { output: [] },
      'the address is still missing': { output: [{ field: 'email', code: 'forgot.email.missing' }] },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
    askForLink: {
      'taken up': { output: undefined },
      'not known': {
        error: { kind: 'rejected', code: 'password.unknownAccount', message: 'Username/Email does not exist.', status: 422 },
      },
      offline,
      'no answer in time': { error: { kind: 'timeout', code: 'client.timeout' } },
    },
    phoneRecovery: {
      'logged in': { output: { account, back: false } },
      left: { output: { account: null, back: false } },
      'rather by e-mail': { output: { account: null, back: true } },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
  },
} satisfies Samples<typeof forgotPasswordMachine>;

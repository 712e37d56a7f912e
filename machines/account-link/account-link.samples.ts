import type { Samples } from '../../src/atlas';
import type { accountLinkMachine } from './account-link.machine';

const account = {
  id: '01930000-0000-7000-8000-000000000001',
  account: 'player',
  nickname: 'Player',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Bronze', rankLevel: 1 },
  memberLabel: [],
};
const entry = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const proven = { username: 'player', entry };
const brokeDown = { error: { kind: 'malformed', code: 'client.unexpected' } };
const offline = { error: { kind: 'offline', code: 'client.offline' } };
const rejected = (code: string, message: string, status: number) => ({ error: { kind: 'rejected', code, message, status } });

/** What a sign-in at a third party is for, and how each of its steps can end. */
export const accountLinkSamples = {
  inputs: {
    'to log in by google': { provider: 'google', purpose: 'login' },
    'to link to facebook': { provider: 'facebook', purpose: 'link' },
  },
  events: {
    'form.submitted': { 'with the password': {} },
    'next.chosen': { 'a log-in': { next: { to: 'login' } }, 'a new account': { next: { to: 'register' } } },
    'retry.requested': { 'by the player': {} },
    'leave.requested': { 'by the player': {} },
  },
  outcomes: {
    authorise: {
      'somebody came back': { output: undefined },
      'the window was closed': { error: { kind: 'rejected', code: 'social.popupClosed' } },
      'the window was not let open': { error: { kind: 'rejected', code: 'social.popupBlocked' } },
      'closed by its module': rejected('social.closed', 'Signing in with this provider is not open.', 403),
    },
    exchange: {
      'a linked person': { output: { kind: 'loggedIn', proven } },
      'a person linked to nobody': { output: { kind: 'unlinked', name: 'Rahim' } },
      'a person to be linked': { output: { kind: 'offered', name: 'Rahim' } },
      'from an unregistered address': {
        error: {
          kind: 'rejected',
          code: 'login.proofRequired',
          message: 'You are logging in from a new place.',
          status: 403,
          value: { proofs: [{ kind: 'sms', hint: '+880•••••678' }] },
        },
      },
      'not from here': rejected('social.expired', 'That took too long, or began somewhere else.', 422),
      offline,
    },
    extraVerification: {
      proven: { output: { proven, failure: null } },
      left: { output: { proven: null, failure: null } },
      'broke down': brokeDown,
    },
    entry: {
      'came in': { output: { account, changed: false } },
      'left again': { output: { account: null, changed: false } },
      'broke down': brokeDown,
    },
    validate: { typed: { output: { missing: false } }, 'nothing typed': { output: { missing: true } }, 'broke down': brokeDown },
    confirmLink: {
      linked: { output: undefined },
      'wrong password': rejected('security.wrongPassword', 'The password is not right.', 422),
      'linked to another account': rejected('link.taken', 'This person is linked to another account.', 409),
      offline,
    },
  },
} satisfies Samples<typeof accountLinkMachine>;

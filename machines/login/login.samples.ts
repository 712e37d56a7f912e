import type { Samples } from '../../src/atlas';
import type { loginMachine } from './login.machine';

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
const wrong = { kind: 'rejected', code: 'auth.wrongCredentials', message: 'The user name or the password is wrong.', status: 401 };

/**
 * What can be typed, and how everything that a login asks for can end. Each user name is a demo account, or nobody's; passwords
 * are no part of a chart, so a tester types the one that belongs to the name, and a wrong one for `stranger`.
 */
export const loginSamples = {
  inputs: {
    'opened empty': { username: '', submitted: false },
    'sent from the header': { username: 'player', submitted: true },
  },
  events: {
    'form.submitted': {
      'a player': { username: 'player' },
      'nothing typed': { username: '' },
      'a wrong password': { username: 'stranger' },
      'a new account': { username: 'firsttime' },
      'an old password': { username: 'expired' },
      'the default password': { username: 'default' },
    },
    'retry.requested': { 'by the player': {} },
    'notice.acknowledged': { 'by the player': {} },
    'dialog.closed': { 'by the player': {} },
  },
  outcomes: {
    captcha: { 'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } } },
    verification: {
      passed: { output: { passed: true } },
      left: { output: { passed: false } },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
    validate: {
      'all is there': { output: { errors: [], slideWanted: false } },
      'all is there, a puzzle first': { output: { errors: [], slideWanted: true } },
      'user name and password missing': {
        output: {
          errors: [
            { field: 'username', code: 'login.username.required' },
            { field: 'password', code: 'login.password.required' },
          ],
          slideWanted: true,
        },
      },
      'captcha missing': { output: { errors: [{ field: 'captcha', code: 'login.captcha.required' }], slideWanted: false } },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
    logIn: {
      accepted: { output: entry },
      'a first login': { output: { ...entry, firstTimeLogin: true } },
      'the default password': { output: { ...entry, passwordDefault: true } },
      'an expired password': { output: { ...entry, passwordExpired: true } },
      'an expired password, expiry off': { output: { ...entry, passwordExpired: true, expiryEnabled: false } },
      'wrong password': { error: wrong },
      'wrong password, captcha from now on': { error: { ...wrong, value: { captcha: true } } },
      'not for this site': {
        error: { kind: 'rejected', code: 'auth.notMember', message: 'Non-member account unable to login.', status: 403 },
      },
      'puzzle demanded': {
        error: { kind: 'rejected', code: 'slide.required', message: 'Please complete verification first.', status: 422 },
      },
      'puzzle too old': { error: { kind: 'rejected', code: 'slide.expired', message: 'Please complete verification again.', status: 422 } },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
      'no answer in time': { error: { kind: 'timeout', code: 'client.timeout' } },
    },
    markFirstLogin: {
      marked: { output: undefined },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
    loadMemberInfo: {
      read: { output: account },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
    logOut: {
      ended: { output: undefined },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
  },
} satisfies Samples<typeof loginMachine>;

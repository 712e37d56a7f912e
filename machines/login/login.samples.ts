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
const loggedIn = { username: 'player', entry };
const none = { number: '', dialingCode: '880' };
const mobile = { number: '01712345678', dialingCode: '880' };
const byName = (username: string) => ({ way: 'username', username, mobile: none, remember: false }) as const;
const byNumber = (number: typeof mobile) => ({ way: 'mobile', username: '', mobile: number, remember: false }) as const;
const ended = { errors: [], failure: null, loggedIn };
const wrong = { kind: 'rejected', code: 'auth.wrongCredentials', message: 'The user name or the password is wrong.', status: 401 } as const;
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };

/**
 * What can be typed, and how everything that a login asks for can end. Each user name is a demo account, or nobody's; passwords
 * are no part of a chart, so a tester types the one that belongs to the name, and a wrong one for `stranger`.
 */
export const loginSamples = {
  inputs: {
    'opened empty': { username: '', submitted: false },
    'opened for a mobile number': { username: '', submitted: false, way: 'mobile' },
    'sent from the header': { username: 'player', submitted: true },
  },
  events: {
    'form.submitted': {
      'a player': { form: byName('player') },
      'a player, to be remembered': { form: { ...byName('player'), remember: true } },
      'nothing typed': { form: byName('') },
      'a wrong password': { form: byName('stranger') },
      'a mobile number and its code': { form: byNumber(mobile) },
      'a mobile number, to be remembered': { form: { ...byNumber(mobile), remember: true } },
      'no mobile number': { form: byNumber(none) },
    },
    'username.chosen': { 'by the player': {} },
    'mobile.chosen': { 'by the player': {} },
    'remember.refused': { 'by the player': {} },
    'next.chosen': {
      'a free trial': { next: { to: 'freeTrial' } },
      'a new account': { next: { to: 'register' } },
      'a new password': { next: { to: 'forgotPassword' } },
      'a third party': { next: { to: 'accountLink', params: { provider: 'google', purpose: 'login' } } },
    },
    'leave.requested': { 'by the player': {} },
  },
  outcomes: {
    begin: {
      'nothing remembered': { output: { form: byName(''), mobileOpen: true, namesOnly: false } },
      'a name remembered': { output: { form: { ...byName('player'), remember: true }, mobileOpen: true, namesOnly: false } },
      'a number remembered': { output: { form: { ...byNumber(mobile), remember: true }, mobileOpen: true, namesOnly: false } },
      'codes are off': { output: { form: byName(''), mobileOpen: false, namesOnly: false } },
      'the page is not secure': { output: { form: byName(''), mobileOpen: true, namesOnly: true } },
      'broke down': broken,
    },
    captcha: { 'broke down': broken },
    countryPicker: { 'broke down': broken },
    smsCountdown: { 'broke down': broken },
    signIn: {
      'signed in': { output: { ...ended, end: 'signedIn' } },
      'a first login': { output: { ...ended, end: 'signedIn', loggedIn: { ...loggedIn, entry: { ...entry, firstTimeLogin: true } } } },
      'fields missing': {
        output: {
          ...ended,
          end: 'invalid',
          errors: [
            { field: 'username', code: 'login.username.required' },
            { field: 'password', code: 'login.password.required' },
          ],
        },
      },
      'puzzle left': { output: { ...ended, end: 'unverified' } },
      refused: { output: { ...ended, end: 'refused', failure: wrong } },
      'refused, captcha from now on': { output: { ...ended, end: 'refused', failure: { ...wrong, value: { captcha: true } } } },
      offline: { output: { ...ended, end: 'unreached', failure: { kind: 'offline', code: 'client.offline' } } },
      left: { output: { ...ended, end: 'left' } },
      'broke down': broken,
    },
    remember: { kept: { output: undefined }, 'not kept': broken },
    forget: { forgotten: { output: undefined }, 'not forgotten': broken },
    entry: {
      'came in': { output: { account, changed: false } },
      'left again': { output: { account: null, changed: false } },
      'broke down': broken,
    },
  },
} satisfies Samples<typeof loginMachine>;

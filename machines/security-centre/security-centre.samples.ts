import type { Samples } from '../../src/atlas';
import type { securityCentreMachine } from './security-centre.machine';

const overview = {
  account: 'player',
  realName: null,
  email: 'p•••••@example.test',
  mobile: '+880•••••••678',
  totp: false,
  links: [],
  passwordChangedAt: 1_800_000_000_000,
  paymentPassword: false,
  bankAccounts: 0,
};
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };
const form = { sent: { output: { sent: true } }, left: { output: { sent: false } }, 'broke down': broken };
const flow = { changed: { output: { changed: true } }, left: { output: { changed: false } }, 'broke down': broken };

/** What can be set, what can be chosen, and how each flow of the security centre can end. */
export const securityCentreSamples = {
  events: {
    'sessions.chosen': { 'by the player': {} },
    'realName.chosen': { 'by the player': {} },
    'totp.chosen': { 'by the player': {} },
    'contact.chosen': { 'the mobile number': { kind: 'mobile' }, 'the e-mail address': { kind: 'email' } },
    'paymentPassword.chosen': { 'by the player': {} },
    'bankAccounts.chosen': { 'by the player': {} },
    'closing.chosen': { 'by the player': {} },
    'next.chosen': {
      'another password': { next: { to: 'changePassword', params: { username: 'player', forced: false, oldHeld: false } } },
      'a link': { next: { to: 'accountLink', params: { provider: 'google', purpose: 'link' } } },
    },
    'retry.requested': { 'by the player': {} },
  },
  outcomes: {
    loadOverview: {
      'no real name yet': { output: overview },
      'all is set': { output: { ...overview, realName: 'Rahim Uddin', totp: true, paymentPassword: true, bankAccounts: 1 } },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
    sessionList: { left: { output: undefined }, 'broke down': broken },
    realNameForm: form,
    totpEnrolment: flow,
    contactChange: flow,
    paymentPassword: flow,
    bankAccount: flow,
    closingForm: form,
  },
} satisfies Samples<typeof securityCentreMachine>;

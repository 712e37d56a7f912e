import type { Samples } from '../../src/atlas';
import type { portalMachine } from './portal.machine';

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

/** What views, calls and children can tell the portal. Its children live as long as it does, but for the logout: they can only break. */
export const portalSamples = {
  inputs: {
    'in Bengali': {
      language: 'bn',
      destinations: {
        home: { path: '/' },
        login: {},
        memberCentre: { account: 'member' },
        agentCentre: { account: 'agent' },
      },
    },
  },
  events: {
    'place.requested': {
      'the home page': { place: { to: 'home' } },
      'the login': { place: { to: 'login' } },
      'my account': { place: { to: 'securityCenter', centre: 'memberCentre' } },
      'the agent centre': { place: { to: 'agentCentre' } },
    },
    // The chart's own word, once a place was found to be allowed.
    'place.allowed': {},
    'logout.requested': { 'by the player': {} },
    'alert.confirmed': { 'by the player': {} },
    'call.unauthorised': { 'by any call': {} },
    'call.unavailable': { 'by any call': {} },
    'site.opened': { 'to everybody': { loginFirst: false }, 'after a login': { loginFirst: true } },
    'session.queried': { 'by the gate': {} },
    'gate.locked': { 'by the gate': {} },
    'language.failed': { 'by the language': {} },
    'session.present': { 'by the session': {} },
    'session.absent': { 'by the session': {} },
    'session.lost': {
      'it was refused': { endReason: 'refused', username: 'player' },
      'it ran out': { endReason: 'ranOut', username: 'player' },
      'ended in another tab': { endReason: 'elsewhere', username: 'player' },
    },
    'permission.granted': { 'by the session': {} },
    'permission.needsLogin': { 'by the session': {} },
    'permission.needsTrueAccount': { 'by the session': {} },
    'place.opened': { 'the login': { seat: 'dialog', to: 'login' }, 'my account': { seat: 'page', to: 'securityCenter' } },
    'place.left': { 'the dialog': { seat: 'dialog' }, 'a page': { seat: 'page' }, 'the login over it': { seat: 'lock' } },
    'place.ended': {
      'logged in': { seat: 'dialog', ending: { report: { type: 'login.completed', account } } },
      'rather registers': { seat: 'dialog', ending: { next: { to: 'register' } } },
      'the account was closed': { seat: 'page', ending: { report: { type: 'account.closed' } } },
      'back again': { seat: 'lock', ending: { report: { type: 'login.completed', account } } },
      'somebody else has logged in': {
        seat: 'lock',
        ending: { report: { type: 'login.completed', account: { ...account, account: 'downline' } } },
      },
      'leads to the recovery': { seat: 'lock', ending: { next: { to: 'forgotPassword' } } },
    },
    'login.completed': {
      'by a player': { account },
      'with a new password': { account, changed: true },
      'registered, or a trial begun': { account, begun: true },
    },
    'account.closed': { 'by the player': {} },
    'account.excluded': { 'by the player': {} },
    'password.changed': { 'and the account read': { account }, 'and the account not read': { account: null } },
    'password.reset': { 'by a mailed link': {} },
  },
  outcomes: {
    systemStatus: { 'broke down': broken },
    session: { 'broke down': broken },
    host: { 'broke down': broken },
    gate: { 'broke down': broken },
    language: { 'broke down': broken },
    countryList: { 'broke down': broken },
    news: { 'broke down': broken },
    logout: {
      'logged out': { output: { loggedOut: true } },
      stayed: { output: { loggedOut: false } },
      'broke down': broken,
    },
  },
} satisfies Samples<typeof portalMachine>;

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

/** What views, calls and children can tell the portal. Three of its children live as long as it does: they can only break. */
export const portalSamples = {
  inputs: { 'in Bengali': { language: 'bn' } },
  events: {
    'action.requested': {
      'the member centre': { errand: { centre: 'member', page: 'securityCenter' } },
      'the agent centre': { errand: { centre: 'agent', page: 'agentTeamOverview' } },
    },
    'dialog.requested': { 'an empty login': { request: { name: 'login', username: '', submitted: false } } },
    'leave.requested': { 'by the player': {} },
    'dialog.retried': { 'by the player': {} },
    'logout.requested': { 'by the player': {} },
    'alert.confirmed': { 'by the player': {} },
    'retry.requested': { 'by the player': {} },
    'language.requested': { English: { language: 'en' } },
    'call.unauthorised': { 'by any call': {} },
    'call.unavailable': { 'by any call': {} },
    'site.opened': { 'to everybody': { loginFirst: false }, 'after a login': { loginFirst: true } },
    'session.present': { 'by the session': {} },
    'session.absent': { 'by the session': {} },
    'session.lost': {
      'it was refused': { loss: 'refused', username: 'player' },
      'it ran out': { loss: 'ranOut', username: 'player' },
      'ended in another tab': { loss: 'elsewhere', username: 'player' },
    },
    'permission.granted': { 'by the session': {} },
    'permission.needsLogin': { 'by the session': {} },
    'permission.needsTrueAccount': { 'by the session': {} },
    'dialog.shown': { 'the login': { name: 'login' } },
    'dialog.gone': { 'by the dialogs': {} },
    'login.completed': { 'by a player': { account }, 'with a new password': { account, changed: true } },
    'login.resumed': { 'by the same player': { account } },
    'account.closed': { 'by the player': {} },
    'account.excluded': { 'by the player': {} },
    'password.changed': { 'and the account read': { account }, 'and the account not read': { account: null } },
    'password.reset': { 'by a mailed link': {} },
  },
  outcomes: {
    systemStatus: { 'broke down': broken },
    session: { 'broke down': broken },
    dialogs: { 'broke down': broken },
    logout: {
      'logged out': { output: { loggedOut: true } },
      stayed: { output: { loggedOut: false } },
      'broke down': broken,
    },
    changeLanguage: {
      'the words came': { output: 'en' },
      'the words did not come': { error: { kind: 'offline', code: 'client.offline' } },
    },
    tellLanguage: {
      told: { output: undefined },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
    loadCountries: {
      'the list came': { output: undefined },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
  },
} satisfies Samples<typeof portalMachine>;

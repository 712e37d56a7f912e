import type { Samples } from '../../src/atlas';
import type { dialogsMachine } from './dialogs.machine';

const account = {
  id: '01930000-0000-7000-8000-000000000001',
  account: 'player',
  nickname: 'Player',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Bronze', rankLevel: 1 },
  memberLabel: [],
};
const left = { accountClosed: false, excluded: false, account: null, next: null };

/** Which dialogs can be wanted, and how bringing and running one can end. */
export const dialogsSamples = {
  events: {
    'dialog.requested': {
      'an empty login': { request: { name: 'login', username: '', submitted: false } },
      'a login sent from the header': { request: { name: 'login', username: 'player', submitted: true } },
      registration: { request: { name: 'register', code: '' } },
      'the member centre': { request: { name: 'memberCentre', page: 'securityCenter' } },
      'the agent centre': { request: { name: 'agentCentre', page: 'agentTeamOverview' } },
      'the free trial': { request: { name: 'freeTrial' } },
      'a log-in by google': { request: { name: 'accountLink', provider: 'google', purpose: 'login' } },
      'a link to google': { request: { name: 'accountLink', provider: 'google', purpose: 'link' } },
      'another password': { request: { name: 'changePassword', username: 'player' } },
      'a forgotten password': { request: { name: 'forgotPassword' } },
      'a mailed link': { request: { name: 'resetPassword' } },
    },
    'dialog.closed': { 'by the player': {} },
    'dialog.retried': { 'by the player': {} },
    'login.resumed': { 'in the member centre': { account } },
    'session.lost': {
      'it ran out': { loss: 'ranOut', username: 'player' },
      'it was refused': { loss: 'refused', username: 'player' },
    },
  },
  outcomes: {
    loadDialog: {
      'it came': { output: undefined },
      'it did not come': { error: { kind: 'timeout', code: 'client.chunk' } },
    },
    entrance: {
      'logged in': { output: { outcome: 'entered', account, next: null } },
      'registered, or a trial begun': { output: { outcome: 'begun', account, next: null } },
      'back again': { output: { outcome: 'resumed', account, next: null } },
      'rather tries': { output: { outcome: 'ledOn', account: null, next: { name: 'freeTrial' } } },
      left: { output: { outcome: 'left', account: null, next: null } },
      'a part broke down': { output: { outcome: 'broken', account: null, next: null } },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
    memberCentre: {
      left: { output: left },
      'the account was closed': { output: { ...left, accountClosed: true } },
      'the player is excluded': { output: { ...left, excluded: true } },
      'somebody else has logged in': { output: { ...left, account: { ...account, account: 'downline' } } },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
      'leads to the recovery': { output: { ...left, next: { name: 'forgotPassword' } } },
    },
    passwords: {
      changed: { output: { outcome: 'changed', account } },
      reset: { output: { outcome: 'reset', account: null } },
      'in by phone': { output: { outcome: 'entered', account } },
      left: { output: { outcome: 'left', account: null } },
      'a part broke down': { output: { outcome: 'broken', account: null } },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
    loadNews: {
      'something new': { output: [{ title: 'Boat race week', content: 'Twice the points.', date: '2026-11-20' }] },
      'nothing new': { output: [] },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
  },
} satisfies Samples<typeof dialogsMachine>;

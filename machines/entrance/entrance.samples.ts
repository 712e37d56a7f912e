import type { Samples } from '../../src/atlas';
import type { entranceMachine } from './entrance.machine';

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

/** By which dialogs somebody can come in, and how each can end. */
export const entranceSamples = {
  inputs: {
    'an empty login': { request: { name: 'login', username: '', submitted: false }, returning: '' },
    'a login sent from the header': { request: { name: 'login', username: 'player', submitted: true }, returning: '' },
    'a login after the session ran out': { request: { name: 'login', username: 'player', submitted: false }, returning: 'player' },
    registration: { request: { name: 'register', code: '' }, returning: '' },
    'the free trial': { request: { name: 'freeTrial' }, returning: '' },
    'a log-in by google': { request: { name: 'accountLink', provider: 'google', purpose: 'login' }, returning: '' },
    'a link to google': { request: { name: 'accountLink', provider: 'google', purpose: 'link' }, returning: '' },
  },
  events: { 'dialog.closed': { 'by the player': {} } },
  outcomes: {
    login: {
      'logged in': { output: { account, next: null } },
      'somebody else': { output: { account: { ...account, account: 'downline' }, next: null } },
      'rather tries': { output: { account: null, next: { name: 'freeTrial' } } },
      'left without a login': { output: { account: null, next: null } },
      'broke down': broken,
    },
    register: {
      registered: { output: { account, next: null } },
      'rather logs in': { output: { account: null, next: { name: 'login', username: '', submitted: false } } },
      'left without an account': { output: { account: null, next: null } },
      'broke down': broken,
    },
    freeTrial: {
      begun: { output: { account: { ...account, type: 4 } } },
      'left without a trial': { output: { account: null } },
      'broke down': broken,
    },
    accountLink: {
      'logged in': { output: { account } },
      'left, or linked': { output: { account: null } },
      'broke down': broken,
    },
  },
} satisfies Samples<typeof entranceMachine>;

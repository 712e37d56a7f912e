import type { Samples } from '../../src/atlas';
import type { sessionMachine } from './session.machine';

const player = {
  id: '01930000-0000-7000-8000-000000000001',
  account: 'player',
  nickname: 'Player',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Bronze', rankLevel: 1 },
  memberLabel: [],
};
const agent = { ...player, id: '01930000-0000-7000-8000-000000000002', account: 'agent', nickname: 'Agent', type: 1 };
const trial = { ...player, id: '01930000-0000-7000-8000-000000000003', account: 'trial', nickname: 'Trial', type: 4 };

/** Who can turn out to be here, and what can be asked of them. */
export const sessionSamples = {
  events: {
    'session.opened': { 'by a player': { account: player }, 'by an agent': { account: agent }, 'by a trial account': { account: trial } },
    'session.ended': { 'by a logout': {} },
    'session.refused': { 'by any call': {} },
    'permission.asked': {
      'for the member centre': { centre: 'member' },
      'for the agent centre': { centre: 'agent' },
    },
    'session.queried': { 'by the gate': {} },
    'session.prolonged': { 'by the player': {} },
    'notice.acknowledged': { 'by the player': {} },
    'time.ticked': {
      'idle for long': { left: { secondsLeft: 120, final: false } },
      'the latest end': { left: { secondsLeft: 119, final: true } },
    },
    'time.renewed': { 'by a call': {} },
    'time.over': { 'by the clock': {} },
    'tab.ended': { 'by another tab': {} },
    'logout.requested': { 'by the reality check': {} },
    'place.requested': { 'the account record': { place: { to: 'transactionHistory', centre: 'memberCentre' } } },
  },
  outcomes: {
    restoreSession: {
      'no token': { output: null },
      'a player': { output: player },
      'an agent': { output: agent },
      'a trial account': { output: trial },
      'token no longer good': { error: { kind: 'unauthorised', code: 'session.ended', message: 'Your session has ended.', status: 401 } },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
    forgetSession: {
      cleared: { output: undefined },
      'storage cannot be cleared': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
    prolongSession: {
      prolonged: { output: undefined },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
    watchTime: { 'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } } },
    balance: { 'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } } },
    watchTabs: { 'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } } },
    realityCheck: { 'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } } },
  },
} satisfies Samples<typeof sessionMachine>;

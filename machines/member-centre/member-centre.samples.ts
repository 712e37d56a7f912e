import type { Samples } from '../../src/atlas';
import type { memberCentreMachine } from './member-centre.machine';

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
const chunk = { 'it came': { output: undefined }, 'it did not come': { error: { kind: 'timeout', code: 'client.chunk' } } };

/** Which pages can be chosen, and what can happen to the session meanwhile. */
export const memberCentreSamples = {
  inputs: { 'at my account': { page: 'securityCenter' }, 'at a page that comes later': { page: 'referral' } },
  events: {
    'page.chosen': {
      'my account': { page: 'securityCenter' },
      'my wallet': { page: 'transferFund' },
      'the deposit': { page: 'depositv2' },
      'the withdrawals': { page: 'withdraw' },
      'the transfer to upline': { page: 'transferUpline' },
      'the limits': { page: 'limits' },
      'the account record': { page: 'transactionHistory' },
      'the personal loss': { page: 'personalProfit' },
      'a page that comes later': { page: 'bonusDetails' },
    },
    'retry.requested': { 'by the player': {} },
    'dialog.closed': { 'by the player': {} },
    'session.lost': {
      'it ran out': { loss: 'ranOut', username: 'player' },
      'it was refused': { loss: 'refused', username: 'player' },
    },
  },
  outcomes: {
    bringPage: chunk,
    securityCentre: { 'the account was closed': { output: undefined }, 'broke down': broken },
    gamingLimits: { 'the player is excluded': { output: undefined }, 'broke down': broken },
    transfer: { 'broke down': broken },
    deposit: { 'broke down': broken },
    withdrawals: { 'broke down': broken },
    transferUpline: { 'broke down': broken },
    accountRecord: { 'broke down': broken },
    personalLoss: { 'broke down': broken },
    bringLogin: chunk,
    login: {
      'the same player': { output: { account, next: null } },
      'somebody else': { output: { account: { ...account, account: 'downline' }, next: null } },
      'left without a login': { output: { account: null, next: null } },
      'broke down': broken,
    },
  },
} satisfies Samples<typeof memberCentreMachine>;

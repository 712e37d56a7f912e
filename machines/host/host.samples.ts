import type { Samples } from '../../src/atlas';
import type { hostMachine } from './host.machine';

const account = {
  id: '01930000-0000-7000-8000-000000000001',
  account: 'player',
  nickname: 'Player',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Bronze', rankLevel: 1 },
  memberLabel: [],
};

/** What can be wanted at one place of the page, and how loading and running it can end. All places are alike: the dialog's is looked at. */
export const hostSamples = {
  inputs: { 'the dialog': { seat: 'dialog' } },
  events: {
    'place.requested': {
      'the login': { place: { to: 'login' } },
      'the free trial': { place: { to: 'freeTrial' } },
      'the member centre': { place: { to: 'memberCentre', ofAccount: true } },
    },
    'leave.requested': { 'by the player': {} },
    'retry.requested': { 'by the player': {} },
    'account.gone': { 'by the portal': {} },
  },
  outcomes: {
    load: {
      'a view alone': { output: { kind: 'view' } },
      'a chart that may be left': { output: { kind: 'free' } },
      'a chart that is asked first': { output: { kind: 'asks' } },
      'it did not come': { error: { kind: 'timeout', code: 'client.chunk' } },
    },
    content: {
      'logged in': { output: { report: { type: 'login.completed', account } } },
      'leads on': { output: { next: { to: 'freeTrial' } } },
      left: { output: {} },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
  },
} satisfies Samples<typeof hostMachine>;

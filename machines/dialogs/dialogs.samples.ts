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

/** Which dialogs can be wanted, and how bringing and running one can end. */
export const dialogsSamples = {
  events: {
    'dialog.requested': {
      'an empty login': { request: { name: 'login', username: '', submitted: false } },
      'a login sent from the header': { request: { name: 'login', username: 'player', submitted: true } },
      'the member centre': { request: { name: 'memberCentre', page: 'securityCenter' } },
      'the agent centre': { request: { name: 'agentCentre', page: 'agentTeamOverview' } },
      'the free trial': { request: { name: 'freeTrial' } },
    },
    'dialog.closed': { 'by the player': {} },
    'dialog.retried': { 'by the player': {} },
  },
  outcomes: {
    loadDialog: {
      'it came': { output: undefined },
      'it did not come': { error: { kind: 'timeout', code: 'client.chunk' } },
    },
    login: {
      'logged in': { output: { account } },
      'left without a login': { output: { account: null } },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
    freeTrial: {
      begun: { output: { account: { ...account, type: 4 } } },
      'left without a trial': { output: { account: null } },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
  },
} satisfies Samples<typeof dialogsMachine>;

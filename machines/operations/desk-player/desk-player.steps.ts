import type { Steps } from '../../../src/atlas';
import { notThere, ownFault } from '../../steps';
import { byTester, noFault, playersPage } from '../common.steps';
import type { deskPlayerMachine } from './desk-player.machine';

const inEnvironment =
  (name: string) =>
  ({ environment }: { environment: string }) =>
    environment === name;

/** Steps for testers on the page of a player. */
export const deskPlayerSteps = {
  begins: {
    'a player of the demo': {
      input: 'rahim',
      environment: 'masked',
      ...playersPage({
        en: 'search for downline and open the player',
        bn: 'downline লিখে খুঁজে খেলোয়াড়টি খুলুন',
      }),
    },
  },
  events: {
    'act.requested': {
      'personal data': {},
      'a note': {},
      'removal of a label': {
        machine: { en: 'Requires a player with a label.', bn: 'এর জন্য লেবেলসহ একজন খেলোয়াড় লাগে।' },
      },
      'not permitted': notThere,
    },
    'player.closed': { 'by the operator': { when: ({ in: isIn }) => !isIn('loading') } },
    'refresh.requested': { 'by the operator': {} },
    'retry.requested': { 'by the operator': notThere },
  },
  outcomes: {
    load: {
      masked: { when: inEnvironment('masked') },
      revealed: { when: inEnvironment('revealed') },
      offline: noFault,
    },
    timeline: { failed: ownFault },
    deskAct: { ended: byTester('Press "Back"', '"ফিরে যান" চাপুন'), failed: ownFault },
  },
} satisfies Steps<typeof deskPlayerMachine>;

import type { Steps } from '../../../src/atlas';
import { notThere, ownFault } from '../../steps';
import { byTester, playersPage } from '../common.steps';
import type { deskPlayersMachine } from './desk-players.machine';

/** Steps for testers who search for a player. */
export const deskPlayersSteps = {
  begins: {
    'an operator': {
      input: 'search',
      ...playersPage({
        en: 'search for downline',
        bn: 'downline লিখে খুঁজুন',
      }),
    },
    'the address of a player': {
      input: 'by the address of a player',
      ...playersPage({
        en: 'search for downline, open the player, and reload the page',
        bn: 'downline লিখে খুঁজে খেলোয়াড়টি খুলুন, তারপর পেজটি রিলোড করুন',
      }),
    },
  },
  events: {
    'player.selected': { 'in the results': {} },
    'retry.requested': { 'by the operator': notThere },
  },
  outcomes: {
    list: { failed: ownFault },
    player: { closed: byTester('Press "Close"', '"বন্ধ করুন" চাপুন'), failed: ownFault },
  },
} satisfies Steps<typeof deskPlayersMachine>;

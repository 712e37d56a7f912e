import type { FlowScripts } from '../by-words/hand-written';
import type { WritingHand } from '../by-words/writing-hand';

async function arrives(hand: WritingHand) {
  hand.opens('/');
  await hand.screen.sees('form', 'header.quickLogin');
}
const logsIn = (hand: WritingHand) => hand.logsIn('player');
const ARRIVED = 'restoreSession: no token';
const OPENED = 'session.opened: by a player';

export const sessionScripts: FlowScripts = {
  flow: 'session',
  scripts: [
    {
      fixture: 'visitor',
      steps: [
        [arrives, ARRIVED],
        [logsIn, OPENED],
        [
          async ({ screen }) => {
            await screen.press('header.logout');
            await screen.press('logout.confirm');
            await screen.sees('form', 'header.quickLogin');
          },
          'session.ended: by a logout',
        ],
      ],
    },
    {
      fixture: 'visitor',
      steps: [
        [arrives, ARRIVED],
        [logsIn, OPENED],
        [
          async (hand) => {
            // Longer than any session lasts.
            hand.operates('clock +13h');
            await hand.screen.press('header.balance.refresh');
            await hand.screen.sees('form', 'header.quickLogin');
          },
          'session.rejected: by any call',
        ],
      ],
    },
  ],
};

import type { FlowScripts } from '../by-words/hand-written';

export const promoBarScripts: FlowScripts = {
  flow: 'promo-bar',
  scripts: [
    {
      input: 'at once',
      fixture: 'visitor',
      steps: [
        [
          async (hand) => {
            hand.opens('/');
            await hand.screen.sees('button', 'promo-bar.close');
          },
          'home.entered: home is opened',
          'readBar: a line',
          'xstate.after.promoDelay.promo-bar.waiting',
        ],
        [
          async ({ screen }) => {
            await screen.press('promo-bar.close');
            await screen.hides('button', 'promo-bar.close');
          },
          'bar.closed: by the player',
          'keepClosed: kept',
        ],
        [
          async (hand) => {
            hand.opens('/promotions');
            await hand.screen.hides('button', 'promo-bar.close');
          },
          'home.left: another page is opened',
        ],
      ],
    },
  ],
};

import type { FlowScripts } from '../by-words/hand-written';
import type { WritingHand } from '../by-words/writing-hand';

async function opens(hand: WritingHand) {
  await hand.logsIn('player');
  hand.opens('/?dialog=memberCentre&page=bonusDetails');
  await hand.screen.reads('bonus.state.open');
}

export const grantLifecycleScripts: FlowScripts = {
  flow: 'grant-lifecycle',
  scripts: [
    {
      input: 'a gift',
      fixture: 'memberWithBonus',
      steps: [
        [opens],
        [
          async ({ screen }) => {
            await screen.press('bonus.giveUp');
            await screen.press('bonus.giveUp.yes');
            await screen.sees('status', 'bonus.givenUp.done');
            await screen.reads('bonus.state.givenUp');
          },
          'player.gaveUp: by the player',
        ],
      ],
    },
    {
      input: 'a gift',
      fixture: 'memberWithBonus',
      steps: [
        [opens],
        [(hand) => hand.operates('clock +40d'), 'deadline.passed: by the clock', 'deadline.checked: no bet is open'],
        [
          async (hand) => {
            await hand.logsIn('player');
            hand.opens('/?dialog=memberCentre&page=bonusDetails');
            await hand.screen.reads('bonus.state.expired');
          },
        ],
      ],
    },
  ],
};

import type { FlowScripts } from '../by-words/hand-written';
import type { WritingHand } from '../by-words/writing-hand';

async function bets(hand: WritingHand) {
  await hand.logsIn('player');
  await hand.launches('lab-blackjack');
  await hand.screen.reads(hand.inGame('blackjack.betting'));
  hand.pressesNamed(hand.inGame('play.lab-blackjack'));
  await hand.screen.reads(hand.inGame('table.joined'));
}

/** The cards decide how a round goes on, so the script ends with the close. */
export const blackjackRoundScripts: FlowScripts = {
  flow: 'blackjack-round',
  scripts: [
    {
      input: 'by default',
      fixture: 'member',
      steps: [
        [bets],
        [(hand) => hand.screen.reads(hand.inGame('blackjack.decides')), 'xstate.after.bets.blackjack-round.betting'],
      ],
    },
  ],
};

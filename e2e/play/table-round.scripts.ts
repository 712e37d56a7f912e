import type { FlowScripts } from '../by-words/hand-written';
import { ANY, type WritingHand } from '../by-words/writing-hand';

async function bets(hand: WritingHand) {
  await hand.logsIn('player');
  await hand.launches('lab-dragon');
  await hand.screen.reads(hand.inGame('spots.betting'));
  hand.pressesNamed(`${hand.inGame('spot.dragon')}${ANY}`);
  hand.pressesNamed(hand.inGame('play.lab-dragon'));
  await hand.screen.reads(hand.inGame('table.joined'));
}

export const tableRoundScripts: FlowScripts = {
  flow: 'table-round',
  scripts: [
    {
      input: 'by default',
      fixture: 'member',
      steps: [
        [bets],
        [(hand) => hand.screen.reads(hand.inGame('spots.decides')), 'xstate.after.bets.table-round.betting'],
        [(hand) => hand.screen.reads(hand.inGame('shown.lab-dragon')), 'beacon.published: after the close'],
      ],
    },
  ],
};

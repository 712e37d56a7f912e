import type { FlowScripts } from '../by-words/hand-written';
import type { WritingHand } from '../by-words/writing-hand';

async function bets(hand: WritingHand) {
  await hand.logsIn('player');
  await hand.launches('lab-crash');
  await hand.screen.reads(hand.inGame('crash.betting'));
  hand.pressesNamed(hand.inGame('play.lab-crash'));
  await hand.screen.reads(hand.inGame('table.joined'));
}

export const crashRoundScripts: FlowScripts = {
  flow: 'crash-round',
  scripts: [
    {
      input: 'by default',
      fixture: 'member',
      steps: [
        [bets],
        [(hand) => hand.screen.reads(hand.inGame('crash.decides')), 'xstate.after.bets.crash-round.betting'],
        [
          (hand) => hand.screen.reads(hand.inGame('shown.lab-crash')),
          'beacon.published: a flight of five seconds',
          'xstate.after.flight.crash-round.flying',
        ],
      ],
    },
  ],
};

import type { FlowScripts } from '../by-words/hand-written';
import type { WritingHand } from '../by-words/writing-hand';

async function watches(hand: WritingHand) {
  await hand.logsIn('player');
  await hand.launches('lab-football');
  await hand.screen.reads(hand.inGame('fixture.betting'));
}

export const fixtureRoundScripts: FlowScripts = {
  flow: 'fixture-round',
  scripts: [
    {
      input: 'by default',
      fixture: 'member',
      steps: [
        [watches],
        [(hand) => hand.screen.reads(hand.inGame('fixture.decides')), 'xstate.after.bets.fixture-round.betting'],
        [(hand) => hand.screen.reads(hand.inGame('fixture.playing')), 'beacon.published: after the close'],
        [(hand) => hand.screen.reads(hand.inGame('fixture.atBreak')), 'xstate.after.part.fixture-round.firstPart'],
      ],
    },
  ],
};

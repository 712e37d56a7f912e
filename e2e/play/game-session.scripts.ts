import type { FlowScripts } from '../by-words/hand-written';
import type { WritingHand } from '../by-words/writing-hand';

async function opensWithoutGame(hand: WritingHand) {
  await hand.logsIn('player');
  hand.opens('/game');
  await hand.screen.sees('status', 'gameSession.closed.text');
  await hand.screen.hides('heading', 'gameSession.rounds');
}
async function launches(hand: WritingHand) {
  await hand.logsIn('player');
  await hand.launches('lab-dice');
  await hand.screen.sees('button', hand.inGame('play.lab-dice'));
}
async function plays(hand: WritingHand) {
  hand.pressesNamed(hand.inGame('play.lab-dice'));
  await hand.screen.reads(hand.inGame('shown.lab-dice'));
}
async function leaves({ screen }: WritingHand) {
  await screen.press('gameSession.others');
  await screen.hides('status', 'gameSession.loading');
}

export const gameSessionScripts: FlowScripts = {
  flow: 'game-session',
  scripts: [
    { fixture: 'member', steps: [[opensWithoutGame, 'readGame: none', 'loadRounds: none']] },
    {
      fixture: 'member',
      steps: [
        [launches, 'readGame: a game was launched', 'frame.ready: by the game'],
        [plays, 'round.started: by the game', 'round.ended: by the game'],
        [leaves, 'leave.requested: by the player'],
      ],
    },
  ],
};

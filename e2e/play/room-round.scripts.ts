import type { FlowScripts } from '../by-words/hand-written';
import type { WritingHand } from '../by-words/writing-hand';

async function sits(hand: WritingHand) {
  await hand.logsIn('player');
  await hand.launches('lab-duel');
  await hand.screen.reads(hand.inGame('room.choose'));
  hand.pressesNamed(hand.inGame('room.sit'));
  await hand.screen.reads(hand.inGame('room.seated'));
}
async function leaves(hand: WritingHand) {
  hand.pressesNamed(hand.inGame('room.leave'));
  await hand.screen.reads(hand.inGame('error.room.left'));
}

export const roomRoundScripts: FlowScripts = {
  flow: 'room-round',
  scripts: [
    {
      input: 'for two',
      fixture: 'member',
      steps: [
        [sits, 'seat.taken: a stake is accepted'],
        [leaves, 'seat.left: before the start'],
      ],
    },
  ],
};

import { spokenBy } from '../../tests/harness/words';
import type { FlowScripts } from '../by-words/hand-written';
import type { WritingHand } from '../by-words/writing-hand';

const TEXT = 'ধন্যবাদ! Thanks!';

async function opensRoom(hand: WritingHand) {
  await hand.logsIn('player');
  hand.opens('/?dialog=chatRoom');
}
async function readsRoom(hand: WritingHand) {
  await opensRoom(hand);
  await hand.screen.sees('log', 'chat.log');
  await hand.screen.hides('status', 'chat.connecting');
}
async function sends(hand: WritingHand) {
  await hand.screen.fill('chat.text', TEXT);
  await hand.screen.press('chat.send');
  hand.readsNamed(TEXT);
}
async function asksToReport({ screen }: WritingHand) {
  await screen.press('chat.report');
  await screen.sees('region', 'chat.report.title');
}
async function cancelsReport({ screen }: WritingHand) {
  await screen.press('chat.report.no');
  await screen.hides('region', 'chat.report.title');
}
async function confirmsReport({ screen }: WritingHand) {
  await screen.press('chat.report.yes');
  await screen.sees('status', 'chat.reported');
}

const REQUESTED = 'report.requested: the first message';

export const chatScripts: FlowScripts = {
  flow: 'chat',
  scripts: [
    {
      fixture: 'memberInRoom',
      steps: [
        [readsRoom, 'connect: several messages'],
        [sends, 'text.sent: by the player', 'sendMessage: said'],
        [asksToReport, REQUESTED],
        [cancelsReport, 'report.cancelled: by the player'],
        [asksToReport, REQUESTED],
        [confirmsReport, 'report.confirmed: by the player', 'report: reported'],
      ],
    },
    {
      fixture: 'memberBanned',
      steps: [
        [
          async (hand) => {
            await opensRoom(hand);
            await hand.screen.sees('alert', spokenBy(hand.language, 'chat.banned') ?? '');
          },
          'connect: banned',
        ],
      ],
    },
  ],
};

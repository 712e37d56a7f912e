import { addsPicture, PICTURE } from '../../tests/drivers/pictures';
import type { FlowScripts } from '../by-words/hand-written';
import type { WritingHand } from '../by-words/writing-hand';

async function opensReport(hand: WritingHand) {
  await hand.logsIn('downline');
  hand.opens('/?dialog=memberCentre&page=withdraw');
  await hand.screen.press('withdraw.say');
  await hand.screen.tick('withdraw.answer.nothing', true);
  await hand.screen.reads('withdraw.proofs.choose');
}
const adds = ({ screen }: WritingHand) => addsPicture(screen);
async function addsLast(hand: WritingHand) {
  await adds(hand);
  await hand.screen.reads('withdraw.proofs.full');
}
async function removes({ screen }: WritingHand) {
  await screen.press('withdraw.proof.remove', { name: PICTURE.name });
  await screen.reads('withdraw.proofs.choose');
}
async function addsOffline(hand: WritingHand) {
  hand.disconnects();
  await hand.screen.attach('withdraw.proofs.choose', PICTURE);
  await hand.screen.sees('alert', 'failure.offline');
}

const SELECTED = 'file.selected: a picture';
const STORED = 'upload.stored: with its id';
const REMOVED = 'proof.removed: the stored document';

/** A picture is uploaded before a tester can check the progress or press a button. */
export const proofUploadScripts: FlowScripts = {
  flow: 'proof-upload',
  scripts: [
    {
      input: 'of a withdrawal',
      fixture: 'withdrawalPaidOut',
      steps: [
        [opensReport],
        [adds, SELECTED, STORED],
        [removes, REMOVED],
        [addsOffline, SELECTED, 'upload.rejected: offline'],
        [(hand) => hand.reconnects()],
        [adds, SELECTED, STORED],
        [adds, SELECTED, STORED],
        [addsLast, SELECTED, STORED],
        [removes, REMOVED],
      ],
    },
  ],
};

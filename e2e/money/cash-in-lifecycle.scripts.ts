import type { FlowScripts } from '../by-words/hand-written';
import type { WritingHand } from '../by-words/writing-hand';

const SENDER = '01712345678';
const decides = (hand: WritingHand, decision: string) =>
  hand.operatesOn('cash-ins list', `cash-ins ${decision}`, 'player');
const seesAmong = (hand: WritingHand, titles: { en: string; bn: string }) => {
  hand.opens('/?dialog=memberCentre&page=messageV2');
  hand.readsNamed(titles[hand.language]);
};

async function confirms(hand: WritingHand) {
  decides(hand, `confirm <number> 500.00 ${SENDER}`);
  hand.opens('/?dialog=memberCentre&page=depositv2');
  await hand.screen.reads('deposit.state.credited');
}
function rejects(hand: WritingHand) {
  decides(hand, 'reject <number>');
  seesAmong(hand, { en: 'Cash-in rejected', bn: 'ক্যাশ-ইন নাকচ হয়েছে' });
}
async function expires(hand: WritingHand) {
  hand.operates('clock +24h');
  await hand.logsIn('player');
  seesAmong(hand, { en: 'Cash-in not confirmed', bn: 'ক্যাশ-ইন নিশ্চিত হয়নি' });
}

const logsIn = (hand: WritingHand) => hand.logsIn('player');
const of = (...steps: FlowScripts['scripts'][number]['steps']) => ({
  input: 'default settings',
  fixture: 'cashInReported',
  steps,
});

export const cashInLifecycleScripts: FlowScripts = {
  flow: 'cash-in-lifecycle',
  scripts: [
    of([logsIn], [confirms, 'ops.confirmed: by an operator']),
    of([logsIn], [rejects, 'ops.rejected: by an operator']),
    of([expires, 'xstate.after.expires.cash-in-lifecycle.pending']),
  ],
};

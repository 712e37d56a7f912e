import { PAYMENT_PASSWORD } from '../../tests/drivers/identity/passwords';
import type { FlowScripts } from '../by-words/hand-written';
import type { WritingHand } from '../by-words/writing-hand';

async function redeems(hand: WritingHand) {
  const { screen } = hand;
  await hand.logsIn('player');
  hand.opens('/pointMall');
  await screen.press('points.redeem.message');
  await screen.fill('security.paymentPassword', PAYMENT_PASSWORD);
  await screen.press('points.redeem.send');
  await screen.press('points.history');
  await screen.reads('points.state.inProcess');
}
/** Runs an operator's decision with a remark, and opens the history again. */
const decides = (decision: string, state: string) => async (hand: WritingHand) => {
  hand.operatesOn('redemptions list', `redemptions ${decision} <number> remark`);
  hand.opens('/pointMall');
  await hand.screen.press('points.history');
  await hand.screen.reads(`points.state.${state}`);
};

export const redemptionLifecycleScripts: FlowScripts = {
  flow: 'redemption-lifecycle',
  scripts: [
    {
      fixture: 'member',
      steps: [[redeems], [decides('approve', 'approved'), 'ops.approved: by an operator']],
    },
    {
      fixture: 'member',
      steps: [[redeems], [decides('reject', 'rejected'), 'ops.rejected: by an operator']],
    },
  ],
};

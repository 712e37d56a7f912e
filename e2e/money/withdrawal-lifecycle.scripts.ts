import { addsPicture } from '../../tests/drivers/pictures';
import type { FlowScripts } from '../by-words/hand-written';
import type { WritingHand } from '../by-words/writing-hand';

const BY_DEFAULT = 'default settings';
const APPROVED = 'ops.approved: by an operator';
const PAID_OUT = 'ops.disbursed: by an operator';

/** Opens the downline's withdrawal, by a button of the list. */
const opens = (button: 'withdraw.see' | 'withdraw.say') => async (hand: WritingHand) => {
  await hand.logsIn('downline');
  hand.opens('/?dialog=memberCentre&page=withdraw');
  await hand.screen.press(button);
};
const operates = (hand: WritingHand, decision: string) =>
  hand.operatesOn('withdrawals list', `withdrawals ${decision}`, 'downline');
/** Runs an operator's decision on the open withdrawal, and waits for its state on the page. */
const decides = (decision: string, state: string) => async (hand: WritingHand) => {
  operates(hand, decision);
  await hand.screen.sees('heading', `withdraw.state.${state}`);
};

async function confirmsAll({ screen }: WritingHand) {
  await screen.tick('withdraw.answer.all', true);
  await screen.press('withdraw.affirm');
  await screen.sees('heading', 'withdraw.state.received');
}
async function reportsNothing({ screen }: WritingHand) {
  await screen.tick('withdraw.answer.nothing', true);
  await addsPicture(screen);
  await screen.press('withdraw.report.send');
  await screen.sees('heading', 'withdraw.state.notReceived');
}
async function reportsPart({ screen }: WritingHand) {
  await screen.tick('withdraw.answer.part', true);
  await screen.fill('withdraw.part.received', '400.00');
  await screen.press('withdraw.report.send');
  await screen.sees('heading', 'withdraw.state.partiallyReceived');
}

export const withdrawalLifecycleScripts: FlowScripts = {
  flow: 'withdrawal-lifecycle',
  scripts: [
    {
      input: BY_DEFAULT,
      fixture: 'withdrawalRequested',
      steps: [
        [opens('withdraw.see')],
        [({ screen }) => screen.sees('heading', 'withdraw.state.requested')],
        [decides('approve <number>', 'approved'), APPROVED],
        [
          async (hand) => {
            operates(hand, 'disburse <number>');
            await hand.screen.sees('group', 'withdraw.question');
          },
          PAID_OUT,
        ],
        [reportsNothing, 'player.notReceived: by the player'],
        [
          async (hand) => {
            operates(hand, 'dispute <number> pay');
            await hand.screen.sees('group', 'withdraw.question');
          },
          'ops.paidAgain: by an operator',
        ],
        [confirmsAll, 'player.received: by the player'],
      ],
    },
    {
      input: BY_DEFAULT,
      fixture: 'withdrawalRequested',
      steps: [[opens('withdraw.see')], [decides('reject <number>', 'rejected'), 'ops.rejected: by an operator']],
    },
    {
      input: BY_DEFAULT,
      fixture: 'withdrawalDueSoon',
      steps: [
        [opens('withdraw.say'), APPROVED, PAID_OUT],
        [reportsPart, 'player.partiallyReceived: by the player'],
        [decides('dispute <number> refund', 'refunded'), 'ops.refunded: by an operator'],
      ],
    },
    {
      input: BY_DEFAULT,
      fixture: 'withdrawalNotReceived',
      steps: [
        [opens('withdraw.see'), APPROVED, PAID_OUT, 'player.notReceived: by the player'],
        [decides('dispute <number> refuse', 'refused'), 'ops.refused: by an operator'],
      ],
    },
    {
      input: BY_DEFAULT,
      fixture: 'withdrawalCounted',
      steps: [
        [
          async (hand) => {
            await hand.logsIn('downline');
            hand.opens('/?dialog=memberCentre&page=withdraw');
            // Without a withdrawal under way the page opens with the form of a new one.
            await hand.screen.press('withdraw.all');
            await hand.screen.press('withdraw.see');
            await hand.screen.sees('heading', 'withdraw.state.countedReceived');
          },
          APPROVED,
          PAID_OUT,
          'xstate.after.autoConfirm.withdrawal-lifecycle.unconfirmed',
        ],
      ],
    },
  ],
};

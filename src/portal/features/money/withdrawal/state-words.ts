import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WithdrawalState } from '../../../../contract';

type Tone = 'plain' | 'field' | 'gold' | 'river' | 'alert';
/**
 * `name`: the status in a word; `step`: its wording in the past, where it differs; `meaning`: its effect for the
 * player.
 */
type Words = { tone: Tone; name: MessageDescriptor; step?: MessageDescriptor; meaning: MessageDescriptor };

/** Each state of a withdrawal in the player's words. */
export const stateWords: Record<WithdrawalState, Words> = {
  requested: {
    tone: 'river',
    name: msg({ id: 'withdraw.state.requested', message: 'In review' }),
    step: msg({ id: 'withdraw.step.requested', message: 'Requested' }),
    meaning: msg({
      id: 'withdraw.means.requested',
      message: 'We are reviewing it. The amount is held in your wallet.',
    }),
  },
  approved: {
    tone: 'river',
    name: msg({ id: 'withdraw.state.approved', message: 'Approved' }),
    meaning: msg({ id: 'withdraw.means.approved', message: 'It will be paid out next. We will send you a message.' }),
  },
  sending: {
    tone: 'river',
    name: msg({ id: 'withdraw.state.sending', message: 'Being sent' }),
    step: msg({ id: 'withdraw.step.sending', message: 'Handed over for payment' }),
    meaning: msg({
      id: 'withdraw.means.sending',
      message: 'We are sending it to the payment provider. The amount is held in your wallet.',
    }),
  },
  sent: {
    tone: 'river',
    name: msg({ id: 'withdraw.state.sent', message: 'Sent, not yet paid' }),
    step: msg({ id: 'withdraw.step.sent', message: 'Accepted for payment' }),
    meaning: msg({
      id: 'withdraw.means.sent',
      message: 'It is with the payment provider or the bank. We will send you a message when it is paid.',
    }),
  },
  unknown: {
    tone: 'gold',
    name: msg({ id: 'withdraw.state.unknown', message: 'Checking the payment' }),
    step: msg({ id: 'withdraw.step.unknown', message: 'No answer from the provider' }),
    meaning: msg({
      id: 'withdraw.means.unknown',
      message: 'The provider has not confirmed it yet. We keep asking, and it is never paid twice.',
    }),
  },
  unpaid: {
    tone: 'alert',
    name: msg({ id: 'withdraw.state.unpaid', message: 'Payment failed: in review' }),
    step: msg({ id: 'withdraw.step.unpaid', message: 'Payment failed' }),
    meaning: msg({
      id: 'withdraw.means.unpaid',
      message: 'The payment did not go through. The amount is still held; we will try again or return it.',
    }),
  },
  disbursed: {
    tone: 'gold',
    name: msg({ id: 'withdraw.state.disbursed', message: 'Paid out' }),
    meaning: msg({ id: 'withdraw.means.disbursed', message: 'It is paid out. Tell us what you received.' }),
  },
  paidAgain: {
    tone: 'gold',
    name: msg({ id: 'withdraw.state.paidAgain', message: 'Paid out again' }),
    meaning: msg({
      id: 'withdraw.means.paidAgain',
      message: 'What was missing is paid out again. Tell us what you received.',
    }),
  },
  notReceived: {
    tone: 'river',
    name: msg({ id: 'withdraw.state.notReceived', message: 'Nothing received: in review' }),
    step: msg({ id: 'withdraw.step.notReceived', message: 'You reported nothing received' }),
    meaning: msg({
      id: 'withdraw.means.notReceived',
      message: 'You reported that nothing arrived. We will pay it again, refund it or tell you why not.',
    }),
  },
  partiallyReceived: {
    tone: 'river',
    name: msg({ id: 'withdraw.state.partiallyReceived', message: 'Part received: in review' }),
    step: msg({ id: 'withdraw.step.partiallyReceived', message: 'You reported part received' }),
    meaning: msg({
      id: 'withdraw.means.partiallyReceived',
      message: 'You reported that only part arrived. We will pay the rest again, refund it or tell you why not.',
    }),
  },
  received: {
    tone: 'field',
    name: msg({ id: 'withdraw.state.received', message: 'Received' }),
    meaning: msg({
      id: 'withdraw.means.received',
      message: 'You have confirmed that it arrived. The withdrawal is completed.',
    }),
  },
  countedReceived: {
    tone: 'field',
    name: msg({ id: 'withdraw.state.countedReceived', message: 'Auto-confirmed' }),
    meaning: msg({
      id: 'withdraw.means.countedReceived',
      message: 'You didn’t answer in time, so it counts as received. Anything missing? Contact customer service.',
    }),
  },
  returned: {
    tone: 'plain',
    name: msg({ id: 'withdraw.state.returned', message: 'Back in your wallet' }),
    meaning: msg({
      id: 'withdraw.means.returned',
      message: 'You didn’t answer in time, so the amount is back in your wallet.',
    }),
  },
  bounced: {
    tone: 'alert',
    name: msg({ id: 'withdraw.state.bounced', message: 'Sent back' }),
    meaning: msg({
      id: 'withdraw.means.bounced',
      message: 'The payee’s bank sent it back. The amount is back in your wallet: check your payout account.',
    }),
  },
  refunded: {
    tone: 'field',
    name: msg({ id: 'withdraw.state.refunded', message: 'Refunded' }),
    meaning: msg({ id: 'withdraw.means.refunded', message: 'What did not arrive is back in your wallet.' }),
  },
  refused: {
    tone: 'alert',
    name: msg({ id: 'withdraw.state.refused', message: 'Dispute rejected' }),
    meaning: msg({
      id: 'withdraw.means.refused',
      message: 'We checked: it was paid out in full, so it counts as paid.',
    }),
  },
  rejected: {
    tone: 'alert',
    name: msg({ id: 'withdraw.state.rejected', message: 'Rejected' }),
    meaning: msg({ id: 'withdraw.means.rejected', message: 'It was not paid out. The amount is back in your wallet.' }),
  },
  cancelled: {
    tone: 'plain',
    name: msg({ id: 'withdraw.state.cancelled', message: 'Cancelled' }),
    meaning: msg({ id: 'withdraw.means.cancelled', message: 'You cancelled it. The amount is back in your wallet.' }),
  },
};

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WithdrawalState } from '../../../contract';

type Tone = 'plain' | 'field' | 'gold' | 'river' | 'alert';
/** `name`: where it stands, in a word; `step`: how that is told afterwards, where it differs; `meaning`: what it means to the player. */
type Words = { tone: Tone; name: MessageDescriptor; step?: MessageDescriptor; meaning: MessageDescriptor };

/** Each state of a withdrawal in the player's words. */
export const stateWords: Record<WithdrawalState, Words> = {
  requested: {
    tone: 'river',
    name: msg({ id: 'withdraw.state.requested', message: 'Being reviewed' }),
    step: msg({ id: 'withdraw.step.requested', message: 'You asked for it' }),
    meaning: msg({ id: 'withdraw.means.requested', message: 'We are looking at it. The points are held for it in your wallet.' }),
  },
  approved: {
    tone: 'river',
    name: msg({ id: 'withdraw.state.approved', message: 'Approved' }),
    meaning: msg({ id: 'withdraw.means.approved', message: 'It will be paid out next. We send you a message when it is.' }),
  },
  disbursed: {
    tone: 'gold',
    name: msg({ id: 'withdraw.state.disbursed', message: 'Paid out' }),
    meaning: msg({ id: 'withdraw.means.disbursed', message: 'It is paid out. Say what has arrived.' }),
  },
  paidAgain: {
    tone: 'gold',
    name: msg({ id: 'withdraw.state.paidAgain', message: 'Paid out again' }),
    meaning: msg({ id: 'withdraw.means.paidAgain', message: 'What was missing is paid out again. Say what has arrived.' }),
  },
  notReceived: {
    tone: 'river',
    name: msg({ id: 'withdraw.state.notReceived', message: 'Nothing arrived: being looked into' }),
    step: msg({ id: 'withdraw.step.notReceived', message: 'You said that nothing arrived' }),
    meaning: msg({
      id: 'withdraw.means.notReceived',
      message: 'You said that nothing has arrived. We look into it, then pay it again, refund it, or tell you why not.',
    }),
  },
  partiallyReceived: {
    tone: 'river',
    name: msg({ id: 'withdraw.state.partiallyReceived', message: 'A part arrived: being looked into' }),
    step: msg({ id: 'withdraw.step.partiallyReceived', message: 'You said that a part arrived' }),
    meaning: msg({
      id: 'withdraw.means.partiallyReceived',
      message: 'You said that a part has arrived. We look into the rest, then pay it again, refund it, or tell you why not.',
    }),
  },
  received: {
    tone: 'field',
    name: msg({ id: 'withdraw.state.received', message: 'Received' }),
    meaning: msg({ id: 'withdraw.means.received', message: 'You have confirmed that it arrived. It is done.' }),
  },
  countedReceived: {
    tone: 'field',
    name: msg({ id: 'withdraw.state.countedReceived', message: 'Counts as received' }),
    meaning: msg({
      id: 'withdraw.means.countedReceived',
      message: 'Nothing was said in time, so it counts as received. If something is missing, talk to customer service.',
    }),
  },
  returned: {
    tone: 'plain',
    name: msg({ id: 'withdraw.state.returned', message: 'Back in your wallet' }),
    meaning: msg({ id: 'withdraw.means.returned', message: 'Nothing was said in time, so the points are back in your wallet.' }),
  },
  refunded: {
    tone: 'field',
    name: msg({ id: 'withdraw.state.refunded', message: 'Refunded' }),
    meaning: msg({ id: 'withdraw.means.refunded', message: 'What did not arrive is back in your wallet.' }),
  },
  refused: {
    tone: 'alert',
    name: msg({ id: 'withdraw.state.refused', message: 'Report refused' }),
    meaning: msg({ id: 'withdraw.means.refused', message: 'We found that it was paid out in full, so it counts as paid.' }),
  },
  rejected: {
    tone: 'alert',
    name: msg({ id: 'withdraw.state.rejected', message: 'Rejected' }),
    meaning: msg({ id: 'withdraw.means.rejected', message: 'It was not paid out. The points are back in your wallet.' }),
  },
  cancelled: {
    tone: 'plain',
    name: msg({ id: 'withdraw.state.cancelled', message: 'Cancelled' }),
    meaning: msg({ id: 'withdraw.means.cancelled', message: 'You have cancelled it. The points are back in your wallet.' }),
  },
};

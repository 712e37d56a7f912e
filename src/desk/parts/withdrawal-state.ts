import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WithdrawalState } from '../../contract/money/withdrawal';
import type { BadgeTone } from '../../ui/badge';

/** States as operators call them. */
export const stateWords: Record<WithdrawalState, MessageDescriptor> = {
  requested: msg({ id: 'desk.state.requested', message: 'In review' }),
  approved: msg({ id: 'desk.state.approved', message: 'Approved' }),
  sending: msg({ id: 'desk.state.sending', message: 'Sending' }),
  sent: msg({ id: 'desk.state.sent', message: 'At the provider' }),
  unknown: msg({ id: 'desk.state.unknown', message: 'Payment unclear' }),
  unpaid: msg({ id: 'desk.state.unpaid', message: 'Not paid' }),
  disbursed: msg({ id: 'desk.state.disbursed', message: 'Paid out' }),
  paidAgain: msg({ id: 'desk.state.paidAgain', message: 'Paid again' }),
  notReceived: msg({ id: 'desk.state.notReceived', message: 'Not received' }),
  partiallyReceived: msg({ id: 'desk.state.partiallyReceived', message: 'Partly received' }),
  received: msg({ id: 'desk.state.received', message: 'Received' }),
  countedReceived: msg({ id: 'desk.state.countedReceived', message: 'Counts as received' }),
  returned: msg({ id: 'desk.state.returned', message: 'Returned' }),
  bounced: msg({ id: 'desk.state.bounced', message: 'Sent back' }),
  refunded: msg({ id: 'desk.state.refunded', message: 'Refunded' }),
  refused: msg({ id: 'desk.state.refused', message: 'Dispute rejected' }),
  rejected: msg({ id: 'desk.state.rejected', message: 'Rejected' }),
  cancelled: msg({ id: 'desk.state.cancelled', message: 'Cancelled' }),
};
const TONES: Partial<Record<WithdrawalState, BadgeTone>> = {
  requested: 'gold',
  approved: 'field',
  unknown: 'alert',
  unpaid: 'alert',
  notReceived: 'alert',
  partiallyReceived: 'alert',
};
/** Tone of a state: gold waits for a review, red for an operator's decision. */
export const stateTone = (state: WithdrawalState): BadgeTone => TONES[state] ?? 'plain';

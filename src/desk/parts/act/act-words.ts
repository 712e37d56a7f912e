import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeskValue } from '../../../contract/operations/desk-endpoints';

export type WithdrawalAct = DeskValue<'withdrawal'>['permitted'][number];

/** Acts as their buttons call them. */
export const actWords: Record<WithdrawalAct, MessageDescriptor> = {
  approve: msg({ id: 'desk.do.approve', message: 'Approve' }),
  reject: msg({ id: 'desk.do.reject', message: 'Reject' }),
  disburse: msg({ id: 'desk.do.disburse', message: 'Mark as paid' }),
  send: msg({ id: 'desk.do.send', message: 'Pay by provider' }),
  foundPaid: msg({ id: 'desk.do.foundPaid', message: 'Found paid' }),
  foundUnpaid: msg({ id: 'desk.do.foundUnpaid', message: 'Found unpaid' }),
  pay: msg({ id: 'desk.do.pay', message: 'Pay again' }),
  refund: msg({ id: 'desk.do.refund', message: 'Refund' }),
  refuse: msg({ id: 'desk.do.refuse', message: 'Reject the dispute' }),
};

const forPlayer = msg({ id: 'desk.do.reason.player', message: 'The player reads this.' });
const forAudit = msg({ id: 'desk.do.reason.audit', message: 'Recorded with your name; the player does not see it.' });
/** Acts whose reason the player reads. */
const READ_BY_PLAYER: readonly WithdrawalAct[] = ['reject', 'refuse', 'refund', 'pay'];

export const isReadByPlayer = (act: WithdrawalAct) => READ_BY_PLAYER.includes(act);
/** Hint at the reason of an act. */
export const reasonHint = (act: WithdrawalAct) => (isReadByPlayer(act) ? forPlayer : forAudit);

import { msg } from '@lingui/core/macro';
import type { RecordKind, RecordState } from '../../../contract';
import type { BadgeTone } from '../../../ui/badge';

export const kindWords = {
  deposit: msg({ id: 'record.kind.deposit', message: 'Deposit' }),
  suspended: msg({ id: 'record.kind.suspended', message: 'Deposit not credited' }),
  returned: msg({ id: 'record.kind.returned', message: 'Deposit sent back' }),
  withdrawal: msg({ id: 'record.kind.withdrawal', message: 'Withdrawal' }),
  refund: msg({ id: 'record.kind.refund', message: 'Refund' }),
  transfer: msg({ id: 'record.kind.transfer', message: 'Game wallet' }),
  upline: msg({ id: 'record.kind.upline', message: 'Upline or downline' }),
  bet: msg({ id: 'record.kind.bet', message: 'Bet' }),
  win: msg({ id: 'record.kind.win', message: 'Win' }),
  bonus: msg({ id: 'record.kind.bonus', message: 'Bonus' }),
  salary: msg({ id: 'record.kind.salary', message: 'Salary or dividend' }),
  adjustment: msg({ id: 'record.kind.adjustment', message: 'Correction' }),
  other: msg({ id: 'record.kind.other', message: 'Other' }),
} satisfies Record<RecordKind, unknown>;

export const stateWords = {
  posted: msg({ id: 'record.state.posted', message: 'Completed' }),
  pending: msg({ id: 'record.state.pending', message: 'Pending' }),
  voided: msg({ id: 'record.state.voided', message: 'Cancelled' }),
  partlyPosted: msg({ id: 'record.state.partlyPosted', message: 'Partly completed' }),
} satisfies Record<RecordState, unknown>;

export const stateTones: Record<RecordState, BadgeTone> = {
  posted: 'field',
  pending: 'gold',
  voided: 'plain',
  partlyPosted: 'river',
};

/** Headings of the columns, on the screen and in the file. */
export const columnWords = {
  at: msg({ id: 'record.at', message: 'Time' }),
  kind: msg({ id: 'record.kind', message: 'Type' }),
  state: msg({ id: 'record.state', message: 'Status' }),
  number: msg({ id: 'record.number', message: 'Number' }),
  method: msg({ id: 'record.method', message: 'Method' }),
  counterpart: msg({ id: 'record.counterpart', message: 'Account' }),
  about: msg({ id: 'record.about', message: 'Reference' }),
  amount: msg({ id: 'record.amount', message: 'Amount' }),
  balanceAfter: msg({ id: 'record.balanceAfter', message: 'Balance after' }),
};

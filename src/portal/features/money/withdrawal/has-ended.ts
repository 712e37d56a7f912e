import type { Withdrawal, WithdrawalState } from '../../../../contract';

/** The states of its lifecycle after which nothing follows. */
const LAST: readonly WithdrawalState[] = [
  'received',
  'countedReceived',
  'returned',
  'bounced',
  'refunded',
  'refused',
  'rejected',
  'cancelled',
];

/** Returns whether a withdrawal is final. */
export const hasEnded = ({ state }: Pick<Withdrawal, 'state'>) => LAST.includes(state);

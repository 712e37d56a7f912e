import { msg } from '@lingui/core/macro';
import type { Deposit, DepositState } from '../../../../contract';
import { isCancelled } from './reason-words';

const STATES = {
  pending: { tone: 'gold', words: msg({ id: 'deposit.state.pending', message: 'Pending' }) },
  credited: { tone: 'field', words: msg({ id: 'deposit.state.credited', message: 'Credited' }) },
  failed: { tone: 'alert', words: msg({ id: 'deposit.state.failed', message: 'Declined' }) },
  expired: { tone: 'plain', words: msg({ id: 'deposit.state.expired', message: 'Not paid in time' }) },
  returned: { tone: 'gold', words: msg({ id: 'deposit.state.returned', message: 'Sent back' }) },
} as const satisfies Record<DepositState, unknown>;

const CANCELLED = { tone: 'plain', words: msg({ id: 'deposit.state.cancelled', message: 'Cancelled' }) } as const;

const REVERSED = { tone: 'alert', words: msg({ id: 'deposit.state.reversed', message: 'Taken back' }) } as const;
const PARTLY_REVERSED = {
  tone: 'alert',
  words: msg({ id: 'deposit.state.partlyReversed', message: 'Partly taken back' }),
} as const;

/** Status of a deposit in a word (`own.deposit.reversed`). */
export function stateWords(deposit: Deposit) {
  if (deposit.reversed !== null) return deposit.reversed === deposit.amount ? REVERSED : PARTLY_REVERSED;
  return isCancelled(deposit) ? CANCELLED : STATES[deposit.state];
}

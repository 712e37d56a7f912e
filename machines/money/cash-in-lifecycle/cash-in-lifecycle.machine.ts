import { setup } from 'xstate';

/** Policy at the time of the report; later changes of the setting do not apply. */
type CashInPolicy = {
  /** Hours until an undecided report expires. */
  expiresAfterHours: number;
};

/** Events from the player and from operators. The gateway permits each party only its own. */
export type CashInLifecycleEvent = { type: 'player.cancelled' } | { type: 'ops.confirmed' } | { type: 'ops.rejected' };

/** Notifications to the player; a confirmed cash-in is notified as the deposit that it becomes. */
type CashInNews = { news: 'rejected' | 'expired' };

/**
 * Lifecycle of a cash-in: a transfer between wallets that the player reports. The gateway runs it through
 * `transition()`: its delay becomes a job, and actions run in the same transaction. Names of states are the wire
 * values. Meets own.cash-in.create and own.cash-in.confirm.
 */
export const cashInLifecycleMachine = setup({
  types: {
    context: {} as CashInPolicy,
    events: {} as CashInLifecycleEvent,
    input: {} as CashInPolicy,
    tags: {} as 'open' | 'paid',
  },
  actions: {
    /** Credits the received amount as a deposit, with everything that follows from one. */
    creditDeposit: () => {},
    notifyPlayer: (_, _params: CashInNews) => {},
  },
  delays: { expires: ({ context }) => context.expiresAfterHours * 3_600_000 },
}).createMachine({
  id: 'cash-in-lifecycle',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      description: 'Reported by the player: an operator compares it with the statement of the receiving wallet.',
      meta: { requirements: ['own.cash-in.create', 'own.cash-in.confirm'] },
      tags: 'open',
      on: { 'ops.confirmed': 'confirmed', 'ops.rejected': 'rejected', 'player.cancelled': 'cancelled' },
      after: { expires: 'expired' },
    },
    confirmed: {
      description: 'Confirmed by an operator; the received amount is in the wallet.',
      meta: { requirements: ['own.cash-in.confirm'] },
      tags: 'paid',
      type: 'final',
      entry: 'creditDeposit',
    },
    rejected: {
      description: 'Rejected by an operator, with a reason for the player; nothing is credited.',
      meta: { requirements: ['own.cash-in.confirm'] },
      type: 'final',
      entry: { type: 'notifyPlayer', params: { news: 'rejected' } },
    },
    cancelled: {
      description: 'Cancelled by the player before a decision; nothing is credited.',
      meta: { requirements: ['own.cash-in.create'] },
      type: 'final',
    },
    expired: {
      description: 'Not decided in time; nothing is credited, and the player can report it again.',
      meta: { requirements: ['own.cash-in.create'] },
      type: 'final',
      entry: { type: 'notifyPlayer', params: { news: 'expired' } },
    },
  },
});

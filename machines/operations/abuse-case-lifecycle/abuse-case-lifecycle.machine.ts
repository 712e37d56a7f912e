import { setup } from 'xstate';

/** Operators' decisions on a case, and what the search for signals finds. */
type AbuseCaseLifecycleEvent =
  | { type: 'case.grown' }
  | { type: 'case.merged' }
  | { type: 'ops.innocent' }
  | { type: 'ops.abuse' };

/**
 * Lifecycle of a case of abuse: a group of connected accounts. The gateway runs it through `transition()`: actions run
 * in the same transaction. Payouts wait while it is open. Meets own.abuse.case.
 */
export const abuseCaseLifecycleMachine = setup({
  types: {
    events: {} as AbuseCaseLifecycleEvent,
    tags: {} as 'open',
  },
  actions: {
    /** Takes back the progress that opposed rounds gave to grants. */
    revertTurnover: () => {},
    /** Returns that progress. */
    restoreTurnover: () => {},
    /** Notifies members with a waiting payout, once for each payout. */
    notifyPlayers: () => {},
    /** Marks the evidence as decided: it opens no other case. */
    closeEvidence: () => {},
    /** Moves evidence and members to the case that continues. */
    handOver: () => {},
  },
}).createMachine({
  id: 'abuse-case-lifecycle',
  initial: 'open',
  states: {
    open: {
      description: 'Operators review the group; its payouts above the daily sum wait.',
      meta: { requirements: ['own.abuse.case', 'own.abuse.opposition', 'own.abuse.payout'] },
      tags: 'open',
      entry: ['revertTurnover', 'notifyPlayers'],
      on: {
        'case.grown': {
          description: 'A new member or new evidence joins.',
          actions: ['revertTurnover', 'notifyPlayers'],
        },
        'case.merged': 'merged',
        'ops.innocent': 'innocent',
        'ops.abuse': 'abuse',
      },
    },
    innocent: {
      description: 'An operator found no abuse; payouts and progress are released.',
      meta: { requirements: ['own.abuse.case', 'own.abuse.innocent'] },
      type: 'final',
      entry: ['closeEvidence', 'restoreTurnover'],
    },
    abuse: {
      description: 'An operator found abuse; operators reject or pay each payout themselves.',
      meta: { requirements: ['own.abuse.case', 'own.abuse.opposition'] },
      type: 'final',
      entry: 'closeEvidence',
    },
    merged: {
      description: 'Another case continues with the members and the evidence.',
      meta: { requirements: ['own.abuse.case'] },
      type: 'final',
      entry: 'handOver',
    },
  },
});

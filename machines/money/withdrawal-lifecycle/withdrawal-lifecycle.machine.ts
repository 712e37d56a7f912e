import { setup } from 'xstate';

/** Policy at the time of the request; later configuration changes do not apply. */
export type WithdrawalPolicy = {
  /** True if players may cancel a waiting withdrawal. Off, because regulators forbid it. */
  playerCancels: boolean;
  /**
   * True if a forced receipt returns the money (s4.withdrawal.forced-receipt, reading B); false if it counts as paid
   * (A).
   */
  forcedReceiptRefunds: boolean;
  /** Minutes after which a disbursed withdrawal counts as received. */
  autoConfirmMinutes: number;
};

/**
 * Events from the player, operators, the rules of payouts and the payment provider. The gateway permits each party only
 * its own.
 */
export type WithdrawalLifecycleEvent =
  | { type: 'player.cancelled' }
  | { type: 'player.received' }
  | { type: 'player.notReceived' }
  | { type: 'player.partiallyReceived' }
  | { type: 'rules.approved' }
  | { type: 'ops.approved' }
  | { type: 'ops.rejected' }
  | { type: 'ops.disbursed' }
  | { type: 'ops.paidAgain' }
  | { type: 'ops.refunded' }
  | { type: 'ops.refused' }
  | { type: 'ops.sent' }
  | { type: 'ops.batched' }
  | { type: 'ops.foundPaid' }
  | { type: 'ops.foundUnpaid' }
  | { type: 'provider.accepted' }
  | { type: 'provider.paid' }
  | { type: 'provider.refused' }
  | { type: 'provider.silent' }
  | { type: 'provider.returned' };

/** Notifications to the player; `minutes`: time left to confirm. */
export type WithdrawalNews =
  | { news: 'disbursed' | 'paidAgain'; minutes: number }
  | { news: 'countedReceived' | 'returned' | 'refunded' | 'refused' | 'rejected' | 'unpaid' | 'bounced' };

/**
 * Lifecycle of a withdrawal. The gateway runs it through `transition()`: its delay becomes a job, and actions run in
 * the same transaction. Names of leaf states are the wire values. Meets s4.withdrawal.*.
 */
export const withdrawalLifecycleMachine = setup({
  types: {
    context: {} as WithdrawalPolicy,
    events: {} as WithdrawalLifecycleEvent,
    input: {} as WithdrawalPolicy,
    tags: {} as 'waiting' | 'confirmable' | 'disputed' | 'paid' | 'back',
  },
  guards: {
    playerCancels: ({ context }) => context.playerCancels,
    forcedReceiptRefunds: ({ context }) => context.forcedReceiptRefunds,
  },
  actions: {
    voidHold: () => {},
    postHold: () => {},
    /** Orders the payout at the provider, under a key of its own. */
    sendPayout: () => {},
    /** The remainder is the amount that did not arrive, possibly all of it. */
    returnRemainder: () => {},
    payRemainder: () => {},
    notifyPlayer: (_, _params: WithdrawalNews) => {},
  },
  delays: { autoConfirm: ({ context }) => context.autoConfirmMinutes * 60_000 },
}).createMachine({
  id: 'withdrawal-lifecycle',
  context: ({ input }) => input,
  initial: 'requested',
  states: {
    requested: {
      description: 'Requested: the amount is held, and an operator reviews it.',
      meta: {
        requirements: [
          's1.member.withdrawal',
          'own.withdrawal.review',
          'own.withdrawal.no-cancel',
          'own.payout.automatic',
        ],
      },
      tags: 'waiting',
      on: {
        'rules.approved': {
          target: 'approved',
          description: 'It lacks nothing and is small enough to need no review.',
        },
        'ops.approved': 'approved',
        'ops.rejected': 'rejected',
        'player.cancelled': { guard: 'playerCancels', target: 'cancelled' },
      },
    },
    approved: {
      description: 'Approved: waits for the payout, and can still be rejected if that fails.',
      meta: { requirements: ['own.withdrawal.review'] },
      tags: 'waiting',
      on: {
        'ops.disbursed': { target: 'unconfirmed', actions: 'postHold' },
        'ops.sent': { target: 'paying', actions: 'sendPayout' },
        'ops.batched': 'paying.sent',
        'ops.rejected': 'rejected',
      },
    },
    paying: {
      description: 'With the provider or the bank: the amount stays held, and cannot be paid a second time.',
      meta: { requirements: ['own.payout.once', 'own.payout.provider'] },
      tags: 'waiting',
      on: {
        'provider.paid': { target: 'unconfirmed', actions: 'postHold' },
        'provider.refused': 'unpaid',
      },
      initial: 'sending',
      states: {
        sending: {
          description: 'Ordering the payout at the provider.',
          meta: { requirements: ['own.payout.provider'] },
          on: { 'provider.accepted': 'sent', 'provider.silent': 'unknown' },
        },
        sent: {
          description: 'Accepted by the provider, or in a batch file for the bank; not yet paid.',
          meta: { requirements: ['own.payout.provider', 'own.payout.batch'] },
          on: {
            'ops.foundPaid': { target: '#withdrawal-lifecycle.unconfirmed', actions: 'postHold' },
            'ops.foundUnpaid': '#withdrawal-lifecycle.unpaid',
          },
        },
        unknown: {
          description: 'No answer from the provider: it is queried until the outcome is known.',
          meta: { requirements: ['own.payout.unknown'] },
          on: {
            'provider.accepted': 'sent',
            'ops.foundPaid': {
              target: '#withdrawal-lifecycle.unconfirmed',
              actions: 'postHold',
              description: 'An operator has the outcome from the provider’s statement.',
            },
            'ops.foundUnpaid': '#withdrawal-lifecycle.unpaid',
          },
        },
      },
    },
    unpaid: {
      description: 'Not paid by the provider or the bank: an operator sends it again, pays by hand or rejects it.',
      meta: { requirements: ['own.payout.unpaid'] },
      tags: 'waiting',
      entry: { type: 'notifyPlayer', params: { news: 'unpaid' } },
      on: {
        'ops.disbursed': { target: 'unconfirmed', actions: 'postHold' },
        'ops.sent': { target: 'paying', actions: 'sendPayout' },
        'ops.batched': 'paying.sent',
        'ops.rejected': 'rejected',
        'provider.paid': {
          target: 'unconfirmed',
          actions: 'postHold',
          description: 'Paid after all, as the provider reports late.',
        },
      },
    },
    unconfirmed: {
      description: 'Paid out: the player reports what arrived, until the deadline.',
      meta: { requirements: ['s4.withdrawal.auto-confirm', 's9.const.auto-confirm-minutes'] },
      tags: 'confirmable',
      on: {
        'player.received': 'received',
        'player.notReceived': 'disputed.notReceived',
        'player.partiallyReceived': 'disputed.partiallyReceived',
      },
      after: { autoConfirm: [{ guard: 'forcedReceiptRefunds', target: 'returned' }, { target: 'countedReceived' }] },
      initial: 'disbursed',
      states: {
        disbursed: {
          description: 'Paid out for the first time.',
          meta: { requirements: ['s4.withdrawal.received', 'own.withdrawal.notified'] },
          on: { 'provider.returned': '#withdrawal-lifecycle.bounced' },
          entry: {
            type: 'notifyPlayer',
            params: ({ context }) => ({ news: 'disbursed' as const, minutes: context.autoConfirmMinutes }),
          },
        },
        paidAgain: {
          description: 'The missing part was paid out again.',
          meta: { requirements: ['own.withdrawal.dispute', 'own.withdrawal.notified'] },
          entry: {
            type: 'notifyPlayer',
            params: ({ context }) => ({ news: 'paidAgain' as const, minutes: context.autoConfirmMinutes }),
          },
        },
      },
    },
    disputed: {
      description: 'The player disputes the receipt: an operator reviews it and pays again, refunds or rejects.',
      meta: { requirements: ['own.withdrawal.dispute'] },
      tags: 'disputed',
      on: {
        'ops.paidAgain': { target: 'unconfirmed.paidAgain', actions: 'payRemainder' },
        'ops.refunded': { target: 'refunded', actions: 'returnRemainder' },
        'ops.refused': 'refused',
        'player.received': { target: 'received', description: 'It arrived late after all.' },
      },
      initial: 'notReceived',
      states: {
        notReceived: {
          description: 'Nothing arrived.',
          meta: { requirements: ['s4.withdrawal.not-received'] },
          on: { 'provider.returned': '#withdrawal-lifecycle.bounced' },
        },
        partiallyReceived: {
          description: 'A part arrived; what was received and what remains add up to the amount.',
          meta: { requirements: ['s4.withdrawal.partial', 's3.withdrawal-confirmation.amounts'] },
        },
      },
    },
    received: {
      description: 'The player has received it.',
      meta: { requirements: ['s4.withdrawal.received'] },
      tags: 'paid',
      type: 'final',
    },
    countedReceived: {
      description: 'Not confirmed in time: it counts as received, and nothing is refunded.',
      meta: { requirements: ['s4.withdrawal.auto-confirm', 's4.withdrawal.forced-receipt'] },
      tags: 'paid',
      type: 'final',
      entry: { type: 'notifyPlayer', params: { news: 'countedReceived' } },
    },
    returned: {
      description: 'Not confirmed in time: the receipt is forced, and the amount is returned to the wallet.',
      meta: { requirements: ['s4.withdrawal.auto-confirm', 's4.withdrawal.forced-receipt'] },
      tags: 'back',
      type: 'final',
      entry: ['returnRemainder', { type: 'notifyPlayer', params: { news: 'returned' } }],
    },
    bounced: {
      description: 'The payee’s bank sent it back: the amount is returned to the wallet.',
      meta: { requirements: ['own.payout.bounced'] },
      tags: 'back',
      type: 'final',
      entry: ['returnRemainder', { type: 'notifyPlayer', params: { news: 'bounced' } }],
    },
    refunded: {
      description: 'The missing part was refunded to the wallet.',
      meta: { requirements: ['own.withdrawal.dispute'] },
      tags: 'back',
      type: 'final',
      entry: { type: 'notifyPlayer', params: { news: 'refunded' } },
    },
    refused: {
      description: 'The dispute was rejected with a reason; the withdrawal counts as paid.',
      meta: { requirements: ['own.withdrawal.dispute'] },
      tags: 'paid',
      type: 'final',
      entry: { type: 'notifyPlayer', params: { news: 'refused' } },
    },
    rejected: {
      description: 'Rejected with a reason; the amount is back in the wallet.',
      meta: { requirements: ['own.withdrawal.review'] },
      tags: 'back',
      type: 'final',
      entry: ['voidHold', { type: 'notifyPlayer', params: { news: 'rejected' } }],
    },
    cancelled: {
      description: 'Cancelled by the player, if allowed; the amount is back in the wallet.',
      meta: { requirements: ['own.withdrawal.no-cancel'] },
      tags: 'back',
      type: 'final',
      entry: 'voidHold',
    },
  },
});

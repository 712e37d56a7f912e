import { setup } from 'xstate';

/** Operators' actions on a redemption. */
type RedemptionLifecycleEvent = { type: 'ops.approved' } | { type: 'ops.rejected' };
/** Notifications to the player. */
type RedemptionNews = { news: 'approved' | 'rejected' };

/**
 * Lifecycle of a redemption of goods. The gateway runs it through `transition()`: actions run in the same transaction.
 * State names are the wire values. Meets s4.status.redeem.
 */
export const redemptionLifecycleMachine = setup({
  types: {
    events: {} as RedemptionLifecycleEvent,
    tags: {} as 'open',
  },
  actions: {
    /** Posts the held points as spent. */
    postPoints: () => {},
    /** Returns the held points to the player, and the item to the stock. */
    returnPoints: () => {},
    notifyPlayer: (_, _params: RedemptionNews) => {},
  },
}).createMachine({
  id: 'redemption-lifecycle',
  initial: 'inProcess',
  states: {
    inProcess: {
      description: 'The points are held, the item is reserved, and an operator reviews the redemption.',
      meta: { requirements: ['s4.status.redeem', 'own.points.redeemed'] },
      tags: 'open',
      on: { 'ops.approved': 'approved', 'ops.rejected': 'rejected' },
    },
    approved: {
      description: 'The points are spent, and the item is on its way; the remark says how it ships.',
      meta: { requirements: ['s4.status.redeem', 'own.points.redeemed'] },
      type: 'final',
      entry: ['postPoints', { type: 'notifyPlayer', params: { news: 'approved' } }],
    },
    rejected: {
      description: 'The points are returned; the remark says why.',
      meta: { requirements: ['s4.status.redeem', 'own.points.redeemed'] },
      type: 'final',
      entry: ['returnPoints', { type: 'notifyPlayer', params: { news: 'rejected' } }],
    },
  },
});

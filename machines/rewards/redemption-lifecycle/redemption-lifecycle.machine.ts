import { setup } from 'xstate';

/** Operators' acts on a redemption. */
type RedemptionLifecycleEvent = { type: 'ops.approved' } | { type: 'ops.rejected' };
/** Notifications to the player. */
type RedemptionNews = { news: 'approved' | 'rejected' };

/**
 * The life of a redemption of a thing, owned by the gateway, which runs it through `transition()`: its actions are carried out in the transaction of the
 * step. The names of its states are what they are called on the wire. Meets s4.status.redeem.
 */
export const redemptionLifecycleMachine = setup({
  types: {
    events: {} as RedemptionLifecycleEvent,
    tags: {} as 'open',
  },
  actions: {
    /** Posts the points that were held: they are spent. */
    postPoints: () => {},
    /** Gives the points back that were held, and the thing to the stock. */
    returnPoints: () => {},
    tellPlayer: (_, _params: RedemptionNews) => {},
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
      entry: ['postPoints', { type: 'tellPlayer', params: { news: 'approved' } }],
    },
    rejected: {
      description: 'The points are returned; the remark says why.',
      meta: { requirements: ['s4.status.redeem', 'own.points.redeemed'] },
      type: 'final',
      entry: ['returnPoints', { type: 'tellPlayer', params: { news: 'rejected' } }],
    },
  },
});

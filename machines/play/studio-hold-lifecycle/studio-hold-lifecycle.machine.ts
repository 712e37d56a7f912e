import { setup } from 'xstate';

/** Operators' decisions on a held credit, and the studio's rollback of it. */
type StudioHoldLifecycleEvent = { type: 'ops.released' } | { type: 'ops.reversed' } | { type: 'studio.rolledBack' };
/** Notifications to the player. */
type StudioHoldNews = { news: 'released' | 'reversed' };

/**
 * Lifecycle of a studio's credit that exceeds a limit. The gateway runs it through `transition()`: actions run in the
 * same transaction. Meets own.studio.bounds.
 */
export const studioHoldLifecycleMachine = setup({
  types: {
    events: {} as StudioHoldLifecycleEvent,
    tags: {} as 'open',
  },
  actions: {
    /** Voids the pending transfer: the amount returns to the studio's house account. */
    voidHold: () => {},
    /** Credits the amount to the main wallet, and settles the round again. */
    creditPlayer: () => {},
    notifyPlayer: (_, _params: StudioHoldNews) => {},
  },
}).createMachine({
  id: 'studio-hold-lifecycle',
  initial: 'held',
  states: {
    held: {
      description: 'The credit is a pending transfer; operators review it.',
      meta: { requirements: ['own.studio.bounds', 'own.studio.hold-decided'] },
      tags: 'open',
      on: { 'ops.released': 'released', 'ops.reversed': 'reversed', 'studio.rolledBack': 'cancelled' },
    },
    released: {
      description: 'An operator released the credit; it is in the main wallet.',
      meta: { requirements: ['own.studio.hold-decided'] },
      type: 'final',
      entry: ['voidHold', 'creditPlayer', { type: 'notifyPlayer', params: { news: 'released' } }],
    },
    reversed: {
      description: 'An operator reversed the credit; the player does not get it.',
      meta: { requirements: ['own.studio.hold-decided'] },
      type: 'final',
      entry: ['voidHold', { type: 'notifyPlayer', params: { news: 'reversed' } }],
    },
    cancelled: {
      description: 'The studio rolled the credit back before a decision.',
      meta: { requirements: ['own.studio.bounds'] },
      type: 'final',
      entry: 'voidHold',
    },
  },
});

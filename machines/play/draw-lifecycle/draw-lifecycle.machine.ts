import { setup } from 'xstate';

/** Policy at the creation of the issue; later configuration changes do not apply. */
export type DrawPolicy = {
  /**
   * True for our own draws: an issue is void when its result does not arrive in time. For official draws, operators
   * decide.
   */
  voidsWhenSilent: boolean;
  /** Minutes to wait for a result. */
  giveUpMinutes: number;
};

/** Events from the clock, the source of results, the settlement and operators. */
export type DrawLifecycleEvent =
  | { type: 'time.opened' }
  | { type: 'time.closed' }
  | { type: 'time.drawn' }
  | { type: 'source.answered' }
  | { type: 'source.silent' }
  | { type: 'settlement.begun' }
  | { type: 'settlement.ended' }
  | { type: 'ops.resulted' }
  | { type: 'ops.corrected' }
  | { type: 'ops.voided' };

/**
 * Lifecycle of a lottery issue. The gateway runs it through `transition()`: its delay becomes a job, and actions run in
 * the same transaction. Names of leaf states are the wire values. Meets own.draw.*.
 */
export const drawLifecycleMachine = setup({
  types: {
    context: {} as DrawPolicy,
    events: {} as DrawLifecycleEvent,
    input: {} as DrawPolicy,
    tags: {} as 'bets' | 'waits' | 'late' | 'result' | 'settled' | 'back',
  },
  guards: { voidsWhenSilent: ({ context }) => context.voidsWhenSilent },
  actions: {
    /** Schedules the next step of the clock: the close, then the draw. */
    awaitClose: () => {},
    awaitDraw: () => {},
    /** Betting has closed, so the held stakes may be posted. */
    onClosed: () => {},
    fetchBeacon: () => {},
    retryBeacon: () => {},
    /** Starts the settlement, or starts it again with a corrected result. */
    onDrawn: () => {},
    onCorrected: () => {},
    /** Returns all stakes. */
    onVoided: () => {},
  },
  delays: { giveUp: ({ context }) => context.giveUpMinutes * 60_000 },
}).createMachine({
  id: 'draw-lifecycle',
  context: ({ input }) => input,
  initial: 'valid',
  states: {
    valid: {
      description: 'The issue is valid: it has a result or will have one.',
      meta: { requirements: ['own.draw.lifecycle'] },
      on: { 'ops.voided': 'void' },
      initial: 'scheduled',
      states: {
        scheduled: {
          description:
            'Planned: its number, times and commitment are known, and orders for several issues can include it.',
          meta: { requirements: ['own.draw.lifecycle', 'own.draw.commitment'] },
          tags: 'bets',
          on: { 'time.opened': 'open' },
        },
        open: {
          description: 'The current issue; it takes bets until its close.',
          meta: { requirements: ['own.draw.lifecycle'] },
          tags: 'bets',
          entry: 'awaitClose',
          on: { 'time.closed': 'closed' },
        },
        closed: {
          description: 'Bets are closed; the issue waits for its draw.',
          meta: { requirements: ['own.draw.closes'] },
          tags: 'waits',
          entry: ['onClosed', 'awaitDraw'],
          on: { 'time.drawn': 'drawing' },
        },
        drawing: {
          description: 'Requests the result from its source: the beacon or the feeds.',
          meta: { requirements: ['own.draw.lifecycle', 'own.draw.feeds'] },
          tags: 'waits',
          entry: 'fetchBeacon',
          on: { 'source.answered': 'drawn', 'source.silent': 'delayed' },
        },
        delayed: {
          description:
            'The beacon or the feeds are silent, or the feeds disagree; requests the result again until the time is over.',
          meta: { requirements: ['own.draw.delayed', 'own.draw.feeds'] },
          tags: ['waits', 'late'],
          entry: 'retryBeacon',
          on: { 'source.answered': 'drawn', 'ops.resulted': 'drawn' },
          after: { giveUp: { guard: 'voidsWhenSilent', target: '#draw-lifecycle.void' } },
        },
        drawn: {
          description: 'The result is known; settlement is requested.',
          meta: { requirements: ['own.draw.settled'] },
          tags: 'result',
          entry: 'onDrawn',
          on: { 'settlement.begun': 'settling', 'ops.corrected': 'corrected' },
        },
        settling: {
          description: 'Settling the orders, page by page.',
          meta: { requirements: ['own.draw.settled'] },
          tags: 'result',
          on: { 'settlement.ended': 'settled', 'ops.corrected': 'corrected' },
        },
        settled: {
          description: 'All of its orders are settled.',
          meta: { requirements: ['own.draw.settled'] },
          tags: ['result', 'settled'],
          on: { 'ops.corrected': 'corrected' },
        },
        corrected: {
          description: 'Corrected: it has another result; the earlier one stays visible.',
          meta: { requirements: ['own.draw.corrected'] },
          tags: 'result',
          entry: 'onCorrected',
          on: { 'settlement.begun': 'resettling' },
        },
        resettling: {
          description: 'Settles the orders again, by the difference.',
          meta: { requirements: ['own.draw.corrected'] },
          tags: 'result',
          on: { 'settlement.ended': 'settled', 'ops.corrected': 'corrected' },
        },
      },
    },
    void: {
      description: 'No result: the stakes will be returned.',
      meta: { requirements: ['own.draw.void'] },
      tags: 'back',
      entry: 'onVoided',
      on: { 'settlement.begun': 'refunding' },
    },
    refunding: {
      description: 'Returning the stakes, page by page.',
      meta: { requirements: ['own.draw.void'] },
      tags: 'back',
      on: { 'settlement.ended': 'refunded' },
    },
    refunded: {
      description: 'All stakes are returned.',
      meta: { requirements: ['own.draw.void'] },
      tags: ['back', 'settled'],
      type: 'final',
    },
  },
});

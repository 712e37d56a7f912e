import { setup } from 'xstate';

/** Durations of a round in ms, fixed when it opens. */
export type TableRoundInput = {
  /** Time for bets. */
  betMs: number;
  /** Time limit for the beacon's signature after betting closes. */
  beaconMs: number;
  /** Time for which the result stays on the screen. */
  pauseMs: number;
};

export type TableRoundEvent = { type: 'beacon.published' };

/**
 * A round of a live table (roulette, sic bo or a card game) where players place chips on spots. All players at the
 * table share it. The studio runs it through src/lifecycle: delays become timers in its database, and actions run in
 * the same transaction. Meets own.table.*.
 */
export const tableRoundMachine = setup({
  types: {
    context: {} as TableRoundInput,
    events: {} as TableRoundEvent,
    input: {} as TableRoundInput,
    tags: {} as 'bets' | 'result',
  },
  actions: {
    /** Settles each stake by the result. */
    settleStakes: () => {},
    /** Returns all stakes. */
    returnStakes: () => {},
  },
  delays: {
    bets: ({ context }) => context.betMs,
    beacon: ({ context }) => context.beaconMs,
    pause: ({ context }) => context.pauseMs,
  },
}).createMachine({
  id: 'table-round',
  context: ({ input }) => input,
  initial: 'betting',
  states: {
    betting: {
      description: 'Players place chips on spots; the time to the close runs.',
      meta: { requirements: ['own.table.rounds', 'own.table.spots'] },
      tags: 'bets',
      after: { bets: 'closed' },
    },
    closed: {
      description: 'Bets are closed; the beacon decides the result.',
      meta: { requirements: ['own.table.rounds', 'own.table.fair'] },
      on: { 'beacon.published': 'dealt' },
      after: { beacon: 'void' },
    },
    dealt: {
      description: 'The result is dealt and shown; all stakes are settled.',
      meta: { requirements: ['own.table.settled', 'own.table.spots'] },
      tags: 'result',
      entry: 'settleStakes',
      after: { pause: 'over' },
    },
    over: {
      description: 'The round is over; the next one can open.',
      meta: { requirements: ['own.table.rounds'] },
      tags: 'result',
      type: 'final',
    },
    void: {
      description: 'The beacon stayed silent; all stakes are returned.',
      meta: { requirements: ['own.table.void'] },
      entry: 'returnStakes',
      type: 'final',
    },
  },
});

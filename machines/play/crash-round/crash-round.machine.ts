import { assign, setup } from 'xstate';

/** Durations of a round in ms, fixed when it opens. */
export type CrashRoundInput = {
  /** Time for bets. */
  betMs: number;
  /** Time limit for the beacon's signature after betting closes. */
  beaconMs: number;
  /** Time for which the result stays on the screen. */
  pauseMs: number;
};

type CrashRoundContext = CrashRoundInput & {
  /** Duration of the flight; null until the beacon decides it. */
  flightMs: number | null;
};

export type CrashRoundEvent = { type: 'beacon.published'; flightMs: number };

/**
 * A round of the crash game, shared by all players at the table. The studio runs it through src/lifecycle: delays
 * become timers in its database, and actions run in the same transaction. Meets own.table.* and own.crash.*.
 */
export const crashRoundMachine = setup({
  types: {
    context: {} as CrashRoundContext,
    events: {} as CrashRoundEvent,
    input: {} as CrashRoundInput,
    tags: {} as 'bets' | 'takes' | 'result',
  },
  actions: {
    /** Settles the stakes that were not cashed out. */
    settleStakes: () => {},
    /** Returns all stakes. */
    returnStakes: () => {},
  },
  delays: {
    bets: ({ context }) => context.betMs,
    beacon: ({ context }) => context.beaconMs,
    flight: ({ context }) => context.flightMs ?? 0,
    pause: ({ context }) => context.pauseMs,
  },
}).createMachine({
  id: 'crash-round',
  context: ({ input }) => ({ ...input, flightMs: null }),
  initial: 'betting',
  states: {
    betting: {
      description: 'Players place their stakes; the time to the close runs.',
      meta: { requirements: ['own.table.rounds'] },
      tags: 'bets',
      after: { bets: 'closed' },
    },
    closed: {
      description: 'Bets are closed; the beacon decides how long the flight lasts.',
      meta: { requirements: ['own.table.rounds', 'own.table.fair'] },
      on: {
        'beacon.published': {
          target: 'flying',
          actions: assign({ flightMs: ({ event }) => event.flightMs }),
        },
      },
      after: { beacon: 'void' },
    },
    flying: {
      description: 'The multiple rises; players can take their stakes.',
      meta: { requirements: ['own.crash.cash-out'] },
      tags: 'takes',
      after: { flight: 'crashed' },
    },
    crashed: {
      description: 'The flight has ended; all stakes are settled and the result is shown.',
      meta: { requirements: ['own.crash.cash-out', 'own.table.settled'] },
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

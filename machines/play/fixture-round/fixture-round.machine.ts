import { setup } from 'xstate';

/** Durations of a round in ms, fixed when it opens. */
export type FixtureRoundInput = {
  /** Time for bets. */
  betMs: number;
  /** Time limit for the beacon's signature after betting closes. */
  beaconMs: number;
  /** Length of each half: from the start of the fixtures to their break, and from there to the end. */
  partMs: number;
  /** Time for which the final scores stay on the screen. */
  pauseMs: number;
};

export type FixtureRoundEvent = { type: 'beacon.published' };

/**
 * A matchday of virtual fixtures (football, cricket, kabaddi or an esport), shared by all players. The studio runs it
 * through src/lifecycle: delays become timers in its database, and actions run in the same transaction. Meets
 * own.table.*, own.fixture.*.
 */
export const fixtureRoundMachine = setup({
  types: {
    context: {} as FixtureRoundInput,
    events: {} as FixtureRoundEvent,
    input: {} as FixtureRoundInput,
    tags: {} as 'bets' | 'playing' | 'result',
  },
  actions: {
    /** Settles each stake by the final scores. */
    settleStakes: () => {},
    /** Returns all stakes. */
    returnStakes: () => {},
  },
  delays: {
    bets: ({ context }) => context.betMs,
    beacon: ({ context }) => context.beaconMs,
    part: ({ context }) => context.partMs,
    pause: ({ context }) => context.pauseMs,
  },
}).createMachine({
  id: 'fixture-round',
  context: ({ input }) => input,
  initial: 'betting',
  states: {
    betting: {
      description: 'Players bet on the fixtures of the matchday; the time to the close runs.',
      meta: {
        requirements: ['own.table.rounds', 'own.fixture.schedule', 'own.fixture.prices', 'own.fixture.accumulator'],
      },
      tags: 'bets',
      after: { bets: 'closed' },
    },
    closed: {
      description: 'Bets are closed; the beacon decides the results.',
      meta: { requirements: ['own.table.rounds', 'own.table.fair'] },
      on: { 'beacon.published': 'firstPart' },
      after: { beacon: 'void' },
    },
    firstPart: {
      description: 'The fixtures are under way; no score is known.',
      meta: { requirements: ['own.fixture.score'] },
      tags: 'playing',
      after: { part: 'secondPart' },
    },
    secondPart: {
      description: 'The scores at the break are shown; the fixtures continue.',
      meta: { requirements: ['own.fixture.score'] },
      tags: 'playing',
      after: { part: 'settled' },
    },
    settled: {
      description: 'The final scores are shown; all stakes are settled.',
      meta: { requirements: ['own.fixture.score', 'own.table.settled'] },
      tags: 'result',
      entry: 'settleStakes',
      after: { pause: 'over' },
    },
    over: {
      description: 'The round is over; the next matchday can open.',
      meta: { requirements: ['own.table.rounds', 'own.fixture.schedule'] },
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

import { assign, setup } from 'xstate';

/** Durations of a round in ms, fixed when it opens. */
export type BlackjackRoundInput = {
  /** Time for bets. */
  betMs: number;
  /** Time limit for the beacon's signature after betting closes. */
  beaconMs: number;
  /** Time for each decision. */
  decisionMs: number;
  /** Time for which the result stays on the screen. */
  pauseMs: number;
};

/** `decisions`: number of decisions that the cards allow. `decision`: index of the open one. */
export type BlackjackRoundContext = BlackjackRoundInput & { decisions: number; decision: number };

export type BlackjackRoundEvent =
  | { type: 'beacon.published'; decisions: number }
  /** Every open hand has been decided, and at least one draws. */
  | { type: 'decisions.made' }
  /** All hands stand. */
  | { type: 'hands.stood' };

/**
 * A round of blackjack. All players at the table share the same two cards and draw from the same row, but each decides
 * alone and at the same time. The studio runs it through src/lifecycle: delays become timers in its database, and
 * actions run in the same transaction. Meets own.table.* and own.blackjack.*.
 */
export const blackjackRoundMachine = setup({
  types: {
    context: {} as BlackjackRoundContext,
    events: {} as BlackjackRoundEvent,
    input: {} as BlackjackRoundInput,
    tags: {} as 'bets' | 'decisions' | 'result',
  },
  guards: {
    hasDecision: ({ event }) => event.type === 'beacon.published' && event.decisions > 0,
    hasNextDecision: ({ context }) => context.decision + 1 < context.decisions,
  },
  actions: {
    recordDecisions: assign({
      decisions: ({ context, event }) => (event.type === 'beacon.published' ? event.decisions : context.decisions),
    }),
    dealCard: assign({ decision: ({ context }) => context.decision + 1 }),
    /** Settles each stake by the result. */
    settleStakes: () => {},
    /** Returns all stakes. */
    returnStakes: () => {},
  },
  delays: {
    bets: ({ context }) => context.betMs,
    beacon: ({ context }) => context.beaconMs,
    decision: ({ context }) => context.decisionMs,
    pause: ({ context }) => context.pauseMs,
  },
}).createMachine({
  id: 'blackjack-round',
  context: ({ input }) => ({ ...input, decisions: 0, decision: 0 }),
  initial: 'betting',
  states: {
    betting: {
      description: 'Players place their stakes; the time to the close runs.',
      meta: { requirements: ['own.table.rounds'] },
      tags: 'bets',
      after: { bets: 'closed' },
    },
    closed: {
      description: 'Bets are closed; the beacon decides the cards.',
      meta: { requirements: ['own.table.rounds', 'own.table.fair'] },
      on: {
        'beacon.published': [
          { guard: 'hasDecision', target: 'deciding', actions: 'recordDecisions' },
          { target: 'dealt' },
        ],
      },
      after: { beacon: 'void' },
    },
    deciding: {
      description: 'Players with an open hand draw or stand; the time to decide runs.',
      meta: { requirements: ['own.blackjack.decisions'] },
      tags: 'decisions',
      on: {
        'decisions.made': [
          { guard: 'hasNextDecision', target: 'deciding', reenter: true, actions: 'dealCard' },
          { target: 'dealt' },
        ],
        'hands.stood': 'dealt',
      },
      after: {
        decision: [
          { guard: 'hasNextDecision', target: 'deciding', reenter: true, actions: 'dealCard' },
          { target: 'dealt' },
        ],
      },
    },
    dealt: {
      description: 'The dealer draws; all stakes are settled.',
      meta: { requirements: ['own.table.settled', 'own.blackjack.decisions'] },
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

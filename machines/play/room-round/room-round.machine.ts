import { assign, setup } from 'xstate';

/** Size of a room and durations of its round in ms, fixed when it opens. */
export type RoomRoundInput = {
  /** Number of players: two to four. */
  seats: number;
  /** Time from the first taken seat to the last one. */
  fillMs: number;
  /** Time limit for the beacon's signature after the last seat is taken. */
  beaconMs: number;
  /** Time for the decisions of all players. */
  decideMs: number;
  /** Time for which the result stays on the screen. */
  pauseMs: number;
};

type RoomRoundContext = RoomRoundInput & {
  /** Number of taken seats. */
  seated: number;
  /** Number of players with no decisions left. */
  decided: number;
};

export type RoomRoundEvent =
  /** The portal has accepted a player's stake. */
  | { type: 'seat.taken' }
  /** A player has left before the start. */
  | { type: 'seat.left' }
  /** A player has made their last decision, or has left after the start. */
  | { type: 'seat.decided' }
  | { type: 'beacon.published' }
  /** The studio was down for too long to continue the round. */
  | { type: 'round.interrupted' };

/**
 * A round between the players in a room. Each stakes the same amount, and the strongest hand wins. The studio runs it
 * through src/lifecycle: delays become timers in its database, and actions run in the same transaction. Decisions are
 * secret and not part of the chart. Meets own.room.*.
 */
export const roomRoundMachine = setup({
  types: {
    context: {} as RoomRoundContext,
    events: {} as RoomRoundEvent,
    input: {} as RoomRoundInput,
    tags: {} as 'seats' | 'running' | 'decisions' | 'result',
  },
  guards: {
    isLastSeat: ({ context }) => context.seated + 1 === context.seats,
    isOnlyPlayer: ({ context }) => context.seated === 1,
    isUndecided: ({ context }) => context.decided < context.seats,
    isLastDecision: ({ context }) => context.decided + 1 === context.seats,
    haveAllDecided: ({ context }) => context.decided === context.seats,
  },
  actions: {
    addPlayer: assign({ seated: ({ context }) => context.seated + 1 }),
    removePlayer: assign({ seated: ({ context }) => context.seated - 1 }),
    addDecision: assign({ decided: ({ context }) => context.decided + 1 }),
    /** Settles all stakes by the players' hands. */
    settleStakes: () => {},
    /** Returns all stakes. */
    returnStakes: () => {},
  },
  delays: {
    fill: ({ context }) => context.fillMs,
    beacon: ({ context }) => context.beaconMs,
    decide: ({ context }) => context.decideMs,
    pause: ({ context }) => context.pauseMs,
  },
}).createMachine({
  id: 'room-round',
  context: ({ input }) => ({ ...input, seated: 0, decided: 0 }),
  initial: 'empty',
  states: {
    empty: {
      description: 'All seats are free.',
      meta: { requirements: ['own.room.seats'] },
      tags: 'seats',
      on: { 'seat.taken': { target: 'waiting', actions: 'addPlayer' } },
    },
    waiting: {
      description: 'Some seats are taken; the time for the others runs.',
      meta: { requirements: ['own.room.seats', 'own.room.abandoned'] },
      tags: 'seats',
      on: {
        'seat.taken': [{ guard: 'isLastSeat', target: 'starting', actions: 'addPlayer' }, { actions: 'addPlayer' }],
        'seat.left': [{ guard: 'isOnlyPlayer', target: 'empty', actions: 'removePlayer' }, { actions: 'removePlayer' }],
        'round.interrupted': 'void',
      },
      after: { fill: 'void' },
    },
    starting: {
      description: 'All seats are taken; the beacon decides the hands.',
      meta: { requirements: ['own.room.seats', 'own.room.fair', 'own.room.abandoned'] },
      tags: 'running',
      on: {
        'beacon.published': [{ guard: 'haveAllDecided', target: 'settled' }, { target: 'deciding' }],
        'seat.decided': { guard: 'isUndecided', actions: 'addDecision' },
        'round.interrupted': 'void',
      },
      after: { beacon: 'void' },
    },
    deciding: {
      description: 'Players decide about their hands, each in secret; the time runs.',
      meta: { requirements: ['own.room.decisions', 'own.room.abandoned'] },
      tags: ['running', 'decisions'],
      on: {
        'seat.decided': [
          { guard: 'isLastDecision', target: 'settled', actions: 'addDecision' },
          { actions: 'addDecision' },
        ],
        'round.interrupted': 'void',
      },
      after: { decide: 'settled' },
    },
    settled: {
      description: 'All hands and the result are shown; all stakes are settled.',
      meta: { requirements: ['own.room.settled'] },
      tags: 'result',
      entry: 'settleStakes',
      after: { pause: 'over' },
    },
    over: {
      description: 'The round is over.',
      meta: { requirements: ['own.room.settled'] },
      tags: 'result',
      type: 'final',
    },
    void: {
      description: 'The round is void; all stakes are returned.',
      meta: { requirements: ['own.room.void'] },
      entry: 'returnStakes',
      type: 'final',
    },
  },
});

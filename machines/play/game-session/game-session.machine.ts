import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type ErrorActorEvent,
  type PromiseActorLogic,
  sendTo,
  setup,
} from 'xstate';
import type { Failure } from '../../../src/contract';
import type { GameSession, UnfinishedRounds } from '../../../src/contract/play/launch';
import type { Ending, Place } from '../../platform/host/host.machine';

/** The game launched in this tab. Its address contains a token and stays outside the chart. */
type PlayedGame = { gameId: string; gameName: string; launchId: string | null; mode: 'real' | 'trial' | 'fun' };
/** `fresh`: no frame has used the address yet. `used`: a frame has, so the game needs a new launch. */
export type StoredOutcome = { kind: 'fresh' | 'used'; game: PlayedGame } | { kind: 'none' };
/** A round that has started but not ended, with its game's name. */
export type OpenRound = UnfinishedRounds['rounds'][number] & { gameName: string };
/** Figures of the session and when they were read (epoch ms); null if no studio counts them. */
export type Figures = (GameSession & { at: number }) | null;

/** Returns the launch of a game for money, or of its free demo, which needs no login (own.launch.visitor). */
const launchOf = (id: string, mode: 'play' | 'trial'): Place => ({
  to: mode === 'trial' ? 'demo' : 'launch',
  params: { id, mode },
});

/**
 * A launched game in its frame: loading, between rounds, in a round, left. Meets s2.route.game, s2.route.seamless,
 * s8.game.leave.
 */
export const gameSessionMachine = setup({
  types: {
    context: {} as {
      game: PlayedGame | null;
      rounds: OpenRound[];
      figures: Figures;
      /** Reason why the game has stopped, as reported by its frame. */
      code: string;
      failure: Failure | null;
      next: Place | null;
    },
    events: {} as
      // from the frame
        | { type: 'frame.ready' }
        | { type: 'round.started' }
        | { type: 'round.ended' }
        | { type: 'balance.hinted' }
        | { type: 'exit.requested' }
        | { type: 'frame.failed'; code: string }
        // from the address, and from the player
        | { type: 'leave.requested' }
        | { type: 'leave.confirmed' }
        | { type: 'stay.selected' }
        // from the launch of another game, once the player has agreed to leave this one
        | { type: 'game.replaced' }
        | { type: 'retry.requested' }
        | { type: 'round.selected'; gameId: string }
        | ErrorActorEvent<Failure>,
    output: {} as Ending,
    tags: {} as 'busy' | 'framed' | 'rejected',
  },
  actors: {
    /** Reads the last launched game, if any; its address goes into the vault for the frame. */
    readGame: {} as PromiseActorLogic<StoredOutcome>,
    loadRounds: {} as PromiseActorLogic<OpenRound[]>,
    /**
     * Forwards the frame's messages, from its exact origin only. On `money.moved`, and when it stops, it requests a new
     * balance.
     */
    frame: {} as CallbackActorLogic<AnyEventObject>,
    /**
     * Sends `leave.requested` before the page's address changes. Navigation waits: it continues when this actor stops,
     * and is cancelled by `leave.rejected`.
     */
    address: {} as CallbackActorLogic<AnyEventObject>,
    readFigures: {} as PromiseActorLogic<Figures, { launchId: string | null }>,
  },
  guards: {
    is: (_, params: { outcome: StoredOutcome; kind: StoredOutcome['kind'] }) => params.outcome.kind === params.kind,
    hasGame: ({ context }) => context.game !== null,
  },
  actions: {
    setGame: assign({ game: (_, params: StoredOutcome) => (params.kind === 'none' ? null : params.game) }),
    setRounds: assign({ rounds: (_, params: { rounds: OpenRound[] }) => params.rounds }),
    setFigures: assign({ figures: (_, params: { figures: Figures }) => params.figures }),
    setCode: assign({ code: (_, params: { code: string }) => params.code }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
    setNextToLobby: assign({ next: { to: 'lobby' } }),
    clearNext: assign({ next: null }),
    setNextToRound: assign({ next: (_, params: { gameId: string }) => launchOf(params.gameId, 'play') }),
    setNextToLaunch: assign({
      next: ({ context: { game } }) => game && launchOf(game.gameId, game.mode === 'fun' ? 'trial' : 'play'),
    }),
    notifyBalanceChange: sendTo('frame', { type: 'money.moved' }),
    holdAddress: sendTo('address', { type: 'game.started' }),
    rejectLeave: sendTo('address', { type: 'leave.rejected' }),
  },
  delays: { frameTimeout: 20_000, lookInterval: 10_000 },
}).createMachine({
  id: 'game-session',
  context: { game: null, rounds: [], figures: null, code: '', failure: null, next: null },
  initial: 'loading',
  output: ({ context: { next } }) => ({ ...(next && { next }) }),
  on: { 'leave.requested': { target: '.left', description: 'No game is open; leaves without asking.' } },
  states: {
    loading: {
      description: 'Checks whether a game was launched.',
      meta: { requirements: ['s2.route.game-iframe-source'] },
      tags: 'busy',
      invoke: {
        id: 'readGame',
        src: 'readGame',
        onDone: [
          {
            guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'fresh' }) },
            target: 'playing',
            actions: { type: 'setGame', params: ({ event }) => event.output },
          },
          { target: 'searching', actions: { type: 'setGame', params: ({ event }) => event.output } },
        ],
        onError: { target: 'searching', description: 'The storage cannot be read; there is no game.' },
      },
    },
    searching: {
      description: 'No game is open; checks for unfinished rounds.',
      meta: { requirements: ['own.game-session.unfinished'] },
      tags: 'busy',
      invoke: {
        id: 'loadRounds',
        src: 'loadRounds',
        onDone: { target: 'closed', actions: { type: 'setRounds', params: ({ event }) => ({ rounds: event.output }) } },
        onError: { target: 'loadFailed', actions: 'setFailure' },
      },
    },
    loadFailed: {
      description: 'The open rounds could not be loaded; says so and offers the way to all games.',
      meta: { requirements: ['own.game-session.unfinished', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'searching' },
    },
    closed: {
      description: 'No game is open: offers unfinished rounds first, then the last game, then all games.',
      meta: { requirements: ['own.game-session.unfinished', 's2.route.game-iframe-source'] },
      on: {
        'round.selected': { target: 'left', actions: { type: 'setNextToRound', params: ({ event }) => event } },
        'retry.requested': {
          guard: 'hasGame',
          target: 'left',
          actions: 'setNextToLaunch',
          description: 'Its token was valid once.',
        },
      },
    },
    playing: {
      description: 'The game is in its frame.',
      meta: { requirements: ['s2.route.game', 's2.route.seamless', 's2.route.game-iframe-source'] },
      tags: 'framed',
      invoke: [
        { id: 'frame', src: 'frame', onError: '#game-session.late' },
        {
          id: 'address',
          src: 'address',
          onError: { description: 'Leaves without asking; the round stays open.' },
        },
      ],
      on: { 'frame.failed': { target: 'broken', actions: { type: 'setCode', params: ({ event }) => event } } },
      type: 'parallel',
      states: {
        round: {
          description: 'Whether a round is open, as far as the frame reports rounds.',
          meta: { requirements: ['s8.game.leave', 'own.game-session.leave'] },
          initial: 'loading',
          on: {
            'game.replaced': {
              target: '#game-session.left',
              description: 'The launch of another game has already asked.',
            },
          },
          states: {
            loading: {
              description: 'The frame is loading; leaving does not ask.',
              meta: { requirements: ['own.game-session.frame'] },
              tags: 'busy',
              exit: 'holdAddress',
              on: {
                'frame.ready': 'idle',
                'round.started': 'open',
                'exit.requested': { target: '#game-session.left', actions: 'setNextToLobby' },
              },
              after: { frameTimeout: '#game-session.late' },
            },
            idle: {
              description: 'The game can be played; no round is reported as open.',
              meta: { requirements: ['s2.route.game', 's8.game.leave'] },
              on: {
                'round.started': 'open',
                'leave.requested': 'confirmingLeave.idle',
                'exit.requested': { target: 'confirmingLeave.idle', actions: 'setNextToLobby' },
              },
            },
            open: {
              description: 'A round is open.',
              meta: { requirements: ['s8.game.leave', 'own.game-session.leave'] },
              on: {
                'round.ended': 'idle',
                'leave.requested': 'confirmingLeave.open',
                'exit.requested': { target: 'confirmingLeave.open', actions: 'setNextToLobby' },
              },
            },
            confirmingLeave: {
              description: 'The player wants to leave the game; asks for confirmation.',
              meta: { requirements: ['s8.game.leave', 'own.game-session.leave'] },
              on: {
                'leave.requested': { description: 'The question is visible already.' },
                'leave.confirmed': '#game-session.left',
              },
              initial: 'idle',
              states: {
                idle: {
                  description: 'No round is reported as open.',
                  meta: { requirements: ['s8.game.leave'] },
                  on: {
                    'round.started': 'open',
                    'stay.selected': {
                      target: '#game-session.playing.round.idle',
                      actions: ['rejectLeave', 'clearNext'],
                    },
                  },
                },
                open: {
                  description: 'A round is open, and stays open.',
                  meta: { requirements: ['s8.game.leave', 'own.game-session.leave'] },
                  on: {
                    'round.ended': 'idle',
                    'stay.selected': {
                      target: '#game-session.playing.round.open',
                      actions: ['rejectLeave', 'clearNext'],
                    },
                  },
                },
              },
            },
          },
        },
        figures: {
          description: 'Time played, and the results so far.',
          meta: { requirements: ['own.game-session.figures'] },
          initial: 'refreshing',
          on: { 'balance.hinted': { target: '.refreshing', actions: 'notifyBalanceChange' } },
          states: {
            refreshing: {
              description: 'Loading the figures; the old ones stay until they arrive.',
              meta: { requirements: ['own.game-session.figures'] },
              invoke: {
                id: 'readFigures',
                src: 'readFigures',
                input: ({ context }) => ({ launchId: context.game?.launchId ?? null }),
                onDone: {
                  target: 'idle',
                  actions: { type: 'setFigures', params: ({ event }) => ({ figures: event.output }) },
                },
                onError: { target: 'idle', description: 'The last figures stay.' },
              },
            },
            idle: {
              description: 'The figures are shown until the next refresh.',
              meta: { requirements: ['own.game-session.figures'] },
              after: { lookInterval: 'refreshing' },
            },
          },
        },
      },
    },
    late: {
      description: 'The frame did not load in time: reopen it, or open another game.',
      meta: { requirements: ['own.game-session.frame'] },
      tags: 'rejected',
      on: { 'retry.requested': { target: 'left', actions: 'setNextToLaunch' } },
    },
    broken: {
      description: 'The frame reports that the game cannot continue, and why: reopen it, or open another game.',
      meta: { requirements: ['own.game-session.frame'] },
      tags: 'rejected',
      on: { 'retry.requested': { target: 'left', actions: 'setNextToLaunch' } },
    },
    left: {
      description: 'The game is closed: for the requested address, the lobby, or a launch.',
      meta: { requirements: ['s8.game.leave', 'own.game-session.frame'] },
      type: 'final',
    },
  },
});

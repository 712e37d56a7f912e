import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type ErrorActorEvent,
  type PromiseActorLogic,
  setup,
} from 'xstate';
import type { Bet, Failure } from '../../../src/contract';
import type { GameDetail, GameOdds } from '../../../src/contract/play/games';

/** Id of the game; a missing or unknown id leads to `gone`. */
type GameInfoInput = { id?: string };
export type GameInfoOutcome = { kind: 'loaded'; game: GameDetail } | { kind: 'gone' };
/** Contents of the sheet; `odds`: null if the studio publishes none. */
export type GameSheetOutcome = { kind: 'loaded'; game: GameDetail; odds: GameOdds | null } | { kind: 'gone' };
/** The player's last rounds of the game, newest first; `nobody`: the reader is not a member. */
export type RoundsOutcome = { kind: 'played'; rounds: Bet[] } | { kind: 'unplayed' | 'nobody' };

/**
 * Information sheet of a game: rules, odds, return, volatility, stakes, and verification of results. Meets
 * own.game-info.sheet.
 */
export const gameInfoMachine = setup({
  types: {
    context: {} as {
      id: string;
      game: GameDetail | null;
      odds: GameOdds | null;
      rounds: Bet[];
      failure: Failure | null;
    },
    events: {} as { type: 'retry.requested' } | { type: 'language.changed' } | ErrorActorEvent<Failure>,
    input: {} as GameInfoInput,
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Reads the game and its published odds; `gone` if the id is unknown. */
    loadGame: {} as PromiseActorLogic<GameSheetOutcome, { id: string }>,
    /** Reads the player's last rounds of the game. */
    loadRounds: {} as PromiseActorLogic<RoundsOutcome, { id: string }>,
    /** Sends `language.changed` when the language changes. */
    watchLanguage: {} as CallbackActorLogic<AnyEventObject>,
  },
  guards: {
    isGone: (_, params: GameSheetOutcome) => params.kind === 'gone',
    isVisitor: (_, params: RoundsOutcome) => params.kind === 'nobody',
    isUnplayed: (_, params: RoundsOutcome) => params.kind === 'unplayed',
  },
  actions: {
    setGame: assign((_, params: GameSheetOutcome) =>
      params.kind === 'loaded' ? { game: params.game, odds: params.odds } : {},
    ),
    setRounds: assign({ rounds: (_, params: RoundsOutcome) => (params.kind === 'played' ? params.rounds : []) }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearGame: assign({ game: null, odds: null }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'game-info',
  context: ({ input }) => ({ id: input.id ?? '', game: null, odds: null, rounds: [], failure: null }),
  initial: 'loading',
  invoke: { id: 'language', src: 'watchLanguage', onError: { description: 'The sheet stays in its language.' } },
  on: {
    'language.changed': {
      target: '.loading',
      actions: 'clearGame',
      description: 'Loading the sheet again in the new language.',
    },
  },
  states: {
    loading: {
      description: 'Loading the game and its odds',
      meta: { requirements: ['own.game-info.sheet', 'own.game-info.odds'] },
      tags: 'busy',
      invoke: {
        id: 'loadGame',
        src: 'loadGame',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          { guard: { type: 'isGone', params: ({ event }) => event.output }, target: 'notFound' },
          { target: 'loaded', actions: { type: 'setGame', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    loaded: {
      description: "Rules, odds, return, volatility, stakes and proofs; and the reader's last rounds",
      meta: { requirements: ['own.game-info.sheet', 'own.game-info.odds', 'own.game-info.rounds'] },
      initial: 'loadingRounds',
      states: {
        loadingRounds: {
          description: "Loading the reader's last rounds; everything else is shown.",
          meta: { requirements: ['own.game-info.rounds'] },
          tags: 'busy',
          invoke: {
            id: 'loadRounds',
            src: 'loadRounds',
            input: ({ context }) => ({ id: context.id }),
            onDone: [
              { guard: { type: 'isVisitor', params: ({ event }) => event.output }, target: 'visitor' },
              { guard: { type: 'isUnplayed', params: ({ event }) => event.output }, target: 'unplayed' },
              { target: 'played', actions: { type: 'setRounds', params: ({ event }) => event.output } },
            ],
            onError: {
              target: 'forgotten',
              actions: 'setFailure',
            },
          },
        },
        visitor: {
          description: 'A visitor sees no rounds.',
          meta: { requirements: ['own.game-info.rounds'] },
        },
        unplayed: {
          description: 'The member has not played this game; says so.',
          meta: { requirements: ['own.game-info.rounds'] },
        },
        played: {
          description: 'The last rounds, each with stake and result.',
          meta: { requirements: ['own.game-info.rounds'] },
        },
        forgotten: {
          description: 'The rounds could not be loaded; says so at the end and allows a retry.',
          meta: { requirements: ['own.game-info.rounds', 's8.message.network-abnormal'] },
          tags: 'rejected',
          exit: 'clearFailure',
          on: { 'retry.requested': 'loadingRounds' },
        },
      },
    },
    notFound: {
      description: 'The game no longer exists; says so and offers others.',
      meta: { requirements: ['own.game-info.sheet'] },
    },
    failed: {
      description: 'The game could not be loaded: try again.',
      meta: { requirements: ['own.game-info.sheet', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading' },
    },
  },
});

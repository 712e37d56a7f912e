import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../../src/contract';
import type { GameDetail } from '../../src/contract/games';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** Which game: by its id. A link that names none, or one that is none, leads to what is gone. */
export type GameInfoInput = { id?: string };
export type GameInfoOutcome = { kind: 'shown'; game: GameDetail } | { kind: 'gone' };

/** What is said of a game before it is played: rules, return, volatility, stakes, and how results are proven. Meets own.game-info.sheet. */
export const gameInfoMachine = setup({
  types: {
    context: {} as { id: string; game: GameDetail | null; failure: Failure | null },
    events: {} as { type: 'retry.requested' },
    input: {} as GameInfoInput,
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Reads what is said of the game, or that there is none of this id. */
    loadGame: fromPromise<GameInfoOutcome, { id: string }>(notProvided('loadGame')),
  },
  guards: {
    isGone: (_, params: GameInfoOutcome) => params.kind === 'gone',
  },
  actions: {
    setGame: assign({ game: (_, params: GameInfoOutcome) => (params.kind === 'shown' ? params.game : null) }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'game-info',
  context: ({ input }) => ({ id: input.id ?? '', game: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'What is said of the game is read.',
      meta: { requirements: ['own.game-info.sheet'] },
      tags: 'busy',
      invoke: {
        id: 'loadGame',
        src: 'loadGame',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          { guard: { type: 'isGone', params: ({ event }) => event.output }, target: 'gone' },
          { target: 'shown', actions: { type: 'setGame', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    shown: {
      description: 'Rules, return, volatility, stakes and how results are proven.',
      meta: { requirements: ['own.game-info.sheet'] },
    },
    gone: {
      description: 'There is no such game any more: it is said, and the others offered.',
      meta: { requirements: ['own.game-info.sheet'] },
    },
    failed: {
      description: 'It could not be read: try again.',
      meta: { requirements: ['own.game-info.sheet', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading' },
    },
  },
});

import { assign, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Failure } from '../../../src/contract';

/** Ids of the player's favourite games; visitors have none. */
export type FavouritesOutcome = { kind: 'known'; ids: string[] } | { kind: 'visitor' };

const without = (list: readonly string[], id: string) => list.filter((candidate) => candidate !== id);
const turned = (ids: readonly string[], id: string) => (ids.includes(id) ? without(ids, id) : [...ids, id]);

/** Favourite games: a heart toggles immediately, and reverts if it cannot be saved. Meets s2.other.favourites. */
export const favouritesMachine = setup({
  types: {
    /** `waiting`: games with unsaved hearts; the first one is being saved. */
    context: {} as { ids: string[]; waiting: string[]; failure: Failure | null },
    events: {} as { type: 'favourite.toggled'; gameId: string } | ErrorActorEvent<Failure>,
    tags: {} as 'busy' | 'known' | 'rejected',
  },
  actors: {
    loadFavourites: {} as PromiseActorLogic<FavouritesOutcome>,
    /** Adds a game to the favourites or removes it. */
    saveFavourite: {} as PromiseActorLogic<void, { gameId: string; marked: boolean }>,
  },
  guards: {
    isVisitor: (_, params: FavouritesOutcome) => params.kind === 'visitor',
    isWaiting: ({ context }) => context.waiting.length > 0,
    isFree: ({ context }, params: { gameId: string }) => !context.waiting.includes(params.gameId),
  },
  actions: {
    setIds: assign({ ids: (_, params: FavouritesOutcome) => (params.kind === 'known' ? params.ids : []) }),
    toggle: assign(({ context }, { gameId }: { gameId: string }) => ({
      ids: turned(context.ids, gameId),
      waiting: [...context.waiting, gameId],
    })),
    dropFirst: assign({ waiting: ({ context }) => context.waiting.slice(1) }),
    undoToggle: assign({
      ids: ({ context }) => context.waiting.reduce(turned, context.ids),
      waiting: [],
    }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'favourites',
  context: { ids: [], waiting: [], failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the favourites; there are no hearts until they arrive.',
      meta: { requirements: ['s2.other.favourites'] },
      tags: 'busy',
      invoke: {
        id: 'loadFavourites',
        src: 'loadFavourites',
        onDone: [
          { guard: { type: 'isVisitor', params: ({ event }) => event.output }, target: 'visitor' },
          { target: 'known', actions: { type: 'setIds', params: ({ event }) => event.output } },
        ],
        onError: 'unknown',
      },
    },
    visitor: {
      description: 'Logged out: a heart leads to the login.',
      meta: { requirements: ['s6.role.visitor'] },
    },
    unknown: {
      description: 'The favourites could not be loaded; there are no hearts, and the page works without them.',
      meta: { requirements: ['own.portal.broken-part'] },
    },
    known: {
      description: 'Each game has a heart; one that is being saved cannot be toggled.',
      meta: { requirements: ['s2.other.favourites', 'own.favourite.optimistic'] },
      tags: 'known',
      initial: 'idle',
      on: {
        'favourite.toggled': {
          guard: { type: 'isFree', params: ({ event }) => ({ gameId: event.gameId }) },
          target: '.routing',
          actions: { type: 'toggle', params: ({ event }) => ({ gameId: event.gameId }) },
        },
      },
      states: {
        idle: {
          description: 'All hearts match the gateway.',
          meta: { requirements: ['s2.other.favourites'] },
        },
        routing: {
          description: 'Checks for a heart to save.',
          meta: { requirements: ['own.favourite.optimistic'] },
          always: [{ guard: 'isWaiting', target: 'saving' }, { target: 'idle' }],
        },
        saving: {
          description: 'A heart was toggled and is being saved; others can follow.',
          meta: { requirements: ['own.favourite.optimistic'] },
          tags: 'busy',
          invoke: {
            id: 'saveFavourite',
            src: 'saveFavourite',
            input: ({ context: { ids, waiting } }) => ({
              gameId: waiting[0] ?? '',
              marked: ids.includes(waiting[0] ?? ''),
            }),
            onDone: { target: 'routing', actions: 'dropFirst' },
            onError: {
              target: 'undone',
              actions: ['undoToggle', 'setFailure'],
            },
          },
          on: {
            'favourite.toggled': {
              guard: { type: 'isFree', params: ({ event }) => ({ gameId: event.gameId }) },
              actions: { type: 'toggle', params: ({ event }) => ({ gameId: event.gameId }) },
            },
          },
        },
        undone: {
          description: 'Saving failed: this heart, and those queued behind it, are as before; says so.',
          meta: { requirements: ['own.favourite.optimistic', 's8.message.network-abnormal'] },
          tags: 'rejected',
          exit: 'clearFailure',
        },
      },
    },
  },
});

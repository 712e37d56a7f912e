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
import type { Game, GameList, VendorCard } from '../../../src/contract/play/games';
import type { favouritesMachine } from '../favourites/favourites.machine';

const NAMES = ['page', 'q', 'kind', 'type', 'sort', 'minBet', 'minLineNum'] as const;

/**
 * Query of the lobby, by its names in the address: a vendor (`page`), typed text (`q`), the class of a live game
 * (`kind`), a category (`type`), the order (`sort`), the smallest bet and the number of lines (`minBet`, `minLineNum`).
 * A missing one filters nothing.
 */
export type GameQuery = { [Name in (typeof NAMES)[number]]?: string };
/** Results: `games` read so far; `cards`, the vendors to choose from. */
export type Found = GameList & { cards: VendorCard[] };
/** `id`: code of the vendor that it was opened with. */
type GameBrowseInput = { id?: string };

/** Returns whether two queries look for the same. */
const isSame = (one: GameQuery, other: GameQuery) => NAMES.every((key) => (one[key] ?? '') === (other[key] ?? ''));

/** Appends a page; a game that has moved to a later page appears once. */
const joined = (games: Game[], more: Game[]) => [
  ...games,
  ...more.filter(({ gameId }) => !games.some((one) => one.gameId === gameId)),
];

/** Games of a category or a vendor: filtered, searched as one types, and more of them as one scrolls. Meets s2.other.game-lobby. */
export const gameBrowseMachine = setup({
  types: {
    context: {} as { id: string; query: GameQuery; found: Found | null; failure: Failure | null },
    events: {} as
      | { type: 'query.named'; query: GameQuery }
      | { type: 'query.chosen'; query: GameQuery }
      | { type: 'search.typed'; text: string }
      | { type: 'games.outdated' }
      | { type: 'more.requested' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    input: {} as GameBrowseInput,
    children: {} as { address: 'address'; favourites: 'favourites' },
    tags: {} as 'busy' | 'listed' | 'rejected',
  },
  actors: {
    /** Reads a page of games; where there are none, it gives some that may be liked instead. */
    load: {} as PromiseActorLogic<Found, { query: GameQuery; pageNo: number }>,
    /** Reads the query from the address, or the provider that it was opened with. */
    readAddress: {} as PromiseActorLogic<GameQuery, { id: string }>,
    /** Tells when the address names something else (`query.named`), and of another language; names in the address what it is told. */
    address: {} as CallbackActorLogic<AnyEventObject>,
    favourites: {} as typeof favouritesMachine,
  },
  delays: {
    /** Pause in typing that starts a search, ms. Assumed. */
    typingPause: 300,
    /** s9.const.infinite-scroll-throttle. */
    scrollThrottle: 200,
  },
  guards: {
    isKnown: ({ context, event }) => event.type === 'query.named' && isSame(context.query, event.query),
    isEmpty: (_, params: Found) => params.total === 0,
    hasMore: ({ context }) => context.found !== null && context.found.pageNum < context.found.totalPages,
  },
  actions: {
    setQuery: assign({ query: (_, params: { query: GameQuery }) => params.query, found: null }),
    setText: assign({ query: ({ context }, params: { text: string }) => ({ ...context.query, q: params.text }) }),
    setFound: assign({ found: (_, params: Found) => params }),
    addFound: assign({
      found: ({ context }, params: Found) => ({ ...params, games: joined(context.found?.games ?? [], params.games) }),
    }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
    nameChosen: sendTo('address', ({ context }) => ({ type: 'query.chosen', query: context.query })),
    nameTyped: sendTo('address', ({ context }) => ({ type: 'query.typed', query: context.query })),
  },
}).createMachine({
  id: 'game-browse',
  context: ({ input }) => ({ id: input.id ?? '', query: {}, found: null, failure: null }),
  initial: 'opening',
  invoke: [
    { id: 'address', src: 'address', onError: { description: 'The way back changes nothing here any more.' } },
    { id: 'favourites', src: 'favourites', onError: { description: 'There are no hearts; everything else goes on.' } },
  ],
  on: {
    'query.named': [
      { guard: 'isKnown', description: 'The address has what is shown.' },
      { target: '.loading', actions: { type: 'setQuery', params: ({ event }) => ({ query: event.query }) } },
    ],
    'query.chosen': {
      target: '.loading',
      actions: [{ type: 'setQuery', params: ({ event }) => ({ query: event.query }) }, 'nameChosen'],
      description: 'A vendor, a kind, or all of them: a step that the way back undoes.',
    },
    'search.typed': {
      target: '.typing',
      actions: { type: 'setText', params: ({ event }) => ({ text: event.text }) },
      description: 'Each letter begins the pause anew.',
    },
    'games.outdated': { target: '.loading', description: 'Another language is spoken: games have other names in it.' },
  },
  states: {
    opening: {
      description: 'What the address names is looked at.',
      meta: { requirements: ['s2.route.rng-vendor-query', 'own.game-browse.address'] },
      tags: 'busy',
      invoke: {
        id: 'readAddress',
        src: 'readAddress',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'loading', actions: { type: 'setQuery', params: ({ event }) => ({ query: event.output }) } },
        onError: { target: 'loading', description: 'Nobody says what it names: all games are shown.' },
      },
    },
    typing: {
      description: 'Somebody types: what was found stays until there is a pause.',
      meta: { requirements: ['own.game-browse.search'] },
      after: { typingPause: { target: 'loading', actions: 'nameTyped' } },
    },
    loading: {
      description: 'The first games are read; what was found before a search stays until they come.',
      meta: { requirements: ['s2.other.game-lobby', 's2.route.categories', 's2.route.rng', 'own.game-browse.search'] },
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { query } }) => ({ query, pageNo: 1 }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'setFound', params: ({ event }) => event.output },
          },
          { target: 'listed', actions: { type: 'setFound', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    listed: {
      description: 'Games are shown, and how many there are is said.',
      meta: {
        requirements: ['s2.other.game-lobby', 's2.modal.game-popup', 's9.enum.live-classes', 'own.game-browse.search'],
      },
      tags: 'listed',
      initial: 'resting',
      states: {
        resting: {
          description: 'They are looked at; at the end of them, more are asked for by scrolling or by a button.',
          meta: { requirements: ['own.game-browse.more'] },
          on: { 'more.requested': { guard: 'hasMore', target: 'adding' } },
        },
        adding: {
          description: 'More are read; those that are shown stay.',
          meta: { requirements: ['own.game-browse.more'] },
          tags: 'busy',
          invoke: {
            id: 'add',
            src: 'load',
            input: ({ context: { query, found } }) => ({ query, pageNo: (found?.pageNum ?? 0) + 1 }),
            onDone: { target: 'pausing', actions: { type: 'addFound', params: ({ event }) => event.output } },
            onError: {
              target: 'stuck',
              actions: 'setFailure',
            },
          },
        },
        pausing: {
          description: 'More have come. Scrolling on asks for no others within the throttle.',
          meta: { requirements: ['s9.const.infinite-scroll-throttle'] },
          after: { scrollThrottle: 'resting' },
        },
        stuck: {
          description: 'More could not be read: those that are shown stay, and it can be tried again.',
          meta: { requirements: ['own.game-browse.more', 's8.message.network-abnormal'] },
          tags: 'rejected',
          exit: 'clearFailure',
          on: { 'retry.requested': 'adding' },
        },
      },
    },
    empty: {
      description: 'Nothing was found: it is said, and others are suggested.',
      meta: { requirements: ['s2.game-dropdown.no-data', 'own.game-browse.search'] },
    },
    failed: {
      description: 'It could not be read: try again.',
      meta: { requirements: ['s2.other.game-lobby', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading' },
    },
  },
});

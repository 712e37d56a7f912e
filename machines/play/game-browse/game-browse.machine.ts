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
import type { Game, GameList, VassGameTypes, VendorCard } from '../../../src/contract/play/games';
import type { favouritesMachine } from '../favourites/favourites.machine';
import type { gameSearchMachine } from '../game-search/game-search.machine';

const NAMES = ['page', 'q', 'kind', 'type', 'sort', 'minBet', 'minLineNum'] as const;

/**
 * Query of the lobby, as named in the address: a vendor (`page`), search text (`q`), the class of a live game (`kind`),
 * a category (`type`), the order (`sort`), the smallest bet and the number of lines (`minBet`, `minLineNum`). A missing
 * field filters nothing.
 */
export type GameQuery = { [Name in (typeof NAMES)[number]]?: string };
/** A category in which a vendor has games, and their number. */
type VendorCategory = Pick<VassGameTypes[number], 'gameType' | 'games'>;
/**
 * Results: `games` read so far; `cards`: vendors to choose from; `elsewhere`: other categories of the selected vendor.
 */
export type Found = GameList & { cards: VendorCard[]; elsewhere: VendorCategory[] };
/** `id`: code of the vendor that the list was opened with. */
type GameBrowseInput = { id?: string };

/** Returns whether two queries are equal. */
const isSame = (left: GameQuery, right: GameQuery) => NAMES.every((key) => (left[key] ?? '') === (right[key] ?? ''));

/** Appends a page without duplicates: games may move between pages. */
const joined = (games: Game[], more: Game[]) => [
  ...games,
  ...more.filter(({ gameId }) => !games.some((game) => game.gameId === gameId)),
];

/**
 * Games of a category or a vendor: filtered, searched while typing, and loaded while scrolling. Meets
 * s2.other.game-lobby.
 */
export const gameBrowseMachine = setup({
  types: {
    /** `draft`: query that the open filters would apply. */
    context: {} as {
      id: string;
      query: GameQuery;
      draft: GameQuery;
      found: Found | null;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'query.named'; query: GameQuery }
      | { type: 'query.selected'; query: GameQuery }
      | { type: 'search.typed'; text: string }
      | { type: 'filters.requested' }
      | { type: 'filter.changed'; changes: GameQuery }
      | { type: 'filters.applied' }
      | { type: 'filters.closed' }
      | { type: 'games.outdated' }
      | { type: 'more.requested' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    input: {} as GameBrowseInput,
    children: {} as { address: 'address'; favourites: 'favourites'; suggestions: 'suggestions' },
    tags: {} as 'busy' | 'filtering' | 'listed' | 'rejected',
  },
  actors: {
    /** Reads a page of games; recommends others if there are none. */
    load: {} as PromiseActorLogic<Found, { query: GameQuery; pageNo: number }>,
    /** Reads the query from the address, or starts with the vendor that the list was opened with. */
    readAddress: {} as PromiseActorLogic<GameQuery, { id: string }>,
    /**
     * Sends `query.named` when the address changes, and `games.outdated` when the language does; writes the queries it
     * receives into the address.
     */
    address: {} as CallbackActorLogic<AnyEventObject>,
    favourites: {} as typeof favouritesMachine,
    suggestions: {} as typeof gameSearchMachine,
  },
  delays: {
    /** Typing pause that starts a search, ms. Assumed. */
    typingPause: 300,
    /** s9.const.infinite-scroll-throttle. */
    scrollThrottle: 200,
  },
  guards: {
    isKnown: ({ context, event }) => event.type === 'query.named' && isSame(context.query, event.query),
    isDraftApplied: ({ context }) => isSame(context.query, context.draft),
    hasNoResult: ({ context }) => context.found === null,
    isNothingFound: ({ context }) => context.found?.total === 0,
    isEmpty: (_, params: Found) => params.total === 0,
    hasMore: ({ context }) => context.found !== null && context.found.pageNum < context.found.totalPages,
  },
  actions: {
    setQuery: assign({ query: (_, params: { query: GameQuery }) => params.query, found: null }),
    setText: assign({ query: ({ context }, params: { text: string }) => ({ ...context.query, q: params.text }) }),
    startDraft: assign({ draft: ({ context }) => context.query }),
    changeDraft: assign({
      draft: ({ context }, params: { changes: GameQuery }) => ({ ...context.draft, ...params.changes }),
    }),
    applyDraft: assign({ query: ({ context }) => context.draft, found: null }),
    dropFound: assign({ found: null }),
    setFound: assign({ found: (_, params: Found) => params }),
    addFound: assign({
      found: ({ context }, params: Found) => ({
        ...params,
        games: joined(context.found?.games ?? [], params.games),
        elsewhere: context.found?.elsewhere ?? [],
      }),
    }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
    publishChosenQuery: sendTo('address', ({ context }) => ({ type: 'query.selected', query: context.query })),
    suggest: sendTo('suggestions', (_, params: { text: string }) => ({ type: 'text.typed', text: params.text })),
    publishTypedQuery: sendTo('address', ({ context }) => ({ type: 'query.typed', query: context.query })),
  },
}).createMachine({
  id: 'game-browse',
  context: ({ input }) => ({ id: input.id ?? '', query: {}, draft: {}, found: null, failure: null }),
  initial: 'opening',
  invoke: [
    { id: 'address', src: 'address', onError: { description: 'Going back has no effect here any more.' } },
    {
      id: 'suggestions',
      src: 'suggestions',
      onError: { description: 'No suggestions; the search itself continues.' },
    },
    { id: 'favourites', src: 'favourites', onError: { description: 'No hearts; the page works without them.' } },
  ],
  on: {
    'query.named': [
      { guard: 'isKnown', description: 'The address names what is shown.' },
      { target: '.loading', actions: { type: 'setQuery', params: ({ event }) => ({ query: event.query }) } },
    ],
    'query.selected': {
      target: '.loading',
      actions: [{ type: 'setQuery', params: ({ event }) => ({ query: event.query }) }, 'publishChosenQuery'],
      description: 'A vendor, a category, or all; going back undoes it.',
    },
    'search.typed': {
      target: '.typing',
      actions: [
        { type: 'setText', params: ({ event }) => ({ text: event.text }) },
        { type: 'suggest', params: ({ event }) => ({ text: event.text }) },
      ],
      description: 'Each letter restarts the delay.',
    },
    'games.outdated': { target: '.loading', description: 'The language has changed; games have other names in it.' },
  },
  states: {
    opening: {
      description: 'Looks up the category in the address.',
      meta: { requirements: ['s2.route.rng-vendor-query', 'own.game-browse.address'] },
      tags: 'busy',
      invoke: {
        id: 'readAddress',
        src: 'readAddress',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'loading', actions: { type: 'setQuery', params: ({ event }) => ({ query: event.output }) } },
        onError: { target: 'loading', description: 'The category is unknown; all games are shown.' },
      },
    },
    typing: {
      description: 'Typing; the results stay until a pause.',
      meta: { requirements: ['own.game-browse.search'] },
      on: { 'filters.requested': { target: 'filtering', actions: ['startDraft', 'dropFound'] } },
      after: { typingPause: { target: 'loading', actions: 'publishTypedQuery' } },
    },
    loading: {
      description: 'Loading the first games; earlier results stay until they arrive.',
      meta: { requirements: ['s2.other.game-lobby', 's2.route.categories', 's2.route.rng', 'own.game-browse.search'] },
      tags: 'busy',
      on: { 'filters.requested': { target: 'filtering', actions: ['startDraft', 'dropFound'] } },
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
      description: 'Games are shown with their number.',
      meta: {
        requirements: ['s2.other.game-lobby', 's2.modal.game-popup', 's9.enum.live-classes', 'own.game-browse.search'],
      },
      tags: 'listed',
      on: { 'filters.requested': { target: 'filtering', actions: 'startDraft' } },
      initial: 'idle',
      states: {
        idle: {
          description: 'The games are shown; scrolling to the end or a button loads more.',
          meta: { requirements: ['own.game-browse.more'] },
          on: { 'more.requested': { guard: 'hasMore', target: 'adding' } },
        },
        adding: {
          description: 'Loading more; the visible ones stay.',
          meta: { requirements: ['own.game-browse.more'] },
          tags: 'busy',
          invoke: {
            id: 'add',
            src: 'load',
            input: ({ context: { query, found } }) => ({ query, pageNo: (found?.pageNum ?? 0) + 1 }),
            onDone: { target: 'pausing', actions: { type: 'addFound', params: ({ event }) => event.output } },
            onError: {
              target: 'moreFailed',
              actions: 'setFailure',
            },
          },
        },
        pausing: {
          description: 'More have arrived; scrolling requests no others within the throttle.',
          meta: { requirements: ['s9.const.infinite-scroll-throttle'] },
          after: { scrollThrottle: 'idle' },
        },
        moreFailed: {
          description: 'More could not be loaded; the visible ones stay, and the player can retry.',
          meta: { requirements: ['own.game-browse.more', 's8.message.network-abnormal'] },
          tags: 'rejected',
          exit: 'clearFailure',
          on: { 'retry.requested': 'adding' },
        },
      },
    },
    empty: {
      description: 'No games found; suggests others.',
      meta: { requirements: ['s2.game-dropdown.no-data', 'own.game-browse.search'] },
      on: { 'filters.requested': { target: 'filtering', actions: 'startDraft' } },
    },
    filtering: {
      description: 'Filters open over the games; a choice takes effect when it is applied.',
      meta: { requirements: ['own.game-browse.filters'] },
      tags: 'filtering',
      on: {
        'filter.changed': {
          actions: { type: 'changeDraft', params: ({ event }) => ({ changes: event.changes }) },
        },
        'filters.applied': [
          { guard: 'isDraftApplied', target: 'returning', description: 'No filter has changed.' },
          { target: 'loading', actions: ['applyDraft', 'publishChosenQuery'] },
        ],
        'filters.closed': 'returning',
      },
    },
    returning: {
      description: 'Closing the filters',
      meta: { requirements: ['own.game-browse.filters'] },
      always: [
        { guard: 'hasNoResult', target: 'loading' },
        { guard: 'isNothingFound', target: 'empty' },
        { target: 'listed' },
      ],
    },
    failed: {
      description: 'The games could not be loaded: try again.',
      meta: { requirements: ['s2.other.game-lobby', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: {
        'retry.requested': 'loading',
        'filters.requested': { target: 'filtering', actions: ['startDraft', 'dropFound'] },
      },
    },
  },
});

import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { Game, GameType, VendorCard } from '../../../src/contract';

/** Suggestions for the typed text, from the whole catalogue. */
export type Suggestions = {
  games: Pick<Game, 'gameId' | 'gameName' | 'vendorName' | 'showIcon'>[];
  vendors: Pick<VendorCard, 'vassalage' | 'displayName' | 'gameType'>[];
  categories: GameType[];
};

/** Suggestions under the game search: matching games, vendors and categories. Meets own.game-search.suggestions. */
export const gameSearchMachine = setup({
  types: {
    context: {} as { text: string; suggestions: Suggestions | null },
    events: {} as { type: 'text.typed'; text: string } | { type: 'list.dismissed' },
    tags: {} as 'busy' | 'open',
  },
  actors: {
    suggest: {} as PromiseActorLogic<Suggestions, { text: string }>,
  },
  delays: {
    /** Typing pause that starts a search, ms. Assumed. */
    typingPause: 300,
  },
  guards: {
    isBlank: (_, params: { text: string }) => params.text.trim() === '',
    hasNoSuggestions: (_, { games, vendors, categories }: Suggestions) =>
      games.length + vendors.length + categories.length === 0,
  },
  actions: {
    setText: assign({ text: (_, params: { text: string }) => params.text }),
    setSuggestions: assign({ suggestions: (_, params: Suggestions) => params }),
    clear: assign({ text: '', suggestions: null }),
  },
}).createMachine({
  id: 'game-search',
  context: { text: '', suggestions: null },
  initial: 'closed',
  on: {
    'text.typed': [
      {
        guard: { type: 'isBlank', params: ({ event }) => ({ text: event.text }) },
        target: '.closed',
        description: 'The search is empty.',
      },
      {
        target: '.typing',
        actions: { type: 'setText', params: ({ event }) => ({ text: event.text }) },
        description: 'Each letter restarts the pause.',
      },
    ],
  },
  states: {
    closed: {
      description: 'No suggestions',
      meta: { requirements: ['own.game-search.suggestions'] },
      entry: 'clear',
    },
    typing: {
      description: 'Typing; earlier suggestions stay until a pause',
      meta: { requirements: ['own.game-search.suggestions'] },
      on: { 'list.dismissed': 'closed' },
      after: { typingPause: 'loading' },
    },
    loading: {
      description: 'Loading suggestions',
      meta: { requirements: ['own.game-search.suggestions'] },
      tags: 'busy',
      invoke: {
        id: 'suggest',
        src: 'suggest',
        input: ({ context: { text } }) => ({ text }),
        onDone: [
          {
            guard: { type: 'hasNoSuggestions', params: ({ event }) => event.output },
            target: 'closed',
            description: 'Nothing matches: the results say so.',
          },
          { target: 'open', actions: { type: 'setSuggestions', params: ({ event }) => event.output } },
        ],
        onError: { target: 'closed', description: 'No suggestions; the search itself continues.' },
      },
      on: { 'list.dismissed': 'closed' },
    },
    open: {
      description: 'Suggestions listed under the search',
      meta: { requirements: ['own.game-search.suggestions'] },
      tags: 'open',
      on: { 'list.dismissed': 'closed' },
    },
  },
});

import { assign, type DoneActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Country } from '../../../src/contract';

/** Move of the highlight in the list: by a number of rows, or to an end. */
export type Move = -10 | -1 | 1 | 10 | 'first' | 'last';

/**
 * The country of a mobile number: a read-only box with the code and a flag, and a list. Meets s2.country-picker.*,
 * s3.country.*.
 */
export const countryPickerMachine = setup({
  types: {
    context: {} as { countries: Country[]; chosen: Country; active: string; typed: string },
    events: {} as
      | { type: 'box.focused' }
      | { type: 'box.blurred' }
      | { type: 'list.requested' }
      | { type: 'list.dismissed' }
      | { type: 'highlight.moved'; move: Move }
      | { type: 'letters.typed'; letters: string }
      | { type: 'highlight.selected' }
      | { type: 'country.selected'; countryCode: string }
      | DoneActorEvent<string | null, 'findCountry'>,
    input: {} as { chosen: Country },
    tags: {} as 'open' | 'busy' | 'room',
  },
  actors: {
    /** Reads the countries that mobile numbers are accepted from. */
    listCountries: {} as PromiseActorLogic<Country[]>,
    /** Finds the first country whose name or dialing code starts with the typed text; null if none does. */
    findCountry: {} as PromiseActorLogic<string | null, { typed: string; countries: Country[] }>,
    /** Waits until no pointer is pressed on the page. */
    waitForRelease: {} as PromiseActorLogic<void>,
  },
  guards: {
    isFound: ({ event }) => 'output' in event && event.output !== null,
  },
  actions: {
    setCountries: assign({ countries: (_, params: { countries: Country[] }) => params.countries }),
    highlightChosen: assign({ active: ({ context }) => context.chosen.countryCode, typed: '' }),
    highlight: assign({ active: ({ context, event }) => ('output' in event && event.output) || context.active }),
    moveHighlight: assign({
      active: ({ context: { countries, active } }, { move }: { move: Move }) => {
        const last = countries.length - 1;
        const at = countries.findIndex(({ countryCode }) => countryCode === active);
        const to = move === 'first' ? 0 : move === 'last' ? last : Math.min(Math.max(at + move, 0), last);
        return countries[to]?.countryCode ?? active;
      },
    }),
    /** Four letters distinguish any two countries. */
    addLetters: assign({
      typed: ({ context }, params: { letters: string }) => (context.typed + params.letters).slice(0, 4),
    }),
    clearLetters: assign({ typed: '' }),
    /** Selects the pressed country, otherwise the highlighted one. */
    choose: assign({
      chosen: ({ context: { countries, chosen, active }, event }) => {
        const code = 'countryCode' in event ? event.countryCode : active;
        return countries.find(({ countryCode }) => countryCode === code) ?? chosen;
      },
    }),
  },
  delays: { closeDelay: 200, typingPause: 1_000 },
}).createMachine({
  id: 'country-picker',
  context: ({ input: { chosen } }) => ({ countries: [chosen], chosen, active: chosen.countryCode, typed: '' }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the country list; until then the given country is shown.',
      meta: { requirements: ['s3.country.fields', 's2.country-picker.parts'] },
      tags: 'busy',
      invoke: {
        id: 'listCountries',
        src: 'listCountries',
        onDone: {
          target: 'closed',
          actions: { type: 'setCountries', params: ({ event }) => ({ countries: event.output }) },
        },
        onError: 'closed',
      },
    },
    closed: {
      description: 'A read-only box with the flag and dialling code of the country.',
      meta: { requirements: ['s2.country-picker.parts', 's3.country.flag-url', 's2.login.mobile-tab'] },
      on: { 'box.focused': 'open', 'list.requested': 'open' },
    },
    open: {
      description: 'The list of countries by dialling code, under the focused box.',
      meta: { requirements: ['s2.country-picker.open', 's2.country-picker.parts'] },
      tags: ['open', 'room'],
      entry: 'highlightChosen',
      on: {
        'box.blurred': 'closing',
        'list.dismissed': 'closed',
        'highlight.moved': { actions: { type: 'moveHighlight', params: ({ event }) => ({ move: event.move }) } },
        'letters.typed': {
          target: '.searching',
          actions: { type: 'addLetters', params: ({ event }) => ({ letters: event.letters }) },
        },
        'highlight.selected': { target: 'closed', actions: 'choose' },
        'country.selected': { target: 'closed', actions: 'choose' },
      },
      initial: 'browsing',
      states: {
        browsing: {
          description: 'Arrow keys move the highlight, or the player selects a country.',
          meta: { requirements: ['s2.country-picker.parts'] },
          entry: 'clearLetters',
        },
        searching: {
          description: 'Searches the typed text among names and codes.',
          meta: { requirements: ['own.country-picker.search'] },
          invoke: {
            id: 'findCountry',
            src: 'findCountry',
            input: ({ context: { typed, countries } }) => ({ typed, countries }),
            onDone: [
              { guard: 'isFound', target: 'found', actions: 'highlight' },
              { target: 'found', description: 'No country matches; the highlight stays.' },
            ],
            onError: 'browsing',
          },
        },
        found: {
          description: 'More letters narrow the search; it starts over after a second without typing.',
          meta: { requirements: ['own.country-picker.search'] },
          after: { typingPause: 'browsing' },
        },
      },
    },
    closing: {
      description: 'The box has lost the focus; the list stays for 200 ms, so that a click on it still counts.',
      meta: { requirements: ['s2.country-picker.close', 's9.const.country-close-delay'] },
      tags: ['open', 'room'],
      on: {
        'box.focused': 'open',
        'country.selected': { target: 'closed', actions: 'choose' },
      },
      after: { closeDelay: 'settling' },
    },
    settling: {
      description: 'List closed; its room stays until the press that closed it ends, so that its target does not move.',
      meta: { requirements: ['own.country-picker.room'] },
      tags: 'room',
      invoke: {
        id: 'waitForRelease',
        src: 'waitForRelease',
        onDone: 'closed',
        onError: 'closed',
      },
    },
  },
});

import { type PromiseActorLogic, setup } from 'xstate';

/** The list of country codes, loaded at startup. Meets s2.start.country-codes. */
export const countryListMachine = setup({
  types: { tags: {} as 'busy' },
  actors: {
    /** Reads the list of country codes for the forms that need it. */
    loadCountries: {} as PromiseActorLogic<void>,
  },
  delays: { retryDelay: 30_000 },
}).createMachine({
  id: 'country-list',
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the list.',
      meta: { requirements: ['s2.start.country-codes'] },
      tags: 'busy',
      invoke: { id: 'loadCountries', src: 'loadCountries', onDone: 'ready', onError: 'coolingDown' },
    },
    coolingDown: {
      description: 'The list did not load; tries again in half a minute.',
      meta: { requirements: ['s2.start.country-codes'] },
      after: { retryDelay: 'loading' },
    },
    ready: { description: 'The list is loaded.', meta: { requirements: ['s2.start.country-codes'] } },
  },
});

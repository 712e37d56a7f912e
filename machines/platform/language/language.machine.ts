import { assign, type PromiseActorLogic, sendParent, setup } from 'xstate';
import type { Language } from '../../../src/contract';

/**
 * The language of the page: Bengali or English. A new language applies once its translations have loaded. Meets
 * s4.language.*.
 */
export const languageMachine = setup({
  types: {
    context: {} as { language: Language; requested: Language },
    events: {} as { type: 'language.requested'; language: Language },
    input: {} as { language: Language },
    tags: {} as 'busy',
  },
  actors: {
    /** Loads the translations, stores the language under hisLang and lang, applies it to the page, and returns it. */
    changeLanguage: {} as PromiseActorLogic<Language, { language: Language }>,
    /** Saves the language at the gateway. */
    saveLanguage: {} as PromiseActorLogic<void, { language: Language }>,
  },
  actions: {
    setRequested: assign({ requested: ({ event }) => event.language }),
    setLanguage: assign({ language: (_, params: { language: Language }) => params.language }),
    reportFailed: sendParent({ type: 'language.failed' }),
  },
  delays: { loadLimit: 120_000 },
}).createMachine({
  id: 'language',
  context: ({ input: { language } }) => ({ language, requested: language }),
  initial: 'settled',
  states: {
    settled: {
      description: 'The page is in one language.',
      meta: {
        requirements: [
          's1.product.languages',
          's9.const.languages',
          's1.visitor.language',
          's2.header.language-picker',
          's1.brand.languages',
        ],
      },
      on: { 'language.requested': { target: 'changing', actions: 'setRequested' } },
    },
    changing: {
      description: 'Loading the messages and storing the choice; the input stays.',
      meta: {
        requirements: [
          's4.language.stored',
          's4.language.localised',
          's3.storage.language',
          'own.language.fallback',
          's8.chunk.load-error',
        ],
      },
      tags: 'busy',
      invoke: {
        id: 'changeLanguage',
        src: 'changeLanguage',
        input: ({ context }) => ({ language: context.requested }),
        onDone: {
          target: 'notifyingGateway',
          actions: { type: 'setLanguage', params: ({ event }) => ({ language: event.output }) },
        },
        onError: { target: 'settled', actions: 'reportFailed' },
      },
      after: {
        loadLimit: {
          target: 'settled',
          actions: 'reportFailed',
          description: 'Loading takes too long; the language stays.',
        },
      },
    },
    notifyingGateway: {
      description: 'Notifies the gateway, which also learns the language from every request.',
      meta: { requirements: ['s4.language.stored'] },
      tags: 'busy',
      invoke: {
        id: 'saveLanguage',
        src: 'saveLanguage',
        input: ({ context }) => ({ language: context.language }),
        onDone: 'settled',
        onError: 'settled',
      },
    },
  },
});

import {
  type AnyEventObject,
  type CallbackActorLogic,
  type DoneActorEvent,
  type PromiseActorLogic,
  setup,
} from 'xstate';

/** The player's consent to visit counting; `off`: the site does not count visits, so it does not ask. */
export type Consent = { kind: 'off' | 'unasked' | 'given' | 'refused' };

/** Consent to visit counting, which can be withdrawn at any time. Meets own.analytics.consent. */
export const analyticsMachine = setup({
  types: {
    events: {} as { type: 'consent.granted' } | { type: 'consent.declined' } | DoneActorEvent<Consent, 'readConsent'>,
    tags: {} as 'asks' | 'allowed' | 'denied',
  },
  actors: {
    readConsent: {} as PromiseActorLogic<Consent>,
    /** Stores the consent and loads the script. */
    allow: {} as PromiseActorLogic<void>,
    /** Counts each page view, by path only, until stopped. */
    count: {} as CallbackActorLogic<AnyEventObject>,
    /** Stores the rejection, silences a loaded script and deletes its cookies. */
    forget: {} as PromiseActorLogic<void>,
  },
  guards: { is: ({ event }, { kind }: Consent) => 'output' in event && event.output.kind === kind },
}).createMachine({
  id: 'analytics',
  initial: 'loadingChoice',
  states: {
    loadingChoice: {
      description: "Checks whether the site counts visits, and the player's choice.",
      meta: { requirements: ['own.analytics.consent'] },
      invoke: {
        id: 'readConsent',
        src: 'readConsent',
        onDone: [
          { guard: { type: 'is', params: { kind: 'unasked' } }, target: 'awaitingConsent' },
          { guard: { type: 'is', params: { kind: 'given' } }, target: 'loading' },
          { guard: { type: 'is', params: { kind: 'refused' } }, target: 'declined' },
          { target: 'off' },
        ],
        onError: 'off',
      },
    },
    off: {
      description: 'The site does not count visits; nothing is asked or loaded.',
      meta: { requirements: ['own.analytics.consent'] },
      type: 'final',
    },
    awaitingConsent: {
      description: 'Asks for consent; nothing is loaded until the player answers.',
      meta: { requirements: ['own.analytics.consent'] },
      tags: 'asks',
      on: { 'consent.granted': 'loading', 'consent.declined': 'declined' },
    },
    loading: {
      description: 'The player has consented; the script is loaded.',
      meta: { requirements: ['own.analytics.consent'] },
      tags: 'allowed',
      invoke: { id: 'allow', src: 'allow', onDone: 'counting', onError: 'idle' },
      on: { 'consent.declined': 'declined' },
    },
    counting: {
      description: 'Counts each opened page by its path alone.',
      meta: { requirements: ['own.analytics.consent', 'own.analytics.private'] },
      tags: 'allowed',
      invoke: { id: 'count', src: 'count', onError: 'idle' },
      on: { 'consent.declined': 'declined' },
    },
    idle: {
      description: 'The script did not load; nothing is counted until the portal is reopened.',
      meta: { requirements: ['own.analytics.consent'] },
      tags: 'allowed',
      on: { 'consent.declined': 'declined' },
    },
    declined: {
      description: 'The player has declined or withdrawn consent; a later consent counts.',
      meta: { requirements: ['own.analytics.consent'] },
      tags: 'denied',
      invoke: {
        id: 'forget',
        src: 'forget',
        onError: {
          description: 'The browser stores nothing: asks again on the next visit and loads nothing.',
        },
      },
      on: { 'consent.granted': 'loading' },
    },
  },
});

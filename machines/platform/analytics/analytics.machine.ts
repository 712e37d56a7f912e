import {
  type AnyEventObject,
  type CallbackActorLogic,
  type DoneActorEvent,
  type PromiseActorLogic,
  setup,
} from 'xstate';

/** The player's consent to visit counting; `off`: the site counts none, and does not ask. */
export type Consent = { kind: 'off' | 'unasked' | 'given' | 'refused' };

/** Consent to visit counting, which can be withdrawn at any time. Meets own.analytics.consent. */
export const analyticsMachine = setup({
  types: {
    events: {} as { type: 'consent.given' } | { type: 'consent.refused' } | DoneActorEvent<Consent, 'readConsent'>,
    tags: {} as 'asks' | 'allowed' | 'denied',
  },
  actors: {
    readConsent: {} as PromiseActorLogic<Consent>,
    /** Writes the yes down, and loads the script. */
    allow: {} as PromiseActorLogic<void>,
    /** Counts each page that is opened, by its path alone, until it is stopped. */
    count: {} as CallbackActorLogic<AnyEventObject>,
    /** Writes the no down, silences the script where it was loaded, and deletes its cookies. */
    forget: {} as PromiseActorLogic<void>,
  },
  guards: { is: ({ event }, { kind }: Consent) => 'output' in event && event.output.kind === kind },
}).createMachine({
  id: 'analytics',
  initial: 'reading',
  states: {
    reading: {
      description: 'Does the site count visits, and what has the player said to it?',
      meta: { requirements: ['own.analytics.consent'] },
      invoke: {
        id: 'readConsent',
        src: 'readConsent',
        onDone: [
          { guard: { type: 'is', params: { kind: 'unasked' } }, target: 'asking' },
          { guard: { type: 'is', params: { kind: 'given' } }, target: 'loading' },
          { guard: { type: 'is', params: { kind: 'refused' } }, target: 'refused' },
          { target: 'off' },
        ],
        onError: 'off',
      },
    },
    off: {
      description: 'The site counts none: nothing is asked, and nothing is loaded.',
      meta: { requirements: ['own.analytics.consent'] },
      type: 'final',
    },
    asking: {
      description: 'The player is asked; until there is an answer nothing is loaded.',
      meta: { requirements: ['own.analytics.consent'] },
      tags: 'asks',
      on: { 'consent.given': 'loading', 'consent.refused': 'refused' },
    },
    loading: {
      description: 'The player has said yes: the script is loaded.',
      meta: { requirements: ['own.analytics.consent'] },
      tags: 'allowed',
      invoke: { id: 'allow', src: 'allow', onDone: 'counting', onError: 'idle' },
      on: { 'consent.refused': 'refused' },
    },
    counting: {
      description: 'Each page that is opened is counted, by its path alone.',
      meta: { requirements: ['own.analytics.consent', 'own.analytics.private'] },
      tags: 'allowed',
      invoke: { id: 'count', src: 'count', onError: 'idle' },
      on: { 'consent.refused': 'refused' },
    },
    idle: {
      description: 'The script did not come: nothing is counted until the portal is opened anew.',
      meta: { requirements: ['own.analytics.consent'] },
      tags: 'allowed',
      on: { 'consent.refused': 'refused' },
    },
    refused: {
      description: 'The player has said no, or has taken the yes back; a later yes counts.',
      meta: { requirements: ['own.analytics.consent'] },
      tags: 'denied',
      invoke: {
        id: 'forget',
        src: 'forget',
        onError: {
          description: 'The browser keeps nothing: it is asked again on the next visit, and nothing is loaded.',
        },
      },
      on: { 'consent.given': 'loading' },
    },
  },
});

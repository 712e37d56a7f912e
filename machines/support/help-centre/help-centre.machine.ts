import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type ErrorActorEvent,
  type PromiseActorLogic,
  sendTo,
  setup,
} from 'xstate';
import type { Article, Failure, HelpCenter } from '../../../src/contract';

/** Result for the address: articles by search or category, or a single article, which may be gone. */
export type HelpOutcome =
  | { kind: 'found' | 'none'; center: HelpCenter; q: string; category: string }
  | { kind: 'article'; article: Article }
  | { kind: 'gone' };

/** The help centre: categories, search, and a single article, selected by the address. Meets s2.route.help. */
export const helpCentreMachine = setup({
  types: {
    context: {} as { outcome: HelpOutcome | null; failure: Failure | null },
    events: {} as
      | { type: 'address.changed' }
      | { type: 'help.outdated' }
      | { type: 'search.submitted'; q: string }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    children: {} as { address: 'address' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Reads the articles that the address names. */
    load: {} as PromiseActorLogic<HelpOutcome>,
    /**
     * Sends `address.changed` when the address changes, and `help.outdated` when the language does; writes searches
     * into the address.
     */
    address: {} as CallbackActorLogic<AnyEventObject>,
  },
  guards: {
    is: ({ context }, params: { kind: HelpOutcome['kind'] }) => context.outcome?.kind === params.kind,
  },
  actions: {
    setOutcome: assign({ outcome: (_, params: { outcome: HelpOutcome }) => params.outcome }),
    clearOutcome: assign({ outcome: null }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
    publishSearch: sendTo('address', (_, params: { q: string }) => ({ type: 'search.named', q: params.q })),
  },
}).createMachine({
  id: 'help-centre',
  context: { outcome: null, failure: null },
  initial: 'loading',
  invoke: {
    id: 'address',
    src: 'address',
    onError: {
      description: 'Going back and searching have no effect here any more; links still work.',
    },
  },
  on: {
    'address.changed': {
      target: '.loading',
      description: 'A link was followed, a search started, or a step taken back.',
    },
    'help.outdated': { target: '.loading', description: 'The language has changed; loads again.' },
    'search.submitted': {
      actions: { type: 'publishSearch', params: ({ event }) => ({ q: event.q }) },
      description: 'The address names it then.',
    },
  },
  states: {
    loading: {
      description: 'Loading the addressed article or list; nothing is shown until it arrives.',
      meta: { requirements: ['s2.route.help', 's2.route.helpmc', 's7.call.help-center'] },
      tags: 'busy',
      entry: 'clearOutcome',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'routing',
          actions: { type: 'setOutcome', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    routing: {
      description: 'Checks whether it is a list, an article, or nothing.',
      meta: { requirements: ['s2.route.help'] },
      always: [
        { guard: { type: 'is', params: { kind: 'found' } }, target: 'found' },
        { guard: { type: 'is', params: { kind: 'none' } }, target: 'none' },
        { guard: { type: 'is', params: { kind: 'article' } }, target: 'article' },
        { target: 'notFound' },
      ],
    },
    found: {
      description: 'The categories and the matching articles, each with its first lines.',
      meta: { requirements: ['s2.route.help', 's2.route.helpmc', 'own.help.search'] },
    },
    none: {
      description: 'Nothing found; says so and offers the categories and customer service.',
      meta: { requirements: ['s2.route.help', 'own.help.search'] },
    },
    article: {
      description: 'One article: title, date and text; an outdated edition says so.',
      meta: { requirements: ['s2.route.help', 's2.route.helpmc', 's2.footer.about-links', 'own.content.editions'] },
    },
    notFound: {
      description: 'The article does not exist or is not for this reader; says so and offers the list.',
      meta: { requirements: ['s2.route.help'] },
    },
    failed: {
      description: 'Loading failed: try again.',
      meta: { requirements: ['s2.route.help', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading' },
    },
  },
});

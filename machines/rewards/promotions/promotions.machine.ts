import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type ErrorActorEvent,
  type PromiseActorLogic,
  setup,
} from 'xstate';
import type { Failure, Offer, OfferCategory, OfferTag } from '../../../src/contract';

/** `categories`: categories with a current promotion. */
export type PromotionPage = {
  list: Offer[];
  categories: OfferCategory[];
  pageNum: number;
  totalPages: number;
  total: number;
};
/** Result for the address: promotions by category or tag, or a single one, which may be gone. */
export type PromotionsOutcome =
  | { kind: 'found' | 'none'; page: PromotionPage; category: OfferCategory; tag: OfferTag | '' }
  | { kind: 'one'; promotion: Offer }
  | { kind: 'gone' };

/**
 * The promotions, filtered by the address, and the terms of one of them, which can be accepted. Meets
 * s2.route.promotions.
 */
export const promotionsMachine = setup({
  types: {
    context: {} as { outcome: PromotionsOutcome | null; word: string; failure: Failure | null },
    events: {} as
      | { type: 'address.changed' }
      | { type: 'promotions.outdated' }
      | { type: 'taking.requested'; word: string }
      | { type: 'word.edited' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Reads the promotions that the address names. */
    load: {} as PromiseActorLogic<PromotionsOutcome>,
    /** Accepts a promotion by its code, with the word that it requires, if any. */
    take: {} as PromiseActorLogic<Offer, { code: string; word: string }>,
    /** Sends `address.changed` when the address changes, and `promotions.outdated` when the language does. */
    address: {} as CallbackActorLogic<AnyEventObject>,
  },
  guards: {
    /** True if the typed code is not the promotion's. */
    isWordInvalid: ({ context: { outcome }, event }) =>
      outcome?.kind === 'one' &&
      outcome.promotion.terms.trigger.kind === 'code' &&
      'error' in event &&
      event.error.code === 'offer.word',
    is: ({ context }, params: { kind: PromotionsOutcome['kind'] }) => context.outcome?.kind === params.kind,
  },
  actions: {
    setOutcome: assign({ outcome: (_, params: { outcome: PromotionsOutcome }) => params.outcome }),
    clearOutcome: assign({ outcome: null }),
    setCodeWord: assign({ word: (_, params: { word: string }) => params.word }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'promotions',
  context: { outcome: null, word: '', failure: null },
  initial: 'loading',
  invoke: {
    id: 'address',
    src: 'address',
    onError: { description: 'Going back has no effect here any more; links still work.' },
  },
  on: {
    'address.changed': {
      target: '.loading',
      description: 'A filter was selected, a promotion opened, or a step taken back.',
    },
    'promotions.outdated': { target: '.loading', description: 'The language has changed; loads again.' },
  },
  states: {
    loading: {
      description: 'Loading the addressed promotion or list; nothing is shown until it arrives.',
      meta: { requirements: ['s2.route.promotions', 's2.other.promotions-filters'] },
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
      description: 'Checks whether it is a list, one promotion, or nothing.',
      meta: { requirements: ['s2.route.promotions'] },
      always: [
        { guard: { type: 'is', params: { kind: 'found' } }, target: 'found' },
        { guard: { type: 'is', params: { kind: 'none' } }, target: 'none' },
        { guard: { type: 'is', params: { kind: 'one' } }, target: 'details' },
        { target: 'notFound' },
      ],
    },
    found: {
      description: 'The categories, the tags, and the matching promotions.',
      meta: { requirements: ['s2.route.promotions', 's2.other.promotions-filters', 'own.promotions.address'] },
    },
    none: {
      description: 'No promotion matches; says so and offers the categories and tags.',
      meta: { requirements: ['s2.other.promotions-filters', 'own.promotions.address'] },
    },
    details: {
      description: 'One promotion with all of its terms.',
      meta: { requirements: ['s2.route.promotions', 'own.promotions.terms'] },
      initial: 'idle',
      states: {
        idle: {
          description: 'The promotion is shown, with whether it can be taken.',
          meta: { requirements: ['own.promotions.terms'] },
          on: {
            'taking.requested': {
              target: 'claiming',
              actions: { type: 'setCodeWord', params: ({ event }) => ({ word: event.word }) },
            },
          },
        },
        claiming: {
          description: 'Taking the promotion.',
          meta: { requirements: ['own.promotions.apply'] },
          tags: 'busy',
          invoke: {
            id: 'take',
            src: 'take',
            input: ({ context: { outcome, word } }) => ({
              code: outcome?.kind === 'one' ? outcome.promotion.code : '',
              word,
            }),
            onDone: {
              target: 'claimed',
              actions: {
                type: 'setOutcome',
                params: ({ event }) => ({ outcome: { kind: 'one', promotion: event.output } }),
              },
            },
            onError: [
              { guard: 'isWordInvalid', target: 'codeInvalid' },
              { target: 'rejected', actions: 'setFailure' },
            ],
          },
        },
        codeInvalid: {
          description: 'The code does not belong to the promotion; its field says so until the player types.',
          meta: { requirements: ['own.promotions.apply', 'own.form.corrected'] },
          tags: 'rejected',
          on: {
            'word.edited': 'idle',
            'taking.requested': {
              target: 'claiming',
              actions: { type: 'setCodeWord', params: ({ event }) => ({ word: event.word }) },
            },
          },
        },
        claimed: {
          description: 'The promotion was just taken; says where it is now and how to get there.',
          meta: { requirements: ['own.promotions.apply'] },
        },
        rejected: {
          description: 'The promotion was not taken; the reason is shown, and the player can retry.',
          meta: { requirements: ['own.promotions.apply', 's8.message.network-abnormal'] },
          tags: 'rejected',
          exit: 'clearFailure',
          on: {
            'taking.requested': {
              target: 'claiming',
              actions: { type: 'setCodeWord', params: ({ event }) => ({ word: event.word }) },
            },
          },
        },
      },
    },
    notFound: {
      description: 'The promotion does not exist or is not for this reader; says so and offers the list.',
      meta: { requirements: ['s2.route.promotions'] },
    },
    failed: {
      description: 'Loading failed: try again.',
      meta: { requirements: ['s2.route.promotions', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading' },
    },
  },
});

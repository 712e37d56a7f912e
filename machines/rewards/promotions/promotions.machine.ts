import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type ErrorActorEvent,
  type PromiseActorLogic,
  setup,
} from 'xstate';
import type { Failure, Offer, OfferCategory, OfferTag } from '../../../src/contract';

/** `categories`: those that have a promotion now. */
export type PromotionPage = {
  list: Offer[];
  categories: OfferCategory[];
  pageNum: number;
  totalPages: number;
  total: number;
};
/** Result for the address: offers by category or tag, or one offer, which may be gone. */
export type PromotionsOutcome =
  | { kind: 'found' | 'none'; page: PromotionPage; category: OfferCategory; tag: OfferTag | '' }
  | { kind: 'one'; promotion: Offer }
  | { kind: 'gone' };

/** The promotions, narrowed down by what the address names, and one of them with its terms, which can be taken. Meets s2.route.promotions. */
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
    /** Reads what the address names. */
    load: {} as PromiseActorLogic<PromotionsOutcome>,
    /** Takes one: by its code, and by the word that it asks for. */
    take: {} as PromiseActorLogic<Offer, { code: string; word: string }>,
    /** Tells when the address names something else, and of another language. */
    address: {} as CallbackActorLogic<AnyEventObject>,
  },
  guards: {
    /** The code that was typed is not the promotion's. */
    isMisspelt: ({ context: { outcome }, event }) =>
      outcome?.kind === 'one' &&
      outcome.promotion.terms.trigger.kind === 'code' &&
      'error' in event &&
      event.error.code === 'offer.word',
    is: ({ context }, params: { kind: PromotionsOutcome['kind'] }) => context.outcome?.kind === params.kind,
  },
  actions: {
    setOutcome: assign({ outcome: (_, params: { outcome: PromotionsOutcome }) => params.outcome }),
    clearOutcome: assign({ outcome: null }),
    setWord: assign({ word: (_, params: { word: string }) => params.word }),
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
        { guard: { type: 'is', params: { kind: 'one' } }, target: 'reading' },
        { target: 'gone' },
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
    reading: {
      description: 'One promotion with all of its terms.',
      meta: { requirements: ['s2.route.promotions', 'own.promotions.terms'] },
      initial: 'idle',
      states: {
        idle: {
          description: 'The promotion is shown, with whether it can be taken.',
          meta: { requirements: ['own.promotions.terms'] },
          on: {
            'taking.requested': {
              target: 'taking',
              actions: { type: 'setWord', params: ({ event }) => ({ word: event.word }) },
            },
          },
        },
        taking: {
          description: 'Taking the promotion.',
          meta: { requirements: ['own.promotions.take'] },
          tags: 'busy',
          invoke: {
            id: 'take',
            src: 'take',
            input: ({ context: { outcome, word } }) => ({
              code: outcome?.kind === 'one' ? outcome.promotion.code : '',
              word,
            }),
            onDone: {
              target: 'taken',
              actions: {
                type: 'setOutcome',
                params: ({ event }) => ({ outcome: { kind: 'one', promotion: event.output } }),
              },
            },
            onError: [
              { guard: 'isMisspelt', target: 'misspelt' },
              { target: 'refused', actions: 'setFailure' },
            ],
          },
        },
        misspelt: {
          description: 'The code does not belong to the promotion; its field says so until the player types.',
          meta: { requirements: ['own.promotions.take', 'own.form.mended'] },
          tags: 'rejected',
          on: {
            'word.edited': 'idle',
            'taking.requested': {
              target: 'taking',
              actions: { type: 'setWord', params: ({ event }) => ({ word: event.word }) },
            },
          },
        },
        taken: {
          description: 'The promotion was just taken; says where it is now and how to get there.',
          meta: { requirements: ['own.promotions.take'] },
        },
        refused: {
          description: 'The promotion was not taken; the reason is shown, and the player can retry.',
          meta: { requirements: ['own.promotions.take', 's8.message.network-abnormal'] },
          tags: 'rejected',
          exit: 'clearFailure',
          on: {
            'taking.requested': {
              target: 'taking',
              actions: { type: 'setWord', params: ({ event }) => ({ word: event.word }) },
            },
          },
        },
      },
    },
    gone: {
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

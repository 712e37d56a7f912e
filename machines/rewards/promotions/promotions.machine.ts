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
    onError: { description: 'The way back changes nothing here any more; each link still works.' },
  },
  on: {
    'address.changed': {
      target: '.loading',
      description: 'A filter was chosen, a promotion opened, or a step taken back.',
    },
    'promotions.outdated': { target: '.loading', description: 'Another language is spoken: it is read again in it.' },
  },
  states: {
    loading: {
      description: 'What the address names is read; until it comes nothing is shown.',
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
      description: 'Is it a list, one of them, or nothing?',
      meta: { requirements: ['s2.route.promotions'] },
      always: [
        { guard: { type: 'is', params: { kind: 'found' } }, target: 'found' },
        { guard: { type: 'is', params: { kind: 'none' } }, target: 'none' },
        { guard: { type: 'is', params: { kind: 'one' } }, target: 'reading' },
        { target: 'gone' },
      ],
    },
    found: {
      description: 'The categories, the tags, and the promotions that fit them.',
      meta: { requirements: ['s2.route.promotions', 's2.other.promotions-filters', 'own.promotions.address'] },
    },
    none: {
      description: 'No promotion fits: it is said, with the categories and the tags.',
      meta: { requirements: ['s2.other.promotions-filters', 'own.promotions.address'] },
    },
    reading: {
      description: 'One promotion with all of its terms.',
      meta: { requirements: ['s2.route.promotions', 'own.promotions.terms'] },
      initial: 'idle',
      states: {
        idle: {
          description: 'It is read; whether it can be taken is said.',
          meta: { requirements: ['own.promotions.terms'] },
          on: {
            'taking.requested': {
              target: 'taking',
              actions: { type: 'setWord', params: ({ event }) => ({ word: event.word }) },
            },
          },
        },
        taking: {
          description: 'It is taken.',
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
          description: 'The code is not the promotion’s: it is said under its field, until another is typed.',
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
          description: 'It was taken a moment ago: where it is now is said, with the way there.',
          meta: { requirements: ['own.promotions.take'] },
        },
        refused: {
          description: 'It was not taken: why is said, and it can be tried again.',
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
      description: 'There is no such promotion, or none for who reads: it is said, and the list offered.',
      meta: { requirements: ['s2.route.promotions'] },
    },
    failed: {
      description: 'It could not be read: try again.',
      meta: { requirements: ['s2.route.promotions', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading' },
    },
  },
});

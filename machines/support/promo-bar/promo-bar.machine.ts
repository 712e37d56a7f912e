import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type DoneActorEvent,
  type PromiseActorLogic,
  setup,
} from 'xstate';
import type { PromoBar } from '../../../src/contract/support/content';

/** Delay before a loaded bar appears, and time for which it stays closed, in ms. */
type PromoBarInput = { delay: number; closedFor: number };
/** The bar for the current reader: `none`, or `closed` if it was recently closed here. */
type BarRead = { kind: 'some'; bar: PromoBar } | { kind: 'none' | 'closed' };

/**
 * Bar above home with a sentence of news and a link. It never exceeds one line and can be closed. Meets
 * s9.const.promo-bar-delay.
 */
export const promoBarMachine = setup({
  types: {
    context: {} as PromoBarInput & { bar: PromoBar | null },
    events: {} as
      | { type: 'home.entered' }
      | { type: 'home.left' }
      | { type: 'bar.closed' }
      | DoneActorEvent<BarRead, 'readBar'>,
    input: {} as PromoBarInput,
    tags: {} as 'told',
  },
  actors: {
    /**
     * Sends `home.entered` when home appears, and again for another reader or language; `home.left` when home
     * disappears or a dialog covers it.
     */
    watchHome: {} as CallbackActorLogic<AnyEventObject>,
    readBar: {} as PromiseActorLogic<BarRead>,
    /** Stores which bar was closed, and until when. */
    keepClosed: {} as PromiseActorLogic<void, { id: string; closedFor: number }>,
  },
  guards: { isSome: ({ event }) => 'output' in event && event.output.kind === 'some' },
  actions: {
    setBar: assign({
      bar: ({ event }) => ('output' in event && event.output.kind === 'some' ? event.output.bar : null),
    }),
    clearBar: assign({ bar: null }),
  },
  delays: { promoDelay: ({ context }) => context.delay, closedFor: ({ context }) => context.closedFor },
}).createMachine({
  id: 'promo-bar',
  context: ({ input }) => ({ ...input, bar: null }),
  initial: 'hidden',
  invoke: {
    id: 'watchHome',
    src: 'watchHome',
    onError: { description: "The player's page is unknown; nothing is shown." },
  },
  on: {
    'home.entered': { target: '.loading', description: 'Another reader or another language loads the lines again.' },
    'home.left': '.hidden',
  },
  states: {
    hidden: {
      description: 'The screen is not home, or a dialog is over it.',
      meta: { requirements: ['own.home.promo-bar'] },
      entry: 'clearBar',
    },
    loading: {
      description: 'Loads the line for this reader in the background.',
      meta: { requirements: ['own.home.promo-bar'] },
      entry: 'clearBar',
      invoke: {
        id: 'readBar',
        src: 'readBar',
        onDone: [{ guard: 'isSome', target: 'waiting', actions: 'setBar' }, { target: 'empty' }],
        onError: 'empty',
      },
    },
    empty: {
      description: 'There is no line, it was closed recently, or it did not load.',
      meta: { requirements: ['own.home.promo-bar'] },
    },
    waiting: {
      description: 'The line is loaded and appears after its delay.',
      meta: { requirements: ['s9.const.promo-bar-delay'] },
      after: { promoDelay: 'visible' },
    },
    visible: {
      description: 'The line is shown over the lower edge, where it moves no content.',
      meta: { requirements: ['s9.const.promo-bar-delay', 'own.home.promo-bar'] },
      tags: 'told',
      on: { 'bar.closed': 'closed' },
    },
    closed: {
      description: 'The player has closed it; it can appear again after some hours.',
      meta: { requirements: ['own.home.promo-bar'] },
      invoke: {
        id: 'keepClosed',
        src: 'keepClosed',
        input: ({ context }) => ({ id: context.bar?.id ?? '', closedFor: context.closedFor }),
        onError: { description: 'The browser stores nothing: it stays closed for as long as this page is open.' },
      },
      after: { closedFor: 'loading' },
    },
  },
});

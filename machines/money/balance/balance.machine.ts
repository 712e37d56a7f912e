import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type DoneActorEvent,
  type PromiseActorLogic,
  setup,
} from 'xstate';

/**
 * Balance of the logged-in player. It loads, reloads on request and when money is moved, and polls in case there is no
 * stream of changes. Meets s2.header.balance, own.balance.live.
 */
export const balanceMachine = setup({
  types: {
    /** Decimal string as on the wire; null while unknown. */
    context: {} as { sumBalance: string | null },
    events: {} as { type: 'refresh.requested' } | { type: 'money.moved' } | DoneActorEvent<string>,
    tags: {} as 'busy' | 'known' | 'rejected',
  },
  actors: {
    /** Reads the balance while the player waits. */
    loadBalance: {} as PromiseActorLogic<string>,
    /** Polls the balance while the page is in view, without extending the session. */
    lookBalance: {} as PromiseActorLogic<string>,
    /** Sends `money.moved` when money was moved, in this tab or elsewhere. */
    watchMoney: {} as CallbackActorLogic<AnyEventObject>,
  },
  actions: { setSum: assign({ sumBalance: ({ event }) => ('output' in event ? event.output : null) }) },
  delays: { lookInterval: 60_000, retryDelay: 15_000 },
}).createMachine({
  id: 'balance',
  context: { sumBalance: null },
  initial: 'loading',
  invoke: {
    id: 'watchMoney',
    src: 'watchMoney',
    onError: {
      description: 'Changes cannot be followed; polls the balance every minute.',
    },
  },
  on: { 'money.moved': '.loading' },
  states: {
    loading: {
      description: 'The balance is unknown; asks to wait, and never shows 0.',
      meta: { requirements: ['s1.member.balance', 's2.header.balance', 's9.const.balance-display'] },
      tags: 'busy',
      invoke: {
        id: 'loadBalance',
        src: 'loadBalance',
        onDone: { target: 'known', actions: 'setSum' },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The balance could not be loaded: the player can retry, and the page does so after a while.',
      meta: { requirements: ['s2.header.balance-refresh', 's8.message.network-abnormal'] },
      tags: 'rejected',
      on: { 'refresh.requested': 'loading' },
      after: { retryDelay: 'loading' },
    },
    known: {
      description: 'The balance is shown.',
      meta: { requirements: ['s2.header.balance', 's9.const.balance-display'] },
      tags: 'known',
      // A request sent before the movement would return the old balance.
      on: { 'money.moved': '.polling' },
      initial: 'idle',
      states: {
        idle: {
          description: 'The balance is shown until its next refresh.',
          meta: { requirements: ['own.balance.live'] },
          on: { 'refresh.requested': 'refreshing' },
          after: { lookInterval: 'polling' },
        },
        polling: {
          description: 'Refreshes in the background; a failure leaves the balance as it is.',
          meta: { requirements: ['own.balance.live'] },
          invoke: {
            id: 'lookBalance',
            src: 'lookBalance',
            onDone: { target: 'idle', actions: 'setSum' },
            onError: 'idle',
          },
          on: { 'refresh.requested': 'refreshing' },
        },
        refreshing: {
          description: 'The player has requested a refresh; the last balance stays until it arrives.',
          meta: { requirements: ['s2.header.balance-refresh'] },
          tags: 'busy',
          invoke: {
            id: 'refreshBalance',
            src: 'loadBalance',
            onDone: { target: 'idle', actions: 'setSum' },
            onError: '#balance.failed',
          },
        },
      },
    },
  },
});

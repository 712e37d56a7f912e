import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type DoneActorEvent,
  type PromiseActorLogic,
  setup,
} from 'xstate';

/**
 * The balance of who is logged in: read, read again when the player asks, and followed by itself, as what others move is not told to a page.
 * Meets s2.header.balance, own.balance.live.
 */
export const balanceMachine = setup({
  types: {
    /** A decimal string of the wire; null while it is not known. */
    context: {} as { sumBalance: string | null },
    events: {} as { type: 'refresh.requested' } | { type: 'money.moved' } | DoneActorEvent<string>,
    tags: {} as 'busy' | 'known' | 'rejected',
  },
  actors: {
    /** For the player, who waits for it. */
    loadBalance: {} as PromiseActorLogic<string>,
    /** By itself, once the page is in view: it keeps no session awake. */
    lookBalance: {} as PromiseActorLogic<string>,
    /** Sends `money.moved` when this tab, or one that shares the session, has moved money. */
    watchMoney: {} as CallbackActorLogic<AnyEventObject>,
  },
  actions: { setSum: assign({ sumBalance: ({ event }) => ('output' in event ? event.output : null) }) },
  delays: { lookInterval: 5_000, retryDelay: 15_000 },
}).createMachine({
  id: 'balance',
  context: { sumBalance: null },
  initial: 'loading',
  invoke: {
    id: 'watchMoney',
    src: 'watchMoney',
    onError: {
      description: 'What is moved cannot be listened to: the balance is looked at every few seconds all the same.',
    },
  },
  on: { 'money.moved': '.loading' },
  states: {
    loading: {
      description: 'It is not known yet: a word asks to wait, never a 0.',
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
      description: 'It could not be read: the player can ask again, and after a while the page does.',
      meta: { requirements: ['s2.header.balance-refresh', 's8.message.network-abnormal'] },
      tags: 'rejected',
      on: { 'refresh.requested': 'loading' },
      after: { retryDelay: 'loading' },
    },
    known: {
      description: 'It is shown.',
      meta: { requirements: ['s2.header.balance', 's9.const.balance-display'] },
      tags: 'known',
      // An earlier request does not include it.
      on: { 'money.moved': '.looking' },
      initial: 'idle',
      states: {
        idle: {
          description: 'It is shown until it is looked at again.',
          meta: { requirements: ['own.balance.live'] },
          on: { 'refresh.requested': 'refreshing' },
          after: { lookInterval: 'looking' },
        },
        looking: {
          description: 'It is looked at without a sign; what does not come leaves it as it is.',
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
          description: 'The player has asked for it again; until it comes the last one stands.',
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

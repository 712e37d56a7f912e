import { assign, type ErrorActorEvent, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type {
  Delivery,
  PointBalance,
  PointConfig,
  PointGood,
  PointTransaction,
  Redemption,
} from '../../../src/contract/rewards/points';
import type { FormOutput, formMachine } from '../../platform/form/form.machine';
import type { ListMachine } from '../../platform/list/list.machine';

type Page<T> = { list: T[]; pageNum: number; totalPages: number; total: number };
/**
 * `standing`: the player's points, and whether a payment password is set; null for visitors and others without points.
 */
export type PointMallPage = Page<PointGood> & {
  config: PointConfig;
  standing: { balance: PointBalance; canPay: boolean } | null;
};

/**
 * The point mall: goods and their redemption, converting points into money, and the history of both. Meets
 * s2.route.point-mall.
 */
export const pointMallMachine = setup({
  types: {
    /** `good`: code of the goods to redeem; `done`: reference number of the last redemption or conversion. */
    context: {} as { good: string; done: string | null; failure: Failure | null },
    events: {} as
      | { type: 'redeem.requested'; good: string; delivery: Delivery | null }
      | { type: 'convert.requested' }
      | { type: 'history.requested' }
      | { type: 'changes.requested' }
      | { type: 'mall.requested' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    children: {} as {
      list: 'list';
      redeemForm: 'redeemForm';
      deliveryForm: 'deliveryForm';
      convertForm: 'convertForm';
      redemptions: 'redemptions';
      changes: 'changes';
    },
    tags: {} as 'rejected',
  },
  actors: {
    /** Goods, the rules of earning and spending points, and the player's points. */
    list: {} as ListMachine<PointMallPage>,
    /** Collects a quantity and the payment password; its `word` is the reference number. */
    redeemForm: {} as typeof formMachine,
    /** Like `redeemForm`, and also collects the address for the courier. */
    deliveryForm: {} as typeof formMachine,
    /** Collects a number of points and the payment password; its `word` is the reference number. */
    convertForm: {} as typeof formMachine,
    /** Redemptions, newest first. */
    redemptions: {} as ListMachine<Page<Redemption>>,
    /** Changes of the point balance, newest first. */
    changes: {} as ListMachine<Page<PointTransaction>>,
  },
  guards: {
    sent: (_, params: { sent: boolean }) => params.sent,
    isDelivered: (_, params: { delivery: Delivery | null }) => params.delivery === 'courier',
  },
  actions: {
    setItem: assign({ good: (_, params: { good: string }) => params.good }),
    setDone: assign({ done: (_, { word }: FormOutput) => (typeof word === 'string' ? word : null) }),
    clearDone: assign({ done: null }),
    refreshList: sendTo('list', { type: 'refresh.requested' }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'point-mall',
  context: { good: '', done: null, failure: null },
  initial: 'open',
  states: {
    open: {
      description: "The player's points and the goods; a form or a record over them.",
      meta: {
        requirements: [
          's2.route.point-mall',
          's3.points.account',
          's3.points.never-expire',
          's9.const.points-never-expire',
        ],
      },
      invoke: {
        id: 'list',
        src: 'list',
        onError: { target: 'failed', actions: 'setFailure' },
      },
      initial: 'mall',
      states: {
        mall: {
          description: 'Each item with its price in points, the required turnover and the stock.',
          meta: { requirements: ['s2.route.point-mall', 's3.points.goods', 's7.points.reads'] },
          exit: 'clearDone',
          on: {
            'redeem.requested': [
              {
                guard: { type: 'isDelivered', params: ({ event }) => ({ delivery: event.delivery }) },
                target: 'delivering',
                actions: { type: 'setItem', params: ({ event }) => ({ good: event.good }) },
              },
              { target: 'redeeming', actions: { type: 'setItem', params: ({ event }) => ({ good: event.good }) } },
            ],
            'convert.requested': 'converting',
            'history.requested': 'history',
            'changes.requested': 'changes',
          },
          initial: 'idle',
          states: {
            idle: { description: 'The goods are shown.', meta: { requirements: ['s2.route.point-mall'] } },
            confirmation: {
              description: 'Confirms the last redemption or conversion, with its reference number.',
              meta: { requirements: ['s7.points.redeem', 's7.points.convert', 's3.points.redeem-record'] },
            },
          },
        },
        delivering: {
          description: 'Redeeming an item that is shipped: quantity, address and payment password.',
          meta: { requirements: ['s7.points.redeem', 'own.points.redeemed', 'own.points.delivery'] },
          invoke: {
            id: 'deliveryForm',
            src: 'deliveryForm',
            input: ({ context }) => ({ about: context.good }),
            onDone: [
              {
                guard: { type: 'sent', params: ({ event }) => event.output },
                target: 'mall.confirmation',
                actions: [{ type: 'setDone', params: ({ event }) => event.output }, 'refreshList'],
              },
              { target: 'mall', description: 'Cancelled; nothing was redeemed.' },
            ],
            onError: {
              target: '#point-mall.failed',
              actions: 'setFailure',
            },
          },
        },
        redeeming: {
          description: 'Redeeming an item without shipping: quantity and payment password.',
          meta: { requirements: ['s7.points.redeem', 'own.points.redeemed', 'own.points.delivery'] },
          invoke: {
            id: 'redeemForm',
            src: 'redeemForm',
            input: ({ context }) => ({ about: context.good }),
            onDone: [
              {
                guard: { type: 'sent', params: ({ event }) => event.output },
                target: 'mall.confirmation',
                actions: [{ type: 'setDone', params: ({ event }) => event.output }, 'refreshList'],
              },
              { target: 'mall', description: 'Left; nothing was redeemed.' },
            ],
            onError: {
              target: '#point-mall.failed',
              actions: 'setFailure',
            },
          },
        },
        converting: {
          description: 'Converting points: the number of points and the payment password.',
          meta: { requirements: ['s7.points.convert', 'own.points.converted'] },
          invoke: {
            id: 'convertForm',
            src: 'convertForm',
            input: { about: null },
            onDone: [
              {
                guard: { type: 'sent', params: ({ event }) => event.output },
                target: 'mall.confirmation',
                actions: [{ type: 'setDone', params: ({ event }) => event.output }, 'refreshList'],
              },
              { target: 'mall', description: 'Left; nothing was converted.' },
            ],
            onError: {
              target: '#point-mall.failed',
              actions: 'setFailure',
            },
          },
        },
        history: {
          description:
            'Redemptions with reference number, time, type, status and remark; filters by type, status and days.',
          meta: { requirements: ['s2.other.point-mall-history', 's3.points.redeem-record', 's4.status.redeem'] },
          invoke: {
            id: 'redemptions',
            src: 'redemptions',
            onError: {
              target: '#point-mall.failed',
              actions: 'setFailure',
            },
          },
          on: { 'mall.requested': 'mall', 'changes.requested': 'changes' },
        },
        changes: {
          description: 'Point transactions: the reason, the number of points and the balance after each.',
          meta: { requirements: ['s7.points.transactions', 's3.points.account'] },
          invoke: {
            id: 'changes',
            src: 'changes',
            onError: {
              target: '#point-mall.failed',
              actions: 'setFailure',
            },
          },
          on: { 'mall.requested': 'mall', 'history.requested': 'history' },
        },
      },
    },
    failed: {
      description: 'A part has failed: try again.',
      meta: { requirements: ['s2.route.point-mall', 'own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'open' },
    },
  },
});

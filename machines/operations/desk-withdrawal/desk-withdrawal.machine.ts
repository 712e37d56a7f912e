import { assign, type ErrorActorEvent, type PromiseActorLogic, sendParent, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { DeskValue } from '../../../src/contract/operations/desk-endpoints';
import type { deskActMachine } from '../desk-act/desk-act.machine';

type Review = DeskValue<'withdrawal'>;
type Act = Review['permitted'][number];
/** `id`: the withdrawal. */
export type DeskWithdrawalInput = { id: string };

/**
 * A withdrawal with everything that decides about it: claimed first, so that two operators never work on it. Meets
 * own.desk-app.item, own.desk-app.claim.
 */
export const deskWithdrawalMachine = setup({
  types: {
    context: {} as DeskWithdrawalInput & { review: Review | null; act: Act | null; failure: Failure | null },
    events: {} as
      | { type: 'claim.requested' }
      | { type: 'release.requested' }
      | { type: 'act.requested'; act: Act }
      | { type: 'retry.requested' }
      | { type: 'item.closed' }
      | ErrorActorEvent<Failure>,
    input: {} as DeskWithdrawalInput,
    children: {} as { load: 'load'; claim: 'claim'; release: 'release'; deskAct: 'deskAct' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    load: {} as PromiseActorLogic<Review, DeskWithdrawalInput>,
    /** Claims it for some minutes; fails if another operator has it. */
    claim: {} as PromiseActorLogic<void, DeskWithdrawalInput>,
    release: {} as PromiseActorLogic<void, DeskWithdrawalInput>,
    /** Confirmation, reason and outcome of an act; the wiring provides the chart. */
    deskAct: {} as typeof deskActMachine,
  },
  guards: {
    isOwn: ({ context }) => context.review?.claim?.isOwn === true,
    isFree: ({ context }) => context.review?.claim === null,
    permits: ({ context }, { act }: { act: Act }) => context.review?.permitted.includes(act) === true,
  },
  actions: {
    setReview: assign({ review: (_, params: { review: Review }) => params.review }),
    setAct: assign({ act: (_, params: { act: Act }) => params.act }),
    clearAct: assign({ act: null }),
    /** No other row of the queue can be opened meanwhile. */
    reportStart: sendParent({ type: 'act.started' }),
    reportEnd: sendParent({ type: 'act.ended' }),
    /** The queue beside it is read again. */
    reportChange: sendParent({ type: 'item.changed' }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'desk-withdrawal',
  context: ({ input }) => ({ ...input, review: null, act: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the withdrawal.',
      meta: { requirements: ['own.desk-app.item'] },
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          target: 'open',
          actions: { type: 'setReview', params: ({ event }) => ({ review: event.output }) },
        },
        onError: { target: 'failed', actions: 'setFailure' },
      },
      on: { 'item.closed': 'closed' },
    },
    open: {
      description: 'Amounts, payee, player, warnings and steps.',
      meta: { requirements: ['own.desk-app.item'] },
      on: { 'item.closed': 'closed' },
      initial: 'sorting',
      states: {
        sorting: {
          description: 'Checks who has claimed it.',
          meta: { requirements: ['own.desk-app.claim'] },
          always: [{ guard: 'isOwn', target: 'own' }, { guard: 'isFree', target: 'free' }, { target: 'others' }],
        },
        free: {
          description: 'Unclaimed; it can be claimed.',
          meta: { requirements: ['own.desk-app.claim'] },
          on: { 'claim.requested': '#desk-withdrawal.claiming' },
        },
        own: {
          description: 'Claimed by the operator, who can act on it.',
          meta: { requirements: ['own.desk-app.claim', 'own.desk-app.act'] },
          on: {
            'act.requested': {
              guard: { type: 'permits', params: ({ event }) => ({ act: event.act }) },
              target: '#desk-withdrawal.acting',
              actions: { type: 'setAct', params: ({ event }) => ({ act: event.act }) },
            },
            'release.requested': '#desk-withdrawal.releasing',
          },
        },
        others: {
          description: 'Claimed by somebody else, whose name is shown; it can only be read.',
          meta: { requirements: ['own.desk-app.claim'] },
          on: { 'retry.requested': '#desk-withdrawal.loading' },
        },
      },
    },
    claiming: {
      description: 'Claiming it.',
      meta: { requirements: ['own.desk-app.claim'] },
      tags: 'busy',
      invoke: {
        id: 'claim',
        src: 'claim',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'loading', actions: 'reportChange' },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    releasing: {
      description: 'Releasing it for others.',
      meta: { requirements: ['own.desk-app.claim'] },
      tags: 'busy',
      invoke: {
        id: 'release',
        src: 'release',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'loading', actions: 'reportChange' },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    acting: {
      description: 'An act is confirmed and performed; the withdrawal stays in view.',
      meta: { requirements: ['own.desk-app.act'] },
      entry: 'reportStart',
      exit: ['clearAct', 'reportEnd'],
      invoke: {
        id: 'deskAct',
        src: 'deskAct',
        input: ({ context: { id, review, act } }) => ({ item: id, version: review?.version ?? 0, act: act ?? '' }),
        onDone: {
          target: 'loading',
          actions: 'reportChange',
          description: 'Performed or cancelled; it is read again either way.',
        },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      description: 'Loading, claiming, releasing or acting failed; the reason is shown.',
      meta: { requirements: ['own.desk-app.item', 'own.desk-app.claim'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading', 'item.closed': 'closed' },
    },
    closed: { description: 'Back at the queue.', meta: { requirements: ['own.desk-app.item'] }, type: 'final' },
  },
});

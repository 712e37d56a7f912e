import { assign, type ErrorActorEvent, type PromiseActorLogic, sendParent, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { deskActMachine } from '../desk-act/desk-act.machine';

/** Part of every item that its chart depends on. `permitted`: acts that its state and the operator's role permit. */
export type DeskItem = { version: number; permitted: readonly string[]; claim: { isOwn: boolean } | null };
/** `id`: the item, in its queue. */
export type DeskItemInput = { queue: string; id: string };

/**
 * An item of a queue with everything that decides about it: claimed first, so that two operators never work on it.
 * Meets own.desk-app.item, own.desk-app.claim.
 */
export const createDeskItem = <I extends DeskItem>() =>
  setup({
    types: {
      context: {} as DeskItemInput & { review: I | null; act: string | null; failure: Failure | null },
      events: {} as
        | { type: 'claim.requested' }
        | { type: 'release.requested' }
        | { type: 'act.requested'; act: string }
        | { type: 'retry.requested' }
        | { type: 'item.closed' }
        | ErrorActorEvent<Failure>,
      input: {} as DeskItemInput,
      children: {} as { load: 'load'; claim: 'claim'; release: 'release'; deskAct: 'deskAct' },
      tags: {} as 'busy' | 'rejected',
    },
    actors: {
      load: {} as PromiseActorLogic<I, DeskItemInput>,
      /** Claims it for some minutes; fails if another operator has it. */
      claim: {} as PromiseActorLogic<void, DeskItemInput>,
      release: {} as PromiseActorLogic<void, DeskItemInput>,
      /** Confirmation, reason and outcome of an act; the wiring provides the chart. */
      deskAct: {} as typeof deskActMachine,
    },
    guards: {
      isOwn: ({ context }) => context.review?.claim?.isOwn === true,
      isFree: ({ context }) => context.review?.claim === null,
      permits: ({ context }, { act }: { act: string }) => context.review?.permitted.includes(act) === true,
    },
    actions: {
      setReview: assign({ review: (_, params: { review: I }) => params.review }),
      setAct: assign({ act: (_, params: { act: string }) => params.act }),
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
    id: 'desk-item',
    context: ({ input }) => ({ ...input, review: null, act: null, failure: null }),
    initial: 'loading',
    states: {
      loading: {
        description: 'Loading the item.',
        meta: { requirements: ['own.desk-app.item'] },
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context: { queue, id } }) => ({ queue, id }),
          onDone: {
            target: 'open',
            actions: { type: 'setReview', params: ({ event }) => ({ review: event.output }) },
          },
          onError: { target: 'failed', actions: 'setFailure' },
        },
        on: { 'item.closed': 'closed' },
      },
      open: {
        description: 'Everything that decides about it.',
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
            on: { 'claim.requested': '#desk-item.claiming' },
          },
          own: {
            description: 'Claimed by the operator, who can act on it.',
            meta: { requirements: ['own.desk-app.claim', 'own.desk-app.act'] },
            on: {
              'act.requested': {
                guard: { type: 'permits', params: ({ event }) => ({ act: event.act }) },
                target: '#desk-item.acting',
                actions: { type: 'setAct', params: ({ event }) => ({ act: event.act }) },
              },
              'release.requested': '#desk-item.releasing',
            },
          },
          others: {
            description: 'Claimed by somebody else, whose name is shown; it can only be read.',
            meta: { requirements: ['own.desk-app.claim'] },
            on: { 'retry.requested': '#desk-item.loading' },
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
          input: ({ context: { queue, id } }) => ({ queue, id }),
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
          input: ({ context: { queue, id } }) => ({ queue, id }),
          onDone: { target: 'loading', actions: 'reportChange' },
          onError: { target: 'failed', actions: 'setFailure' },
        },
      },
      acting: {
        description: 'An act is confirmed and performed; the item stays in view.',
        meta: { requirements: ['own.desk-app.act'] },
        entry: 'reportStart',
        exit: ['clearAct', 'reportEnd'],
        invoke: {
          id: 'deskAct',
          src: 'deskAct',
          input: ({ context: { queue, id, review, act } }) => ({
            queue,
            item: id,
            version: review?.version ?? 0,
            act: act ?? '',
          }),
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

/** The chart of an item with the data `I`, for the charts and views that use it. */
export type DeskItemMachine<I extends DeskItem> = ReturnType<typeof createDeskItem<I>>;
export const deskItemMachine = createDeskItem<DeskItem>();

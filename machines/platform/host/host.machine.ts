import {
  type ActorLogic,
  type AnyMachineSnapshot,
  assign,
  type DoneActorEvent,
  type PromiseActorLogic,
  sendParent,
  sendTo,
  setup,
} from 'xstate';
import type { MemberInfo } from '../../../src/contract';

/**
 * A destination's key and its chart's parameters. `centre`: the centre that the page belongs to; `ofAccount`: it
 * requires a login.
 */
export type Place = { to: string; centre?: string; params?: Record<string, unknown>; ofAccount?: boolean };
/** Slot of a destination: the screen, a dialog, a page of a centre, or the lock over an expired session. */
export type Seat = 'screen' | 'dialog' | 'page' | 'lock';
/** Accounts that a restricted destination admits: any, those with a wallet, agents. */
export type Access = 'any' | 'member' | 'agent';
/**
 * A destination's final report to the portal. `begun`: the account is new, or a trial. `changed`: the player had to
 * change the password on the way; `reset`: a recovery set it.
 */
export type Report =
  | { type: 'login.completed'; account: MemberInfo; changed?: true; begun?: true; reset?: true }
  | { type: 'account.closed' }
  | { type: 'account.excluded' }
  | { type: 'password.changed'; account: MemberInfo | null }
  | { type: 'password.reset' };
/** Output of every hosted chart: a report to the portal, the next destination, or neither. */
export type Ending = { report?: Report; next?: Place };
/**
 * Loaded content: a view alone, or a view with a chart that may be left at any time (`free`) or decides itself
 * (`asks`).
 */
export type Loaded = { kind: 'view' | 'free' | 'asks' };
/** Logic of the loaded destination's chart; its output is an `Ending`. */
export type ContentLogic = ActorLogic<AnyMachineSnapshot, { type: 'leave.requested' }, Place>;

/** A slot of the page and its destination: loading, open, failed or closed. Meets s4.modal.*, s8.chunk.load-error. */
export const hostMachine = setup({
  types: {
    context: {} as { seat: Seat; place: Place | null; asks: boolean },
    events: {} as
      | { type: 'place.requested'; place: Place }
      | { type: 'leave.requested' }
      | { type: 'retry.requested' }
      | { type: 'account.gone' }
      | DoneActorEvent<Ending | undefined, 'content'>,
    input: {} as { seat: Seat },
    children: {} as { content: 'content' },
    tags: {} as 'busy' | 'open' | 'rejected',
  },
  actors: {
    /** Loads the destination's chunks and translations; rejects after the chunk time-out of 120 s. */
    load: {} as PromiseActorLogic<Loaded, Place>,
    /** The destination's own chart; the wiring provides it. */
    content: {} as ContentLogic,
  },
  guards: {
    /** True for the open destination, compared by key, centre, and the parameters `id` and `input`. */
    isAlreadyOpen: ({ context: { place }, event }) =>
      'place' in event &&
      place?.to === event.place.to &&
      place.centre === event.place.centre &&
      place.params?.id === event.place.params?.id &&
      place.params?.input === event.place.params?.input,
    isView: (_, params: Loaded) => params.kind === 'view',
    confirmsLeaving: ({ context }) => context.asks,
    hasNext: ({ event }) =>
      'output' in event && (event.output?.report !== undefined || event.output?.next !== undefined),
    belongsToAccount: ({ context }) => context.place?.ofAccount === true,
  },
  actions: {
    setPlace: assign({ place: ({ event }) => ('place' in event ? event.place : null) }),
    setLeaveConfirmation: assign({ asks: (_, params: Loaded) => params.kind === 'asks' }),
    clearPlace: assign({ place: null, asks: false }),
    requestLeave: sendTo('content', { type: 'leave.requested' }),
    reportOpened: sendParent(({ context: { seat, place } }) => ({ type: 'place.opened', seat, to: place?.to ?? '' })),
    reportLeft: sendParent(({ context: { seat } }) => ({ type: 'place.left', seat })),
    reportEnded: sendParent(({ context: { seat }, event }) => ({
      type: 'place.ended',
      seat,
      ending: ('output' in event && event.output) || {},
    })),
  },
}).createMachine({
  id: 'host',
  context: ({ input }) => ({ seat: input.seat, place: null, asks: false }),
  initial: 'closed',
  on: {
    'place.requested': [
      { guard: 'isAlreadyOpen', description: 'Already open; a second request changes nothing.' },
      { target: '.loading', actions: 'setPlace' },
    ],
    'account.gone': {
      guard: 'belongsToAccount',
      target: '.closed',
      actions: 'reportLeft',
      description: 'It belonged to the account that was logged in.',
    },
  },
  states: {
    closed: {
      description: 'Nothing is open here.',
      meta: { requirements: ['s4.modal.by-name'] },
      entry: 'clearPlace',
    },
    loading: {
      description: "Loading the destination's chunk and messages.",
      meta: { requirements: ['s4.modal.by-name', 's9.const.chunk-timeout'] },
      tags: ['busy', 'open'],
      entry: 'reportOpened',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => context.place ?? { to: '' },
        onDone: [
          { guard: { type: 'isView', params: ({ event }) => event.output }, target: 'openStatic' },
          { target: 'running', actions: { type: 'setLeaveConfirmation', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
      on: { 'leave.requested': { target: 'closed', actions: 'reportLeft' } },
    },
    openStatic: {
      description: 'The destination is open; it has no behaviour of its own.',
      meta: { requirements: ['s4.modal.by-name', 's4.modal.escape', 's4.modal.scroll-lock'] },
      tags: 'open',
      on: { 'leave.requested': { target: 'closed', actions: 'reportLeft' } },
    },
    running: {
      description: 'The destination is open, and its own chart runs; some charts decide when they can be closed.',
      meta: { requirements: ['s4.modal.by-name', 's4.modal.escape', 's4.modal.scroll-lock'] },
      tags: 'open',
      invoke: {
        id: 'content',
        src: 'content',
        input: ({ context }) => context.place ?? { to: '' },
        onDone: [
          { guard: 'hasNext', target: 'closed', actions: 'reportEnded' },
          { target: 'closed', actions: 'reportLeft' },
        ],
        onError: 'failed',
      },
      on: {
        'leave.requested': [
          { guard: 'confirmsLeaving', actions: 'requestLeave', description: 'Its chart ends now, later, or refuses.' },
          { target: 'closed', actions: 'reportLeft' },
        ],
      },
    },
    failed: {
      description: 'The chunk did not load, or the chart failed: try again, or close.',
      meta: { requirements: ['s8.chunk.load-error', 'own.portal.broken-part'] },
      tags: ['open', 'rejected'],
      on: { 'retry.requested': 'loading', 'leave.requested': { target: 'closed', actions: 'reportLeft' } },
    },
  },
});

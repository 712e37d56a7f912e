import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type DoneActorEvent,
  type ErrorActorEvent,
  type PromiseActorLogic,
  sendParent,
  setup,
} from 'xstate';
import type { Failure, RealityCheck } from '../../../src/contract';

/** Due time of the next check (epoch ms, server time); null if the player wants none. */
export type Plan = { dueAt: number | null };
/** Contents of the reminder, and when they were read (epoch ms). */
export type Check = RealityCheck & { at: number };

/**
 * Reality check: at an interval set by the player, shows the time spent, stakes and winnings. It lives as long as the
 * session. Meets own.reality-check.*.
 */
export const realityCheckMachine = setup({
  types: {
    context: {} as Plan & { check: Check | null; failure: Failure | null },
    events: {} as
      | { type: 'setting.changed' }
      | { type: 'check.due' }
      | { type: 'check.acknowledged' }
      | { type: 'record.requested' }
      | { type: 'leave.requested' }
      | { type: 'retry.requested' }
      | DoneActorEvent<Plan, 'loadPlan' | 'planNext'>
      | ErrorActorEvent<Failure>,
    tags: {} as 'busy' | 'open' | 'rejected',
  },
  actors: {
    /** Reads the interval and the next due time; the tab stores both, so they survive a reload. */
    loadPlan: {} as PromiseActorLogic<Plan>,
    /** Sends `setting.changed` when the player changes the interval. */
    watchSetting: {} as CallbackActorLogic<AnyEventObject>,
    /** Sends `check.due` when a check is due, immediately if it became due while the page was away. */
    watchDue: {} as CallbackActorLogic<AnyEventObject, Plan>,
    readCheck: {} as PromiseActorLogic<Check>,
    /** Records the player's acknowledgement and schedules the next check. */
    planNext: {} as PromiseActorLogic<Plan>,
  },
  guards: { wantsNone: ({ event }) => 'output' in event && event.output.dueAt === null },
  actions: {
    setPlan: assign(({ event }) => ('output' in event ? event.output : {})),
    setCheck: assign({ check: (_, params: { check: Check }) => params.check }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
    openTransactions: sendParent({
      type: 'place.requested',
      place: { to: 'transactionHistory', centre: 'memberCentre' },
    }),
    requestLogout: sendParent({ type: 'logout.requested' }),
  },
  delays: { planInterval: 60_000 },
}).createMachine({
  id: 'reality-check',
  context: { dueAt: null, check: null, failure: null },
  initial: 'loadingSetting',
  invoke: {
    id: 'watchSetting',
    src: 'watchSetting',
    onError: { description: 'Another interval that the player selects applies after the next login.' },
  },
  on: { 'setting.changed': { target: '.loadingSetting', description: 'The player has selected another interval.' } },
  states: {
    loadingSetting: {
      description: 'Checks whether the player wants it, and when it is due.',
      meta: { requirements: ['own.reality-check.set', 'own.reality-check.persistent'] },
      invoke: {
        id: 'loadPlan',
        src: 'loadPlan',
        onDone: [
          { guard: 'wantsNone', target: 'off', actions: 'setPlan' },
          { target: 'waiting', actions: 'setPlan' },
        ],
        onError: 'unknown',
      },
    },
    unknown: {
      description: 'The status is unknown; it is requested again in a minute.',
      meta: { requirements: ['own.reality-check.persistent'] },
      after: { planInterval: 'loadingSetting' },
    },
    off: { description: 'The player wants none.', meta: { requirements: ['own.reality-check.set'] } },
    waiting: {
      description: 'Waiting until it is due.',
      meta: { requirements: ['own.reality-check.set', 'own.reality-check.persistent'] },
      invoke: {
        id: 'watchDue',
        src: 'watchDue',
        input: ({ context }) => ({ dueAt: context.dueAt }),
        onError: 'unknown',
      },
      on: { 'check.due': 'open' },
    },
    open: {
      description: 'A dialog over whatever is open, until the player answers.',
      meta: { requirements: ['own.reality-check.displayed'] },
      tags: 'open',
      on: {
        'check.acknowledged': { target: 'planning', description: 'The player continues.' },
        'record.requested': { target: 'planning', actions: 'openTransactions' },
        'leave.requested': {
          actions: 'requestLogout',
          description: 'The portal asks whether to log out; players who stay still see this.',
        },
      },
      initial: 'loadingFigures',
      states: {
        loadingFigures: {
          description: 'Loading the figures.',
          meta: { requirements: ['own.reality-check.displayed'] },
          tags: 'busy',
          invoke: {
            id: 'readCheck',
            src: 'readCheck',
            onDone: {
              target: 'loaded',
              actions: { type: 'setCheck', params: ({ event }) => ({ check: event.output }) },
            },
            onError: {
              target: 'loadFailed',
              actions: 'setFailure',
            },
          },
        },
        loaded: {
          description: 'Start of the session, stakes, winnings and net result.',
          meta: { requirements: ['own.reality-check.displayed'] },
        },
        loadFailed: {
          description: 'The figures could not be loaded; the reason is shown, and the player can retry.',
          meta: { requirements: ['own.reality-check.displayed', 's8.message.network-abnormal'] },
          tags: 'rejected',
          exit: 'clearFailure',
          on: { 'retry.requested': 'loadingFigures' },
        },
      },
    },
    planning: {
      description: 'The answer is recorded, and the interval starts again.',
      meta: { requirements: ['own.reality-check.persistent'] },
      invoke: {
        id: 'planNext',
        src: 'planNext',
        onDone: { target: 'waiting', actions: 'setPlan' },
        onError: 'unknown',
      },
    },
  },
});

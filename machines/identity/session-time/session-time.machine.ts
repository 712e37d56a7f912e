import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type ErrorActorEvent,
  type PromiseActorLogic,
  sendParent,
  setup,
} from 'xstate';
import type { Failure } from '../../../src/contract';

/** Remaining time of a session; `final` if nothing can extend it. */
export type TimeLeft = { secondsLeft: number; final: boolean };

/**
 * Lifetime of a session: it ends after a long idle time, and after some hours at the latest. Meets own.session.expiry.
 */
export const sessionTimeMachine = setup({
  types: {
    context: {} as { left: TimeLeft | null; failure: Failure | null },
    events: {} as
      | { type: 'session.prolonged' }
      | { type: 'notice.acknowledged' }
      | { type: 'time.ticked'; left: TimeLeft }
      | { type: 'time.renewed' }
      | { type: 'time.expired' }
      | ErrorActorEvent<Failure>,
    tags: {} as 'busy' | 'warned',
  },
  actors: {
    /** Extends the session and reads when it will end. */
    prolongSession: {} as PromiseActorLogic<void>,
    /**
     * Sends `time.ticked` each second of the last two minutes, `time.renewed` if the session was extended, and
     * `time.expired` at the end.
     */
    watchTime: {} as CallbackActorLogic<AnyEventObject>,
  },
  guards: { isFinal: ({ event }) => 'left' in event && event.left.final },
  actions: {
    setLeft: assign({ left: ({ context, event }) => ('left' in event ? event.left : context.left) }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
    reportExpired: sendParent({ type: 'time.expired' }),
  },
  delays: { timeInterval: 60_000 },
}).createMachine({
  id: 'session-time',
  context: { left: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Learning from the gateway when the session will end',
      meta: { requirements: ['own.session.expiry'] },
      invoke: { id: 'learnTime', src: 'prolongSession', onDone: 'running', onError: 'unknown' },
    },
    unknown: {
      description: 'The end is unknown; the chart requests it again in a minute. A rejected request reports it, too.',
      meta: { requirements: ['own.session.expiry'] },
      after: { timeInterval: 'loading' },
    },
    running: {
      description: 'The time runs; every request extends it.',
      meta: { requirements: ['own.session.expiry'] },
      invoke: { id: 'watchTime', src: 'watchTime', onError: 'unknown' },
      on: { 'time.expired': { target: 'ended', actions: 'reportExpired' } },
      initial: 'idle',
      states: {
        idle: {
          description: 'There is time enough.',
          meta: { requirements: ['own.session.expiry'] },
          on: {
            'time.ticked': [
              { guard: 'isFinal', target: 'last', actions: 'setLeft' },
              { target: 'expiring', actions: 'setLeft' },
            ],
          },
        },
        expiring: {
          description:
            'A notice over the page says how much time is left; one button keeps the session. Typed text stays.',
          meta: { requirements: ['own.session.warning'] },
          tags: 'warned',
          exit: 'clearFailure',
          on: {
            'time.ticked': { actions: 'setLeft' },
            'time.renewed': {
              target: 'idle',
              description: 'A request, here or in another tab, extended the session.',
            },
            'session.prolonged': 'prolonging',
          },
        },
        prolonging: {
          description: 'Asks the gateway to extend the session.',
          meta: { requirements: ['own.session.warning'] },
          tags: ['warned', 'busy'],
          invoke: {
            id: 'prolongSession',
            src: 'prolongSession',
            onDone: 'idle',
            onError: { target: 'expiring', actions: 'setFailure' },
          },
        },
        last: {
          description: 'The final end is near and cannot be postponed; a notice says so.',
          meta: { requirements: ['own.session.last'] },
          tags: 'warned',
          on: { 'time.ticked': { actions: 'setLeft' }, 'notice.acknowledged': 'warned' },
        },
        warned: {
          description: 'The final end is near, and the player knows.',
          meta: { requirements: ['own.session.last'] },
        },
      },
    },
    ended: {
      description: 'The time is over, and the session ends.',
      meta: { requirements: ['own.session.expiry'] },
    },
  },
});

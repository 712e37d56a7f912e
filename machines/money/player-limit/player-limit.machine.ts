import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type ErrorActorEvent,
  type PromiseActorLogic,
  setup,
} from 'xstate';
import type { Failure, GamingLimits, LimitPeriod } from '../../../src/contract';
import type { PlayLimitKind } from '../../../src/contract/money/gaming-limits';
import type { formMachine } from '../../platform/form/form.machine';

/** Subject of a limit: deposits, own losses, own stakes, or minutes of play. */
export type LimitKind = 'deposit' | PlayLimitKind;
/** A limit's subject and period, which identify it. */
export type LimitKey = { kind: LimitKind; period: LimitPeriod };
/**
 * A limit, its use so far, and a pending change. Amounts are decimal strings, time is in minutes; null means no limit.
 */
export type PlayerLimit = ({ kind: 'deposit' } & GamingLimits['deposit'][number]) | GamingLimits['play'][number];
/** Value of a limit: an amount or minutes. */
export type LimitValue = NonNullable<PlayerLimit['limit']>;
export type PlayerLimitOutput = { changed: boolean };

/**
 * The limit of deposits, losses, stakes or time in a day, a week or a month. A lower limit applies immediately, a
 * higher one only after 24 hours and a second confirmation. Each limit has its own chart, so that states replace flags.
 * Meets own.deposit-limit.*, own.play-limit.*.
 */
export const playerLimitMachine = setup({
  types: {
    context: {} as LimitKey &
      PlayerLimitOutput & { limit: PlayerLimit | null; secondsLeft: number; failure: Failure | null },
    events: {} as
      | { type: 'limit.requested' }
      | { type: 'raise.confirmed' }
      | { type: 'raise.dropped' }
      | { type: 'countdown.ticked'; secondsLeft: number }
      | { type: 'countdown.ended' }
      | { type: 'retry.requested' }
      | { type: 'section.closed' }
      | ErrorActorEvent<Failure>,
    input: {} as LimitKey,
    output: {} as PlayerLimitOutput,
    children: {} as { limitForm: 'limitForm' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    loadLimit: {} as PromiseActorLogic<PlayerLimit, LimitKey>,
    /** Collects a limit, or none, and sends it. */
    limitForm: {} as typeof formMachine,
    /** Sends `countdown.ticked` every second, and `countdown.ended` at the deadline, by the server's clock. */
    countdown: {} as CallbackActorLogic<AnyEventObject, { deadline: number }>,
    /** Sends the second confirmation. */
    confirmRaise: {} as PromiseActorLogic<void, LimitKey>,
    /** Sends the current limit again, which discards the pending raise. */
    dropRaise: {} as PromiseActorLogic<void, LimitKey & { limit: LimitValue | null }>,
  },
  guards: {
    isRaiseRequested: ({ context }) => context.limit?.asked != null,
    isChanged: ({ context }) => context.changed,
    sent: (_, params: { sent: boolean }) => params.sent,
  },
  actions: {
    setLimit: assign({ limit: (_, params: { limit: PlayerLimit }) => params.limit }),
    setSecondsLeft: assign({ secondsLeft: (_, params: { secondsLeft: number }) => params.secondsLeft }),
    markChanged: assign({ changed: true }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'player-limit',
  context: ({ input }) => ({ ...input, limit: null, secondsLeft: 0, changed: false, failure: null }),
  initial: 'loading',
  output: ({ context }) => ({ changed: context.changed }),
  states: {
    loading: {
      description: 'Loading the limit and a pending change.',
      meta: { requirements: ['own.deposit-limit.set', 'own.play-limit.set'] },
      tags: 'busy',
      invoke: {
        id: 'loadLimit',
        src: 'loadLimit',
        input: ({ context: { kind, period } }) => ({ kind, period }),
        onDone: { target: 'routing', actions: { type: 'setLimit', params: ({ event }) => ({ limit: event.output }) } },
        onError: { target: 'failed', actions: 'setFailure' },
      },
      on: { 'section.closed': 'ended' },
    },
    failed: {
      description: 'Loading, sending or a part has failed: try again, or go back.',
      meta: { requirements: ['own.deposit-limit.set', 'own.play-limit.set', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading', 'section.closed': 'ended' },
    },
    routing: {
      description: 'Checks whether a higher limit is pending, was just set, or a new one can be set.',
      meta: {
        requirements: [
          'own.deposit-limit.lowered',
          'own.deposit-limit.raised',
          'own.play-limit.lowered',
          'own.play-limit.raised',
        ],
      },
      always: [
        { guard: 'isRaiseRequested', target: 'raisePending' },
        { guard: 'isChanged', target: 'ended', description: 'A lower limit applies immediately.' },
        { target: 'editing' },
      ],
    },
    editing: {
      description: 'The maximum in this period, or no limit; says what applies immediately and what after a day.',
      meta: { requirements: ['own.deposit-limit.set', 'own.deposit-limit.lowered', 'own.play-limit.set'] },
      invoke: {
        id: 'limitForm',
        src: 'limitForm',
        input: ({ context: { kind, period } }) => ({ about: `${kind} ${period}` }),
        onDone: [
          {
            guard: { type: 'sent', params: ({ event }) => ({ sent: event.output.sent }) },
            target: 'loading',
            actions: 'markChanged',
          },
          { target: 'ended', description: 'Left; the limit stays.' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    raisePending: {
      description: 'A higher limit, or none, is pending; the old one applies until a second confirmation.',
      meta: { requirements: ['own.deposit-limit.raised', 'own.play-limit.raised'] },
      on: { 'limit.requested': 'editing', 'raise.dropped': 'dropping', 'section.closed': 'ended' },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The 24 hours are not over; the time left is shown.',
          meta: { requirements: ['own.deposit-limit.raised', 'own.play-limit.raised'] },
          invoke: {
            id: 'countdown',
            src: 'countdown',
            input: ({ context }) => ({ deadline: context.limit?.asked?.confirmableFrom ?? 0 }),
            onError: { target: '#player-limit.failed', actions: 'setFailure' },
          },
          on: {
            'countdown.ticked': {
              actions: { type: 'setSecondsLeft', params: ({ event }) => ({ secondsLeft: event.secondsLeft }) },
            },
            'countdown.ended': 'due',
          },
        },
        due: {
          description: 'The 24 hours are over; a second confirmation activates the limit.',
          meta: { requirements: ['own.deposit-limit.raised', 'own.play-limit.raised'] },
          on: { 'raise.confirmed': '#player-limit.confirming' },
        },
      },
    },
    confirming: {
      description: 'Sending the second confirmation.',
      meta: { requirements: ['own.deposit-limit.raised', 'own.play-limit.raised'] },
      tags: 'busy',
      invoke: {
        id: 'confirmRaise',
        src: 'confirmRaise',
        input: ({ context: { kind, period } }) => ({ kind, period }),
        onDone: { target: 'ended', actions: 'markChanged' },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    dropping: {
      description: 'The pending change is withdrawn.',
      meta: { requirements: ['own.deposit-limit.raised', 'own.play-limit.raised'] },
      tags: 'busy',
      invoke: {
        id: 'dropRaise',
        src: 'dropRaise',
        input: ({ context: { kind, period, limit } }) => ({ kind, period, limit: limit?.limit ?? null }),
        onDone: { target: 'ended', actions: 'markChanged' },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    ended: {
      description: 'Set, requested, or left.',
      meta: { requirements: ['own.deposit-limit.set', 'own.play-limit.set'] },
      type: 'final',
    },
  },
});

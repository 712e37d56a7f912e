import { assign, type DoneActorEvent, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Failure, GamingLimits } from '../../../src/contract';
import type { FormOutput, formMachine } from '../../platform/form/form.machine';
import type { Ending } from '../../platform/host/host.machine';
import type { LimitKey, PlayerLimitOutput, playerLimitMachine } from '../player-limit/player-limit.machine';
import type { selfExclusionMachine } from '../self-exclusion/self-exclusion.machine';
import type { timeOutMachine } from '../time-out/time-out.machine';

/** The change that the overview confirms. */
export type ChangedLimit = 'playerLimit' | 'timeOut' | 'realityCheck';

/** Page of the limits that a player has set, and one flow at a time to change them. Meets own.limits.overview. */
export const gamingLimitsMachine = setup({
  types: {
    context: {} as {
      limits: GamingLimits | null;
      /** Limit to open. */
      selected: LimitKey;
      changed: ChangedLimit | null;
      failure: Failure | null;
    },
    events: {} as
      | ({ type: 'limit.selected' } & LimitKey)
      | { type: 'timeOut.selected' }
      | { type: 'exclusion.selected' }
      | { type: 'reality.selected' }
      | { type: 'retry.requested' }
      | DoneActorEvent<PlayerLimitOutput | FormOutput | { taken: boolean } | { excluded: boolean }>
      | ErrorActorEvent<Failure>,
    output: {} as Ending,
    children: {} as { [Child in 'playerLimit' | 'timeOut' | 'selfExclusion' | 'realityForm']: Child },
    tags: {} as 'busy' | 'rejected' | 'section',
  },
  actors: {
    loadLimits: {} as PromiseActorLogic<GamingLimits>,
    playerLimit: {} as typeof playerLimitMachine,
    timeOut: {} as typeof timeOutMachine,
    selfExclusion: {} as typeof selfExclusionMachine,
    /** Collects the interval of the reality check, or none. */
    realityForm: {} as typeof formMachine,
  },
  guards: {
    /** True if the child has changed, taken or sent something. */
    hasChanged: ({ event }) => 'output' in event && Object.values(event.output).includes(true),
  },
  actions: {
    setLimits: assign({ limits: (_, params: { limits: GamingLimits }) => params.limits }),
    setSelected: assign({ selected: (_, { kind, period }: LimitKey) => ({ kind, period }) }),
    markChanged: assign({ changed: (_, params: { what: ChangedLimit }) => params.what }),
    clearChanged: assign({ changed: null }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'gaming-limits',
  context: { limits: null, selected: { kind: 'deposit', period: 'day' }, changed: null, failure: null },
  initial: 'loading',
  output: { report: { type: 'account.excluded' } },
  states: {
    loading: {
      description: 'Loads the limits.',
      meta: { requirements: ['own.limits.overview'] },
      tags: 'busy',
      invoke: {
        id: 'loadLimits',
        src: 'loadLimits',
        onDone: {
          target: 'overview',
          actions: { type: 'setLimits', params: ({ event }) => ({ limits: event.output }) },
        },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      description: 'Loading or a part has failed: try again.',
      meta: { requirements: ['own.limits.overview', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading' },
    },
    overview: {
      description:
        'The limits of deposits, losses, stakes and time with their use, the reality check, the time-out and the self-exclusion.',
      meta: {
        requirements: [
          'own.limits.overview',
          'own.deposit-limit.set',
          'own.deposit-limit.raised',
          'own.play-limit.set',
          'own.self-exclusion.binding',
        ],
      },
      exit: 'clearChanged',
      on: {
        'limit.selected': {
          target: 'playerLimit',
          actions: { type: 'setSelected', params: ({ event }) => event },
        },
        'timeOut.selected': 'timeOut',
        'exclusion.selected': 'exclusion',
        'reality.selected': 'reality',
      },
    },
    playerLimit: {
      description: 'One of the limits.',
      meta: { requirements: ['own.deposit-limit.set', 'own.play-limit.set'] },
      tags: 'section',
      invoke: {
        id: 'playerLimit',
        src: 'playerLimit',
        input: ({ context }) => context.selected,
        onDone: [
          {
            guard: 'hasChanged',
            target: 'loading',
            actions: { type: 'markChanged', params: { what: 'playerLimit' } },
          },
          { target: 'overview' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    timeOut: {
      description: 'Starting a time-out, or showing the current one.',
      meta: { requirements: ['own.time-out.started'] },
      tags: 'section',
      invoke: {
        id: 'timeOut',
        src: 'timeOut',
        input: ({ context }) => ({ until: context.limits?.timeOutUntil ?? null }),
        onDone: [
          { guard: 'hasChanged', target: 'loading', actions: { type: 'markChanged', params: { what: 'timeOut' } } },
          { target: 'overview' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    exclusion: {
      description: 'Starting a self-exclusion, or showing its end.',
      meta: { requirements: ['own.self-exclusion.started', 'own.self-exclusion.binding'] },
      tags: 'section',
      invoke: {
        id: 'selfExclusion',
        src: 'selfExclusion',
        input: ({ context }) => ({ until: context.limits?.excludedUntil ?? null }),
        onDone: [{ guard: 'hasChanged', target: 'excluded' }, { target: 'overview' }],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    reality: {
      description: 'Interval of the reality check.',
      meta: { requirements: ['own.reality-check.set'] },
      tags: 'section',
      invoke: {
        id: 'realityForm',
        src: 'realityForm',
        input: { about: null },
        onDone: [
          {
            guard: 'hasChanged',
            target: 'loading',
            actions: { type: 'markChanged', params: { what: 'realityCheck' } },
          },
          { target: 'overview' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    excluded: {
      description: 'The player is excluded and logged out.',
      meta: { requirements: ['own.self-exclusion.started'] },
      type: 'final',
    },
  },
});

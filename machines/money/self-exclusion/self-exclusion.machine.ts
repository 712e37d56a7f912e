import { assign, type ErrorActorEvent, setup } from 'xstate';
import type { Failure, SETTINGS } from '../../../src/contract';
import type { formMachine } from '../../platform/form/form.machine';

/** Lengths of a self-exclusion, in months. */
export type ExclusionMonths = (typeof SETTINGS.limits.exclusionMonths)[number];
/** End of the running self-exclusion (epoch ms); null if none runs. */
type SelfExclusionInput = { until: number | null };
/** `excluded`: the player has excluded themselves and has no session left. */
type SelfExclusionOutput = { excluded: boolean };

/** A self-exclusion: no deposits or bets for six months or more, and all sessions end. Meets own.self-exclusion.*. */
export const selfExclusionMachine = setup({
  types: {
    context: {} as SelfExclusionInput &
      SelfExclusionOutput & { months: ExclusionMonths | null; failure: Failure | null },
    events: {} as
      | { type: 'period.selected'; months: ExclusionMonths }
      | { type: 'longer.requested' }
      | { type: 'retry.requested' }
      | { type: 'section.closed' }
      | ErrorActorEvent<Failure>,
    input: {} as SelfExclusionInput,
    output: {} as SelfExclusionOutput,
    children: {} as { exclusionForm: 'exclusionForm' },
    tags: {} as 'rejected',
  },
  actors: {
    /** Collects the password and starts the exclusion for the chosen months. */
    exclusionForm: {} as typeof formMachine,
  },
  guards: {
    isRunning: ({ context }) => context.until !== null,
    sent: (_, params: { sent: boolean }) => params.sent,
  },
  actions: {
    setMonths: assign({ months: (_, params: { months: ExclusionMonths }) => params.months }),
    markExcluded: assign({ excluded: true }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'self-exclusion',
  context: ({ input }) => ({ ...input, excluded: false, months: null, failure: null }),
  initial: 'routing',
  output: ({ context }) => ({ excluded: context.excluded }),
  states: {
    routing: {
      description: 'Checks for a running self-exclusion.',
      meta: { requirements: ['own.self-exclusion.binding'] },
      always: [{ guard: 'isRunning', target: 'running' }, { target: 'choosing' }],
    },
    running: {
      description: 'Excluded: shows the end, that it cannot be shortened, and that withdrawals stay possible.',
      meta: { requirements: ['own.self-exclusion.binding'] },
      on: { 'longer.requested': 'choosing', 'section.closed': 'left' },
    },
    choosing: {
      description: 'Explains a self-exclusion; the player selects its duration.',
      meta: { requirements: ['own.self-exclusion.started'] },
      on: {
        'period.selected': {
          target: 'confirming',
          actions: { type: 'setMonths', params: ({ event }) => ({ months: event.months }) },
        },
        'section.closed': 'left',
      },
    },
    confirming: {
      description: 'Shows its end and that all sessions end; asks for the password.',
      meta: { requirements: ['own.self-exclusion.started', 'own.security.password-required'] },
      invoke: {
        id: 'exclusionForm',
        src: 'exclusionForm',
        input: ({ context }) => ({ about: String(context.months) }),
        onDone: [
          {
            guard: { type: 'sent', params: ({ event }) => ({ sent: event.output.sent }) },
            target: 'excluded',
            actions: 'markExcluded',
          },
          { target: 'choosing', description: 'Left without an exclusion.' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      description: 'The form failed: start over or go back.',
      meta: { requirements: ['own.self-exclusion.started', 's8.message.unknown-error'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'choosing', 'section.closed': 'left' },
    },
    left: {
      description: 'Left without changes.',
      meta: { requirements: ['own.self-exclusion.binding'] },
      type: 'final',
    },
    excluded: {
      description: 'The player is excluded and logged out.',
      meta: { requirements: ['own.self-exclusion.started'] },
      type: 'final',
    },
  },
});

import { assign, type ErrorActorEvent, setup } from 'xstate';
import type { Failure, SETTINGS } from '../../../src/contract';
import type { formMachine } from '../../platform/form/form.machine';

/** Lengths of a time-out, in hours. */
export type TimeOutHours = (typeof SETTINGS.limits.timeOutHours)[number];
/** End of the running time-out (epoch ms); null if none runs. */
type TimeOutInput = { until: number | null };
type TimeOutOutput = { taken: boolean };

/** A time-out: no deposits or bets for a day to six weeks. It cannot be shortened. Meets own.time-out.started. */
export const timeOutMachine = setup({
  types: {
    context: {} as TimeOutInput & TimeOutOutput & { hours: TimeOutHours | null; failure: Failure | null },
    events: {} as
      | { type: 'period.selected'; hours: TimeOutHours }
      | { type: 'longer.requested' }
      | { type: 'retry.requested' }
      | { type: 'section.closed' }
      | ErrorActorEvent<Failure>,
    input: {} as TimeOutInput,
    output: {} as TimeOutOutput,
    children: {} as { timeOutForm: 'timeOutForm' },
    tags: {} as 'rejected',
  },
  actors: {
    /** Collects the password and starts the time-out for the chosen hours. */
    timeOutForm: {} as typeof formMachine,
  },
  guards: {
    isRunning: ({ context }) => context.until !== null,
    sent: (_, params: { sent: boolean }) => params.sent,
  },
  actions: {
    setHours: assign({ hours: (_, params: { hours: TimeOutHours }) => params.hours }),
    markTaken: assign({ taken: true }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'time-out',
  context: ({ input }) => ({ ...input, taken: false, hours: null, failure: null }),
  initial: 'routing',
  output: ({ context }) => ({ taken: context.taken }),
  states: {
    routing: {
      description: 'Checks for a running time-out.',
      meta: { requirements: ['own.time-out.started'] },
      always: [{ guard: 'isRunning', target: 'running' }, { target: 'choosing' }],
    },
    running: {
      description: 'In a time-out: shows the end, and that it cannot be shortened.',
      meta: { requirements: ['own.time-out.started'] },
      on: { 'longer.requested': 'choosing', 'section.closed': 'ended' },
    },
    choosing: {
      description: 'Explains a time-out; the player selects its duration.',
      meta: { requirements: ['own.time-out.started'] },
      on: {
        'period.selected': {
          target: 'confirming',
          actions: { type: 'setHours', params: ({ event }) => ({ hours: event.hours }) },
        },
        'section.closed': 'ended',
      },
    },
    confirming: {
      description: 'Shows its end; asks for the password.',
      meta: { requirements: ['own.time-out.started', 'own.security.password-required'] },
      invoke: {
        id: 'timeOutForm',
        src: 'timeOutForm',
        input: ({ context }) => ({ about: String(context.hours) }),
        onDone: [
          {
            guard: { type: 'sent', params: ({ event }) => ({ sent: event.output.sent }) },
            target: 'ended',
            actions: 'markTaken',
          },
          { target: 'choosing', description: 'Left without a time-out.' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      description: 'The form failed: start over or go back.',
      meta: { requirements: ['own.time-out.started', 's8.message.unknown-error'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'choosing', 'section.closed': 'ended' },
    },
    ended: { description: 'Started, or left.', meta: { requirements: ['own.time-out.started'] }, type: 'final' },
  },
});

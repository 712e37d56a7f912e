import type { Samples } from '../../src/atlas';
import type { timeOutMachine } from './time-out.machine';

/** Whether one runs, how long another can be, and how its form ends. */
export const timeOutSamples = {
  inputs: { 'none runs': { until: null }, 'one runs': { until: 1_800_086_400_000 } },
  events: {
    'period.chosen': { 'a day': { hours: 24 }, 'six weeks': { hours: 1_008 } },
    'longer.requested': { 'by the player': {} },
    'retry.requested': { 'by the player': {} },
    'section.left': { 'by the player': {} },
  },
  outcomes: {
    timeOutForm: {
      sent: { output: { sent: true } },
      left: { output: { sent: false } },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
  },
} satisfies Samples<typeof timeOutMachine>;

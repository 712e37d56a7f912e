import type { Samples } from '../../src/atlas';
import type { selfExclusionMachine } from './self-exclusion.machine';

/** Whether one runs, how long another can be, and how its form ends. */
export const selfExclusionSamples = {
  inputs: { 'none runs': { until: null }, 'one runs': { until: 1_815_552_000_000 } },
  events: {
    'period.chosen': { 'half a year': { months: 6 }, 'five years': { months: 60 } },
    'longer.requested': { 'by the player': {} },
    'retry.requested': { 'by the player': {} },
    'section.left': { 'by the player': {} },
  },
  outcomes: {
    exclusionForm: {
      sent: { output: { sent: true } },
      left: { output: { sent: false } },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
  },
} satisfies Samples<typeof selfExclusionMachine>;

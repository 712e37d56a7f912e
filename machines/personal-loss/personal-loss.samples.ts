import type { Samples } from '../../src/atlas';
import type { PersonalLoss } from '../../src/contract';
import type { personalLossMachine } from './personal-loss.machine';

const played: PersonalLoss = {
  days: [
    { day: '2026-11-18', staked: '150.00', won: '420.00', profit: '270.00' },
    { day: '2026-11-19', staked: '0.00', won: '0.00', profit: '0.00' },
    { day: '2026-11-20', staked: '500.00', won: '0.00', profit: '-500.00' },
  ],
  staked: '650.00',
  won: '420.00',
  profit: '-230.00',
};

/** How many days can be chosen, and what can have happened in them. */
export const personalLossSamples = {
  events: {
    'span.chosen': { 'a week': { span: 7 }, 'a month': { span: 30 }, 'three months': { span: 90 } },
    'retry.requested': { 'by the player': {} },
  },
  outcomes: {
    loadLoss: {
      'won and lost': { output: played },
      'nothing was staked': { output: { days: [], staked: '0.00', won: '0.00', profit: '0.00' } },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
  },
} satisfies Samples<typeof personalLossMachine>;

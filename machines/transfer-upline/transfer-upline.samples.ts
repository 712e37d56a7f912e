import type { Samples } from '../../src/atlas';
import type { transferUplineMachine } from './transfer-upline.machine';

const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };

/** What a transfer to an upline or a downline takes, and how that can go. */
export const transferUplineSamples = {
  events: { 'protection.wanted': { 'by the player': {} }, 'retry.requested': { 'by the player': {} } },
  outcomes: {
    moneyMove: { 'no payment password': { output: { terms: null, moved: null, first: 'paymentPassword' } }, 'broke down': broken },
    paymentPassword: {
      'it was set': { output: { changed: true } },
      'it was left': { output: { changed: false } },
      'broke down': broken,
    },
  },
} satisfies Samples<typeof transferUplineMachine>;

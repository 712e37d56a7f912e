import type { Samples } from '../../src/atlas';
import type { paymentPasswordMachine } from './payment-password.machine';

const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };
const form = { sent: { output: { sent: true } }, left: { output: { sent: false } }, 'broke down': broken };

/** How it can stand, and how the forms end. */
export const paymentPasswordSamples = {
  events: {
    'countdown.ticked': { 'a minute is left': { secondsLeft: 60 } },
    'countdown.ended': { 'time is over': {} },
    'retry.requested': { 'by the player': {} },
    'section.left': { 'by the player': {} },
  },
  outcomes: {
    loadStatus: {
      'there is none': { output: { set: false, lockedUntil: null } },
      'there is one': { output: { set: true, lockedUntil: null } },
      'it is locked': { output: { set: true, lockedUntil: 1_800_000_900_000 } },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
    setForm: form,
    changeForm: form,
    countdown: { 'broke down': broken },
  },
} satisfies Samples<typeof paymentPasswordMachine>;

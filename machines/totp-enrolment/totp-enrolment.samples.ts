import type { Samples } from '../../src/atlas';
import type { totpEnrolmentMachine } from './totp-enrolment.machine';

const form = {
  sent: { output: { sent: true } },
  left: { output: { sent: false } },
  'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
};

/** Whether the authenticator is on, and how setting it up and removing it can go. */
export const totpEnrolmentSamples = {
  inputs: { 'it is off': { on: false }, 'it is on': { on: true } },
  events: { 'retry.requested': { 'by the player': {} }, 'section.left': { 'by the player': {} } },
  outcomes: {
    beginTotp: { 'a secret was made': { output: undefined }, offline: { error: { kind: 'offline', code: 'client.offline' } } },
    confirmForm: form,
    removeForm: form,
  },
} satisfies Samples<typeof totpEnrolmentMachine>;

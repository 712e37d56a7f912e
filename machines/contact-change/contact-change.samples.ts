import type { Samples } from '../../src/atlas';
import type { contactChangeMachine } from './contact-change.machine';

const form = {
  sent: { output: { sent: true } },
  left: { output: { sent: false } },
  'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
};

/** Which contact is changed, and how it can go. */
export const contactChangeSamples = {
  inputs: { 'the mobile number': { kind: 'mobile' }, 'the e-mail address': { kind: 'email' } },
  events: {
    'codes.requestedAgain': { 'by the player': {} },
    'retry.requested': { 'by the player': {} },
    'section.left': { 'by the player': {} },
  },
  outcomes: { contactForm: form, codesForm: form },
} satisfies Samples<typeof contactChangeMachine>;

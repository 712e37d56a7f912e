import { assign, type ErrorActorEvent, setup } from 'xstate';
import type { Country, Failure } from '../../../src/contract';
import type { formMachine } from '../../platform/form/form.machine';
import type { countryPickerMachine } from '../country-picker/country-picker.machine';

export type ContactKind = 'mobile' | 'email';
/** `country`: default country of the new number. */
type ContactInput = { kind: ContactKind; country: Country };
type ContactOutput = { changed: boolean };

/**
 * Change of the mobile number or e-mail address, verified by codes to the old and the new contact. Meets
 * own.security.contact.
 */
export const contactChangeMachine = setup({
  types: {
    context: {} as ContactInput & ContactOutput & { failure: Failure | null },
    events: {} as
      | { type: 'codes.requestedAgain' }
      | { type: 'retry.requested' }
      | { type: 'section.closed' }
      | ErrorActorEvent<Failure>,
    input: {} as ContactInput,
    output: {} as ContactOutput,
    children: {} as { countryPicker: 'countryPicker'; contactForm: 'contactForm'; codesForm: 'codesForm' },
    tags: {} as 'rejected',
  },
  actors: {
    /** Country of a new number; the wiring provides the chart. */
    countryPicker: {} as typeof countryPickerMachine,
    /** Collects the new contact and the password, requests the codes, and puts the pending change into the vault. */
    contactForm: {} as typeof formMachine,
    /** Collects the codes; with them the new contact replaces the old one. */
    codesForm: {} as typeof formMachine,
  },
  guards: { sent: (_, params: { sent: boolean }) => params.sent },
  actions: {
    markChanged: assign({ changed: true }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'contact-change',
  context: ({ input }) => ({ ...input, changed: false, failure: null }),
  initial: 'editing',
  invoke: {
    id: 'countryPicker',
    src: 'countryPicker',
    input: ({ context }) => ({ chosen: context.country }),
    onError: { description: 'The form continues without the component.' },
  },
  output: ({ context }) => ({ changed: context.changed }),
  states: {
    editing: {
      description: 'The new number or address, and the password.',
      meta: { requirements: ['own.security.contact', 'own.security.password-required'] },
      invoke: {
        id: 'contactForm',
        src: 'contactForm',
        input: ({ context }) => ({ about: context.kind }),
        onDone: [
          { guard: { type: 'sent', params: ({ event }) => ({ sent: event.output.sent }) }, target: 'enteringCodes' },
          { target: 'ended', description: 'Left; nothing was sent.' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    enteringCodes: {
      description: 'The player enters the codes: one from the old contact, if there is one, and one from the new.',
      meta: { requirements: ['own.security.contact', 's8.phone.code-invalid', 's8.phone.code-expired'] },
      invoke: {
        id: 'codesForm',
        src: 'codesForm',
        input: ({ context }) => ({ about: context.kind }),
        onDone: [
          {
            guard: { type: 'sent', params: ({ event }) => ({ sent: event.output.sent }) },
            target: 'ended',
            actions: 'markChanged',
          },
          { target: 'ended', description: 'Left; the old contact stays.' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
      on: {
        'codes.requestedAgain': { target: 'editing', description: 'The codes did not arrive; the change starts over.' },
      },
    },
    failed: {
      description: 'The change failed: start over or go back.',
      meta: { requirements: ['own.security.contact', 's8.message.unknown-error'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'editing', 'section.closed': 'ended' },
    },
    ended: { description: 'Back at the overview.', meta: { requirements: ['own.security.contact'] }, type: 'final' },
  },
});

import type { Samples } from '../../src/atlas';
import type { bankAccountMachine } from './bank-account.machine';

const failed = { error: { kind: 'malformed', code: 'client.unexpected' } };
const form = { sent: { output: { sent: true } }, left: { output: { sent: false } }, 'broke down': failed };

/** What can be removed, and how the parts of it can end. */
export const bankAccountSamples = {
  events: {
    'binding.requested': { 'by the player': {} },
    'removal.requested': { 'of an account': { id: '01930000-0000-7000-8000-0000000000c2' } },
    'retry.requested': { 'by the player': {} },
    'section.left': { 'by the player': {} },
  },
  outcomes: { list: { left: { output: undefined }, failed }, bindForm: form, removeForm: form },
} satisfies Samples<typeof bankAccountMachine>;

import type { Samples } from '../../src/atlas';
import type { BankAccount, BankAccounts } from '../../src/contract';
import type { bankAccountMachine } from './bank-account.machine';

const account: BankAccount = {
  id: '01930000-0000-7000-8000-0000000000c2',
  kind: 'bank',
  provider: 'Meghla Bank',
  holder: 'Rahim Uddin',
  maskedNumber: '••••4321',
  boundAt: 1_800_000_000_000,
};
const bound: BankAccounts = {
  list: [account],
  providers: [
    { kind: 'bank', provider: 'Meghla Bank' },
    { kind: 'ewallet', provider: 'Nodi Pay' },
  ],
  holder: 'Rahim Uddin',
};
const form = {
  sent: { output: { sent: true } },
  left: { output: { sent: false } },
  'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
};

/** Which accounts there can be, and how the forms end. */
export const bankAccountSamples = {
  events: {
    'binding.requested': { 'by the player': {} },
    'removal.requested': { 'of an account': { id: account.id } },
    'retry.requested': { 'by the player': {} },
    'section.left': { 'by the player': {} },
  },
  outcomes: {
    loadAccounts: {
      one: { output: bound },
      'none, nor a name': { output: { ...bound, list: [], holder: null } },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
    bindForm: form,
    removeForm: form,
  },
} satisfies Samples<typeof bankAccountMachine>;

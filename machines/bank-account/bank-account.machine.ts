import { assign, fromPromise, setup } from 'xstate';
import type { BankAccounts, Failure } from '../../src/contract';
import type { formMachine } from '../form/form.machine';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

export type BankAccountOutput = { changed: boolean };

/** The bank accounts and e-wallets that money can go to: bound and removed with the payment password. Meets own.bank-account.bound. */
export const bankAccountMachine = setup({
  types: {
    context: {} as { bound: BankAccounts; wanted: string | null; changed: boolean; failure: Failure | null },
    events: {} as
      | { type: 'binding.requested' }
      | { type: 'removal.requested'; id: string }
      | { type: 'retry.requested' }
      | { type: 'section.left' },
    output: {} as BankAccountOutput,
    children: {} as { bindForm: 'bindForm'; removeForm: 'removeForm' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** What is bound, what can be, and in whose name. */
    loadAccounts: fromPromise<BankAccounts>(notProvided('loadAccounts')),
    /** Asks for the account and the payment password, and binds it. */
    bindForm: {} as typeof formMachine,
    /** Asks for the payment password, and removes the account that it is about. */
    removeForm: {} as typeof formMachine,
  },
  guards: { sent: (_, params: { sent: boolean }) => params.sent },
  actions: {
    keepBound: assign({ bound: (_, params: { bound: BankAccounts }) => params.bound }),
    keepWanted: assign({ wanted: (_, params: { id: string }) => params.id }),
    noteChanged: assign({ changed: true }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'bank-account',
  context: { bound: { list: [], providers: [], holder: null }, wanted: null, changed: false, failure: null },
  initial: 'loading',
  output: ({ context }) => ({ changed: context.changed }),
  states: {
    loading: {
      description: 'The bound accounts are read.',
      meta: { requirements: ['own.bank-account.bound'] },
      tags: 'busy',
      invoke: {
        id: 'loadAccounts',
        src: 'loadAccounts',
        onDone: { target: 'shown', actions: { type: 'keepBound', params: ({ event }) => ({ bound: event.output }) } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { 'section.left': 'left' },
    },
    failed: {
      description: 'It could not be read, or broke down: try again, or go back.',
      meta: { requirements: ['own.bank-account.bound', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'forgetFailure',
      on: { 'retry.requested': 'loading', 'section.left': 'left' },
    },
    shown: {
      description: 'Each account with its bank or e-wallet and the end of its number.',
      meta: { requirements: ['own.bank-account.bound'] },
      on: {
        'binding.requested': 'binding',
        'removal.requested': { target: 'removing', actions: { type: 'keepWanted', params: ({ event }) => ({ id: event.id }) } },
        'section.left': 'left',
      },
    },
    binding: {
      description: 'An account is bound: in the player’s own name, with the payment password.',
      meta: { requirements: ['own.bank-account.bound', 'own.payment-password.asked'] },
      invoke: {
        id: 'bindForm',
        src: 'bindForm',
        input: { about: null },
        onDone: [
          { guard: { type: 'sent', params: ({ event }) => ({ sent: event.output.sent }) }, target: 'loading', actions: 'noteChanged' },
          { target: 'shown', description: 'Left: nothing is bound.' },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    removing: {
      description: 'The payment password is asked before an account is removed.',
      meta: { requirements: ['own.bank-account.bound', 'own.payment-password.asked'] },
      invoke: {
        id: 'removeForm',
        src: 'removeForm',
        input: ({ context }) => ({ about: context.wanted }),
        onDone: [
          { guard: { type: 'sent', params: ({ event }) => ({ sent: event.output.sent }) }, target: 'loading', actions: 'noteChanged' },
          { target: 'shown', description: 'Left: the account stays.' },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    left: { description: 'Left.', meta: { requirements: ['own.bank-account.bound'] }, type: 'final' },
  },
});

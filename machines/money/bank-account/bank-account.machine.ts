import { assign, type ErrorActorEvent, sendTo, setup } from 'xstate';
import type { BankAccounts, Failure } from '../../../src/contract';
import type { formMachine } from '../../platform/form/form.machine';
import type { ListMachine } from '../../platform/list/list.machine';

type BankAccountOutput = { changed: boolean };

/**
 * Bank accounts and e-wallets for withdrawals, added and removed with the payment password. Meets
 * own.bank-account.bound.
 */
export const bankAccountMachine = setup({
  types: {
    context: {} as { selected: string | null; changed: boolean; failure: Failure | null },
    events: {} as
      | { type: 'binding.requested' }
      | { type: 'removal.requested'; id: string }
      | { type: 'retry.requested' }
      | { type: 'section.closed' }
      | ErrorActorEvent<Failure>,
    output: {} as BankAccountOutput,
    children: {} as { list: 'list'; bindForm: 'bindForm'; removeForm: 'removeForm' },
    tags: {} as 'rejected',
  },
  actors: {
    /** Bound accounts, the banks and e-wallets that can be bound, and the holder's name. */
    list: {} as ListMachine<BankAccounts>,
    /** Collects an account and the payment password, and binds the account. */
    bindForm: {} as typeof formMachine,
    /** Collects the payment password and removes the selected account. */
    removeForm: {} as typeof formMachine,
  },
  guards: { sent: (_, params: { sent: boolean }) => params.sent },
  actions: {
    select: assign({ selected: (_, params: { id: string }) => params.id }),
    setChanged: assign({ changed: true }),
    refreshList: sendTo('list', { type: 'refresh.requested' }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'bank-account',
  context: { selected: null, changed: false, failure: null },
  initial: 'open',
  output: ({ context }) => ({ changed: context.changed }),
  states: {
    open: {
      description: 'The bound accounts, and one form at a time.',
      meta: { requirements: ['own.bank-account.bound'] },
      invoke: { id: 'list', src: 'list', onDone: 'left', onError: { target: 'failed', actions: 'setFailure' } },
      initial: 'listing',
      states: {
        listing: {
          description: 'Each account with its bank or e-wallet and the end of its number.',
          meta: { requirements: ['own.bank-account.bound'] },
          on: {
            'binding.requested': 'binding',
            'removal.requested': {
              target: 'removing',
              actions: { type: 'select', params: ({ event }) => ({ id: event.id }) },
            },
          },
        },
        binding: {
          description: "Binding an account in the player's own name, with the payment password.",
          meta: { requirements: ['own.bank-account.bound', 'own.payment-password.required'] },
          invoke: {
            id: 'bindForm',
            src: 'bindForm',
            input: { about: null },
            onDone: [
              {
                guard: { type: 'sent', params: ({ event }) => event.output },
                target: 'listing',
                actions: ['setChanged', 'refreshList'],
              },
              { target: 'listing', description: 'Left; nothing is bound.' },
            ],
            onError: { target: '#bank-account.failed', actions: 'setFailure' },
          },
        },
        removing: {
          description:
            'Asks for the payment password, and for the second factor if there is one, before an account is removed.',
          meta: { requirements: ['own.bank-account.bound', 'own.payment-password.required'] },
          invoke: {
            id: 'removeForm',
            src: 'removeForm',
            input: ({ context }) => ({ about: context.selected }),
            onDone: [
              {
                guard: { type: 'sent', params: ({ event }) => event.output },
                target: 'listing',
                actions: ['setChanged', 'refreshList'],
              },
              { target: 'listing', description: 'Left; the account stays.' },
            ],
            onError: { target: '#bank-account.failed', actions: 'setFailure' },
          },
        },
      },
    },
    failed: {
      description: 'A part has failed: try again, or go back.',
      meta: { requirements: ['own.bank-account.bound', 'own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'open', 'section.closed': 'left' },
    },
    left: { description: 'Left.', meta: { requirements: ['own.bank-account.bound'] }, type: 'final' },
  },
});

import { assign, type DoneActorEvent, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Failure, PasskeyList } from '../../../src/contract';
import type { FormOutput, formMachine } from '../../platform/form/form.machine';
import type { ListMachine } from '../../platform/list/list.machine';

type PasskeysOutput = { changed: boolean };
/** Ability of this page and browser to create passkeys. */
type Ability = { kind: 'able' } | { kind: 'unable' };
/** Outcome of saving: an account's first factor brings recovery codes, which are in the vault. */
export type PasskeySaveResult = { kind: 'kept' | 'codes' };
/** Outcome of the browser's dialog; the new passkey is in the vault. */
export type Making = { kind: 'made' | 'cancelled' | 'taken' | 'unable' };

/**
 * The passkeys of an account: listed, added, named and removed. Data between browser and gateway is in the vault. Meets
 * own.passkey.managed.
 */
export const passkeysMachine = setup({
  types: {
    context: {} as { selected: string | null; changed: boolean; failure: Failure | null },
    events: {} as
      | { type: 'adding.requested' }
      | { type: 'naming.requested'; id: string }
      | { type: 'removal.requested'; id: string }
      | { type: 'codes.saved' }
      | { type: 'retry.requested' }
      | { type: 'section.closed' }
      | DoneActorEvent<Ability | Making | PasskeySaveResult | FormOutput>
      | ErrorActorEvent<Failure>,
    output: {} as PasskeysOutput,
    children: {} as { [Child in 'list' | 'beginForm' | 'nameForm' | 'removeForm']: Child },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Each passkey with its name, creation, last use, and whether it is synced. */
    list: {} as ListMachine<PasskeyList>,
    /** Checks whether this page and browser can create passkeys. */
    checkAbility: {} as PromiseActorLogic<Ability>,
    /**
     * Collects the password and, if one is set up, a second factor; puts the gateway's creation options into the vault.
     */
    beginForm: {} as typeof formMachine,
    /** Opens the browser's own dialog: fingerprint, face or PIN. */
    makePasskey: {} as PromiseActorLogic<Making>,
    /** Registers the new passkey at the gateway. */
    keepPasskey: {} as PromiseActorLogic<PasskeySaveResult>,
    /** Collects a name for the selected passkey. */
    nameForm: {} as typeof formMachine,
    /** Collects the password and a second factor, and removes the selected passkey. */
    removeForm: {} as typeof formMachine,
  },
  guards: {
    is: ({ event }, { kind }: { kind: Ability['kind'] | Making['kind'] | PasskeySaveResult['kind'] }) =>
      'output' in event && Object(event.output).kind === kind,
    sent: ({ event }) => 'output' in event && Object(event.output).sent === true,
  },
  actions: {
    select: assign({ selected: (_, params: { id: string }) => params.id }),
    setChanged: assign({ changed: true }),
    refreshList: sendTo('list', { type: 'refresh.requested' }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'passkeys',
  context: { selected: null, changed: false, failure: null },
  initial: 'open',
  output: ({ context }) => ({ changed: context.changed }),
  states: {
    open: {
      description: "The account's passkeys, and one action at a time.",
      meta: { requirements: ['own.passkey.managed'] },
      invoke: { id: 'list', src: 'list', onDone: 'left', onError: { target: 'failed', actions: 'setFailure' } },
      initial: 'listing',
      states: {
        listing: {
          description:
            "Each passkey with its name, when it was added and last used, and whether it is synced; the last action's result is shown.",
          meta: { requirements: ['own.passkey.managed'] },
          on: {
            'adding.requested': 'preparing',
            'naming.requested': {
              target: 'renaming',
              actions: { type: 'select', params: ({ event }) => ({ id: event.id }) },
            },
            'removal.requested': {
              target: 'removing',
              actions: { type: 'select', params: ({ event }) => ({ id: event.id }) },
            },
          },
          initial: 'idle',
          states: {
            idle: { description: 'The passkeys are shown.', meta: { requirements: ['own.passkey.managed'] } },
            added: { description: 'A passkey was just added.', meta: { requirements: ['own.passkey.managed'] } },
            named: { description: 'A passkey was renamed.', meta: { requirements: ['own.passkey.managed'] } },
            removed: {
              description: 'A passkey was removed; it can no longer log in.',
              meta: { requirements: ['own.passkey.managed'] },
            },
            cancelled: {
              description: "The browser's dialog was closed; nothing was added, and the player can retry.",
              meta: { requirements: ['own.passkey.managed'] },
            },
            alreadyExists: {
              description: 'The device already has a passkey for this account.',
              meta: { requirements: ['own.passkey.managed'] },
            },
            unable: {
              description: 'This page, browser or device has no passkeys.',
              meta: { requirements: ['own.passkey.managed'] },
            },
            rejected: {
              description: 'The gateway rejected the change or was unreachable; its message is shown.',
              meta: { requirements: ['own.passkey.managed'] },
              tags: 'rejected',
              exit: 'clearFailure',
            },
          },
        },
        preparing: {
          description: 'Checks whether this page and browser support passkeys.',
          meta: { requirements: ['own.passkey.managed'] },
          tags: 'busy',
          invoke: {
            id: 'checkAbility',
            src: 'checkAbility',
            onDone: [
              { guard: { type: 'is', params: { kind: 'able' } }, target: 'beginning' },
              { target: 'listing.unable' },
            ],
            onError: { target: 'listing.rejected', actions: 'setFailure' },
          },
        },
        beginning: {
          description: 'Asks for the password, and for the second factor if there is one, before a passkey is created.',
          meta: { requirements: ['own.passkey.managed', 'own.security.password-required'] },
          invoke: {
            id: 'beginForm',
            src: 'beginForm',
            input: { about: null },
            onDone: [
              { guard: 'sent', target: 'making' },
              { target: 'listing', description: 'Left; nothing is added.' },
            ],
            onError: { target: '#passkeys.failed', actions: 'setFailure' },
          },
        },
        making: {
          description: 'The browser’s own dialog is open: the player confirms with a finger, a face or a PIN.',
          meta: { requirements: ['own.passkey.managed'] },
          invoke: {
            id: 'makePasskey',
            src: 'makePasskey',
            onDone: [
              { guard: { type: 'is', params: { kind: 'made' } }, target: 'registering' },
              { guard: { type: 'is', params: { kind: 'cancelled' } }, target: 'listing.cancelled' },
              { guard: { type: 'is', params: { kind: 'taken' } }, target: 'listing.alreadyExists' },
              { target: 'listing.unable' },
            ],
            onError: { target: 'listing.rejected', actions: 'setFailure' },
          },
          on: { 'section.closed': 'listing.cancelled' },
        },
        registering: {
          description: 'The gateway verifies the passkey and stores its public key.',
          meta: { requirements: ['own.passkey.managed'] },
          tags: 'busy',
          invoke: {
            id: 'keepPasskey',
            src: 'keepPasskey',
            onDone: [
              {
                guard: { type: 'is', params: { kind: 'codes' } },
                target: 'saving',
                actions: ['setChanged', 'refreshList'],
              },
              { target: 'listing.added', actions: ['setChanged', 'refreshList'] },
            ],
            onError: { target: 'listing.rejected', actions: 'setFailure' },
          },
        },
        saving: {
          description:
            'The first second factor: ten recovery codes, shown only once; the player copies, prints or saves them and confirms it.',
          meta: { requirements: ['own.security.recovery-codes', 'own.passkey.managed'] },
          on: { 'codes.saved': 'listing.added' },
        },
        renaming: {
          description: 'Renaming a passkey.',
          meta: { requirements: ['own.passkey.managed'] },
          invoke: {
            id: 'nameForm',
            src: 'nameForm',
            input: ({ context }) => ({ about: context.selected }),
            onDone: [
              { guard: 'sent', target: 'listing.named', actions: 'refreshList' },
              { target: 'listing', description: 'Left; the name stays.' },
            ],
            onError: { target: '#passkeys.failed', actions: 'setFailure' },
          },
        },
        removing: {
          description: 'Asks for the password and a second factor before a passkey is removed.',
          meta: { requirements: ['own.passkey.managed', 'own.security.password-required'] },
          invoke: {
            id: 'removeForm',
            src: 'removeForm',
            input: ({ context }) => ({ about: context.selected }),
            onDone: [
              { guard: 'sent', target: 'listing.removed', actions: ['setChanged', 'refreshList'] },
              { target: 'listing', description: 'Left; the passkey stays.' },
            ],
            onError: { target: '#passkeys.failed', actions: 'setFailure' },
          },
        },
      },
    },
    failed: {
      description: 'A part has failed: try again, or go back.',
      meta: { requirements: ['own.passkey.managed', 'own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'open', 'section.closed': 'left' },
    },
    left: { description: 'Back at the overview.', meta: { requirements: ['own.passkey.managed'] }, type: 'final' },
  },
});

import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { Country, Failure, SecurityOverview } from '../../../src/contract';
import type { bankAccountMachine } from '../../money/bank-account/bank-account.machine';
import type { paymentPasswordMachine } from '../../money/payment-password/payment-password.machine';
import type { formMachine } from '../../platform/form/form.machine';
import type { Ending, Place } from '../../platform/host/host.machine';
import type { ContactKind, contactChangeMachine } from '../contact-change/contact-change.machine';
import type { ownDataMachine } from '../own-data/own-data.machine';
import type { passkeysMachine } from '../passkeys/passkeys.machine';
import type { sessionListMachine } from '../session-list/session-list.machine';
import type { TotpInput, totpEnrolmentMachine } from '../totp-enrolment/totp-enrolment.machine';
import type { Changed, SecurityCentreEvent } from './security-centre.types';

type Part =
  | 'sessionList'
  | 'realNameForm'
  | 'totpEnrolment'
  | 'passkeys'
  | 'contactChange'
  | 'paymentPassword'
  | 'bankAccount'
  | 'ownData'
  | 'closingForm';
/** `country`: default country of a mobile number. */
type SecurityCentreInput = { country: Country };
/** Returns the change that each part makes, by its id. */
const changesBy = ({ kind, wanted }: TotpInput & { kind: ContactKind }): { [part: string]: Changed } => ({
  realNameForm: 'realName',
  totpEnrolment: wanted === 'codes' ? 'recoveryCodes' : 'totp',
  passkeys: 'passkeys',
  contactChange: kind,
  paymentPassword: 'paymentPassword',
  bankAccount: 'bankAccounts',
});

/**
 * First page of the member centre: the protection of account and money, and one flow at a time to change it. Meets
 * own.security.*.
 */
export const securityCentreMachine = setup({
  types: {
    context: {} as SecurityCentreInput & {
      overview: SecurityOverview | null;
      kind: ContactKind;
      wanted: TotpInput['wanted'];
      changed: Changed | null;
      failure: Failure | null;
      next: Place | null;
    },
    events: {} as SecurityCentreEvent,
    input: {} as SecurityCentreInput,
    output: {} as Ending,
    children: {} as { [Child in Part]: Child },
    tags: {} as 'busy' | 'rejected' | 'section',
  },
  actors: {
    loadOverview: {} as PromiseActorLogic<SecurityOverview>,
    sessionList: {} as typeof sessionListMachine,
    /** Collects the real name and saves it. */
    realNameForm: {} as typeof formMachine,
    totpEnrolment: {} as typeof totpEnrolmentMachine,
    passkeys: {} as typeof passkeysMachine,
    contactChange: {} as typeof contactChangeMachine,
    paymentPassword: {} as typeof paymentPasswordMachine,
    bankAccount: {} as typeof bankAccountMachine,
    ownData: {} as typeof ownDataMachine,
    /** Collects the password and closes the account. */
    closingForm: {} as typeof formMachine,
  },
  guards: {
    isProtected: ({ context }) => context.overview?.paymentPassword === true,
    hasApp: ({ context }) => context.overview?.totp === true,
    hasFactor: ({ context }) => context.overview?.recoveryCodesLeft != null,
    hasNoRealName: ({ context }) => context.overview?.realName === null,
    hasChanged: ({ event }) =>
      'output' in event && ('changed' in event.output ? event.output.changed : event.output.sent),
  },
  actions: {
    setOverview: assign({ overview: (_, params: { overview: SecurityOverview }) => params.overview }),
    setKind: assign({ kind: (_, params: { kind: ContactKind }) => params.kind }),
    setTotpPurpose: assign({ wanted: (_, params: TotpInput) => params.wanted }),
    /** Marks the change of the part that has ended. */
    markChanged: assign({
      changed: ({ context, event }) => ('actorId' in event && changesBy(context)[event.actorId]) || null,
    }),
    clearChanged: assign({ changed: null }),
    setNext: assign({ next: (_, params: { next: Place }) => params.next }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'security-centre',
  context: ({ input: { country } }) => ({
    country,
    overview: null,
    kind: 'mobile',
    wanted: 'app',
    changed: null,
    failure: null,
    next: null,
  }),
  initial: 'loading',
  output: ({ context: { next } }) => (next ? { next } : { report: { type: 'account.closed' } }),
  states: {
    loading: {
      description: 'Loads the security settings.',
      meta: { requirements: ['own.security.overview', 's9.const.default-pages'] },
      tags: 'busy',
      invoke: {
        id: 'loadOverview',
        src: 'loadOverview',
        onDone: {
          target: 'overview',
          actions: { type: 'setOverview', params: ({ event }) => ({ overview: event.output }) },
        },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      description: 'Loading or a part has failed: try again.',
      meta: { requirements: ['own.security.overview', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading' },
    },
    overview: {
      description: 'One line for each security setting: masked value, and one way to change it.',
      meta: { requirements: ['own.security.overview', 's4.account-link.permanent'] },
      exit: 'clearChanged',
      on: {
        'sessions.selected': 'sessions',
        'realName.selected': {
          guard: 'hasNoRealName',
          target: 'realName',
          description: 'Only customer service can change a name that is set.',
        },
        'totp.selected': [
          { guard: 'hasApp', target: 'totp', actions: { type: 'setTotpPurpose', params: { wanted: 'removal' } } },
          { target: 'totp', actions: { type: 'setTotpPurpose', params: { wanted: 'app' } } },
        ],
        'recoveryCodes.selected': {
          guard: 'hasFactor',
          target: 'totp',
          actions: { type: 'setTotpPurpose', params: { wanted: 'codes' } },
          description: 'Recovery codes replace a second factor; without one they are not needed.',
        },
        'passkeys.selected': 'passkeys',
        'contact.selected': {
          target: 'contact',
          actions: { type: 'setKind', params: ({ event }) => ({ kind: event.kind }) },
        },
        'paymentPassword.selected': 'paymentPassword',
        'bankAccounts.selected': [
          { guard: 'isProtected', target: 'bankAccounts' },
          {
            target: 'paymentPassword',
            description: 'Without a payment password no account can be bound; it is set first.',
          },
        ],
        'ownData.selected': 'ownData',
        'closing.selected': 'closing',
        'next.selected': {
          target: 'leftForDialog',
          actions: { type: 'setNext', params: ({ event }) => ({ next: event.next }) },
        },
      },
    },
    sessions: {
      description: 'Where the player is logged in.',
      meta: { requirements: ['own.security.sessions'] },
      tags: 'section',
      invoke: {
        id: 'sessionList',
        src: 'sessionList',
        onDone: 'overview',
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    realName: {
      description: 'Setting the real name, once.',
      meta: { requirements: ['own.security.real-name', 's5.message.real-name'] },
      tags: 'section',
      invoke: {
        id: 'realNameForm',
        src: 'realNameForm',
        input: { about: null },
        onDone: [{ guard: 'hasChanged', target: 'loading', actions: 'markChanged' }, { target: 'overview' }],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    totp: {
      description: 'Setting up or removing the authenticator app, or renewing the recovery codes.',
      meta: { requirements: ['own.security.totp', 'own.security.recovery-codes'] },
      tags: 'section',
      invoke: {
        id: 'totpEnrolment',
        src: 'totpEnrolment',
        input: ({ context }) => ({ wanted: context.wanted }),
        onDone: [{ guard: 'hasChanged', target: 'loading', actions: 'markChanged' }, { target: 'overview' }],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    passkeys: {
      description: 'Listing, adding, renaming and removing passkeys.',
      meta: { requirements: ['own.passkey.managed'] },
      tags: 'section',
      invoke: {
        id: 'passkeys',
        src: 'passkeys',
        onDone: [{ guard: 'hasChanged', target: 'loading', actions: 'markChanged' }, { target: 'overview' }],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    contact: {
      description: 'Changing the mobile number or e-mail address.',
      meta: { requirements: ['own.security.contact'] },
      tags: 'section',
      invoke: {
        id: 'contactChange',
        src: 'contactChange',
        input: ({ context: { kind, country } }) => ({ kind, country }),
        onDone: [{ guard: 'hasChanged', target: 'loading', actions: 'markChanged' }, { target: 'overview' }],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    paymentPassword: {
      description: 'Setting or changing the payment password.',
      meta: { requirements: ['own.payment-password.set'] },
      tags: 'section',
      invoke: {
        id: 'paymentPassword',
        src: 'paymentPassword',
        onDone: [{ guard: 'hasChanged', target: 'loading', actions: 'markChanged' }, { target: 'overview' }],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    bankAccounts: {
      description: 'The payout accounts: bank accounts and e-wallets.',
      meta: { requirements: ['own.bank-account.bound'] },
      tags: 'section',
      invoke: {
        id: 'bankAccount',
        src: 'bankAccount',
        onDone: [{ guard: 'hasChanged', target: 'loading', actions: 'markChanged' }, { target: 'overview' }],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    ownData: {
      description: 'The file of all that is stored about the player.',
      meta: { requirements: ['own.data.page'] },
      tags: 'section',
      invoke: {
        id: 'ownData',
        src: 'ownData',
        onDone: 'overview',
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    closing: {
      description:
        'Explains what closing the account means and asks for the password; blocked while there is a balance.',
      meta: { requirements: ['own.security.closing', 'own.security.password-required'] },
      tags: 'section',
      invoke: {
        id: 'closingForm',
        src: 'closingForm',
        input: { about: null },
        onDone: [{ guard: 'hasChanged', target: 'closed' }, { target: 'overview' }],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    leftForDialog: {
      description: 'Left for a dialog: another password, or a link to a third party.',
      meta: { requirements: ['s2.modal.change-password', 's4.account-link.permanent'] },
      type: 'final',
    },
    closed: {
      description: 'The account is closed, and the player is logged out.',
      meta: { requirements: ['own.security.closing'] },
      type: 'final',
    },
  },
});

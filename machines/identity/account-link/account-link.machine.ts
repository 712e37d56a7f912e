import { assign, type DoneActorEvent, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { Provider, SocialPurpose } from '../../../src/contract/identity/authentication';
import type { FormOutput, formMachine } from '../../platform/form/form.machine';
import type { Ending, Place } from '../../platform/host/host.machine';
import type { EntryOutput, entryMachine } from '../entry/entry.machine';
import type {
  ExtraVerificationOutput,
  extraVerificationMachine,
  Proofs,
  Proven,
} from '../extra-verification/extra-verification.machine';

type AccountLinkInput = { provider: Provider; purpose: SocialPurpose };
/**
 * Response of the gateway to the third party's result: a logged-in player, an unlinked identity, or one offered for
 * linking.
 */
export type Returned =
  | { kind: 'loggedIn'; proven: Proven }
  | { kind: 'unlinked'; name: string }
  | { kind: 'offered'; name: string };

const NOT_PROVEN: Proven = {
  username: '',
  entry: { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: false },
};
const failureOf = ({ error }: { type: string; error?: Failure }): Failure | null => error ?? null;
const proofsIn = (failure: Failure | null): Proofs => Object(failure?.value).proofs ?? [];

/**
 * Third-party login, or linking an account to an identity at a third party. Codes and the password are in the vault.
 * Meets s4.account-link.*.
 */
export const accountLinkMachine = setup({
  types: {
    context: {} as AccountLinkInput &
      Pick<EntryOutput, 'account'> & {
        name: string;
        proofs: Proofs;
        proven: Proven;
        failure: Failure | null;
        next: Place | null;
      },
    events: {} as
      | { type: 'next.selected'; next: Place }
      | { type: 'retry.requested' }
      | { type: 'leave.requested' }
      | DoneActorEvent<Returned | ExtraVerificationOutput | FormOutput | EntryOutput>
      | ErrorActorEvent<Failure>,
    input: {} as AccountLinkInput,
    output: {} as Ending,
    children: {} as { [Child in 'extraVerification' | 'linkForm' | 'entry']: Child },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /**
     * Opens the provider's window and puts its result into the vault. Fails with `social.popupClosed` if the player
     * closes the window first.
     */
    authorise: {} as PromiseActorLogic<void, AccountLinkInput>,
    /** Sends the provider's result to the gateway, and stores the token after a login. */
    exchange: {} as PromiseActorLogic<Returned, AccountLinkInput>,
    /** Extra verification of a login from an unregistered address; the wiring provides the chart. */
    extraVerification: {} as typeof extraVerificationMachine,
    /** Steps after every login; the wiring provides the chart. */
    entry: {} as typeof entryMachine,
    /** Collects the password and links the account. Its `word` is a failure that no password can fix. */
    linkForm: {} as typeof formMachine,
  },
  guards: {
    popupClosed: ({ event }) => failureOf(event)?.code === 'social.popupClosed',
    isStepUpRequired: ({ event }) => failureOf(event)?.code === 'login.proofRequired',
    is: ({ event }, { kind }: { kind: Returned['kind'] }) =>
      'output' in event && 'kind' in event.output && event.output.kind === kind,
    isVerified: ({ event }) => 'output' in event && 'proven' in event.output && event.output.proven !== null,
    isLinkExpired: ({ event }) => 'output' in event && 'word' in event.output,
    sent: ({ event }) => 'output' in event && 'sent' in event.output && event.output.sent,
    isLoggedIn: ({ event }) => 'output' in event && 'account' in event.output && event.output.account !== null,
  },
  actions: {
    setReturned: assign(({ context, event }) => {
      if (!('output' in event)) return {};
      if ('proven' in event.output) return { proven: event.output.proven ?? context.proven };
      return 'name' in event.output ? { name: event.output.name } : {};
    }),
    setProofs: assign({ proofs: ({ event }) => proofsIn(failureOf(event)) }),
    setFailure: assign({ failure: ({ event }) => failureOf(event) }),
    setMessage: assign({
      failure: (_, { word }: FormOutput) => (typeof word === 'object' && 'kind' in word ? word : null),
    }),
    clearFailure: assign({ failure: null }),
    setAccount: assign({
      account: ({ event }) => ('output' in event && 'account' in event.output ? event.output.account : null),
    }),
    setNext: assign({ next: (_, params: { next: Place }) => params.next }),
    requestVerificationClose: sendTo('extraVerification', { type: 'leave.requested' }),
    requestFormClose: sendTo('linkForm', { type: 'form.cancelled' }),
    requestEntryClose: sendTo('entry', { type: 'leave.requested' }),
  },
}).createMachine({
  id: 'account-link',
  context: ({ input: { provider, purpose } }) => ({
    provider,
    purpose,
    name: '',
    proofs: [],
    proven: NOT_PROVEN,
    failure: null,
    account: null,
    next: null,
  }),
  initial: 'authorising',
  output: ({ context: { account, purpose, next } }) => ({
    ...(account && { report: { type: 'login.completed', account } }),
    ...(purpose === 'link' && { next: { to: 'securityCenter', centre: 'memberCentre' } }),
    ...(next && { next }),
  }),
  states: {
    authorising: {
      description: "The provider's window is open: the player logs in there and gives consent.",
      meta: { requirements: ['s2.login.social-buttons'] },
      entry: 'clearFailure',
      invoke: {
        id: 'authorise',
        src: 'authorise',
        input: ({ context: { provider, purpose } }) => ({ provider, purpose }),
        onDone: 'exchanging',
        onError: [
          { guard: 'popupClosed', target: 'popupClosed' },
          { target: 'failed', actions: 'setFailure' },
        ],
      },
      on: { 'leave.requested': 'cancelled' },
    },
    popupClosed: {
      description: 'The window was closed without a login: try again.',
      meta: { requirements: ['s8.phone.popup-closed'] },
      tags: 'rejected',
      on: { 'retry.requested': 'authorising', 'leave.requested': 'cancelled' },
    },
    exchanging: {
      description: 'The gateway verifies the person with the provider and looks up the account.',
      meta: { requirements: ['s2.login.social-buttons'] },
      tags: 'busy',
      invoke: {
        id: 'exchange',
        src: 'exchange',
        input: ({ context: { provider, purpose } }) => ({ provider, purpose }),
        onDone: [
          { guard: { type: 'is', params: { kind: 'loggedIn' } }, target: 'entering', actions: 'setReturned' },
          { guard: { type: 'is', params: { kind: 'offered' } }, target: 'confirming', actions: 'setReturned' },
          { target: 'unlinked', actions: 'setReturned' },
        ],
        onError: [
          { guard: 'isStepUpRequired', target: 'steppingUp', actions: 'setProofs' },
          { target: 'failed', actions: 'setFailure' },
        ],
      },
    },
    failed: {
      description: 'The login failed; the reason is shown, and the player can retry.',
      meta: { requirements: ['s8.message.network-abnormal'] },
      tags: 'rejected',
      on: { 'retry.requested': 'authorising', 'leave.requested': 'cancelled' },
    },
    unlinked: {
      description: 'No account is linked to this person: log in or register first, then link in the security centre.',
      meta: { requirements: ['own.account-link.unlinked'] },
      on: {
        'next.selected': {
          target: 'cancelled',
          actions: { type: 'setNext', params: ({ event }) => ({ next: event.next }) },
        },
        'retry.requested': 'authorising',
        'leave.requested': 'cancelled',
      },
    },
    steppingUp: {
      description: 'The address is not registered: asks for a second factor, as after any login.',
      meta: { requirements: ['s4.login.unregistered-ip'] },
      invoke: {
        id: 'extraVerification',
        src: 'extraVerification',
        input: ({ context: { proofs } }) => ({ proofs }),
        onDone: [
          { guard: 'isVerified', target: 'entering', actions: 'setReturned' },
          { target: 'cancelled', description: 'The player has left, or the time has run out.' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
      on: { 'leave.requested': { actions: 'requestVerificationClose' } },
    },
    confirming: {
      description: 'The link is permanent: after confirmation with the password it cannot be changed or removed.',
      meta: { requirements: ['s4.account-link.permanent', 's5.message.empty', 's8.message.network-abnormal'] },
      invoke: {
        id: 'linkForm',
        src: 'linkForm',
        input: { about: null },
        onDone: [
          {
            guard: 'isLinkExpired',
            target: 'failed',
            actions: { type: 'setMessage', params: ({ event }) => event.output },
            description: 'Too late, or the person has been linked to another account in the meantime.',
          },
          { guard: 'sent', target: 'linked' },
          { target: 'cancelled', description: 'Left without a link.' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
      on: {
        'leave.requested': {
          actions: 'requestFormClose',
          description: 'Waits until the current request has finished.',
        },
      },
    },
    linked: {
      description: 'The account is linked permanently.',
      meta: { requirements: ['s4.account-link.permanent'] },
      on: { 'leave.requested': 'cancelled' },
    },
    entering: {
      description: 'The steps after every login; a third party has no password of ours to check.',
      meta: { requirements: ['s4.login.after-login', 's4.login.success-stored'] },
      invoke: {
        id: 'entry',
        src: 'entry',
        input: ({ context: { proven } }) => ({ ...proven, judged: false }),
        onDone: [
          { guard: 'isLoggedIn', target: 'loggedIn', actions: 'setAccount' },
          { target: 'cancelled', description: 'The player has left again.' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
      on: { 'leave.requested': { actions: 'requestEntryClose' } },
    },
    loggedIn: {
      description: 'Logged in; the player continues.',
      meta: { requirements: ['s2.navigation.after-login'] },
      type: 'final',
    },
    cancelled: {
      description: 'The dialog is closed without a login.',
      meta: { requirements: ['s4.modal.escape'] },
      type: 'final',
    },
  },
});

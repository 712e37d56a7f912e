import { assign, type DoneActorEvent, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Failure, FieldIssue, MemberInfo, RegistrationMethod } from '../../../src/contract';
import type { Entry, EntryOutput, entryMachine } from '../entry/entry.machine';
import type { verificationMachine } from '../verification/verification.machine';

/** Non-secret input, by field name. */
export type Typed = Record<string, string>;
/** Steps before the registration itself: checking a typed invitation code, the slide puzzle, verifying the number. */
export type EnrolmentSteps = { codeCheck: boolean; slide: boolean; phoneProof: boolean };
type EnrolmentInput = { method: RegistrationMethod; typed: Typed; wanted: EnrolmentSteps };
/**
 * Outcome of the attempt. `issues` appear at their fields, `failure` above the form, or (`unproven`) at the provider's
 * field. `account`: of the logged-in player, once registered.
 */
export type EnrolmentEnd =
  | 'registered'
  | 'codeUnknown'
  | 'unverified'
  | 'unproven'
  | 'invalid'
  | 'unreached'
  | 'refused'
  | 'closed';
export type EnrolmentOutput = {
  end: EnrolmentEnd;
  account: MemberInfo | null;
  failure: Failure | null;
  issues: FieldIssue[];
};

const namesFields = (value: unknown): value is { fields: FieldIssue[] } =>
  typeof value === 'object' &&
  value !== null &&
  'fields' in value &&
  Array.isArray(value.fields) &&
  typeof value.fields[0] === 'object';
const failureOf = ({ error }: { type: string; error?: Failure }): Failure | null => error ?? null;
/** Returns the fields that a rejection names. */
const fieldsOf = (event: { type: string; error?: Failure }): FieldIssue[] => {
  const value = failureOf(event)?.value;
  return namesFields(value) ? value.fields : [];
};

/**
 * A registration attempt, from a valid form to a logged-in player: the preliminary checks, the encrypted registration,
 * and the steps after every login. Meets s4.registration.*.
 */
export const enrolmentMachine = setup({
  types: {
    context: {} as EnrolmentInput & EnrolmentOutput & { entry: Entry },
    events: {} as
      | { type: 'notice.acknowledged' }
      | { type: 'leave.requested' }
      | DoneActorEvent<EntryOutput, 'entry'>
      | ErrorActorEvent<Failure>,
    input: {} as EnrolmentInput,
    output: {} as EnrolmentOutput,
    children: {} as { verification: 'verification'; entry: 'entry' },
    tags: {} as 'busy',
  },
  actors: {
    /** Checks whether the invitation code belongs to an agent. */
    checkCode: {} as PromiseActorLogic<{ valid: boolean }, { code: string }>,
    /** The slide puzzle; the wiring provides the chart. */
    verification: {} as typeof verificationMachine,
    /** Makes the provider verify its own code; its token goes into the vault. */
    provePhone: {} as PromiseActorLogic<void, { typed: Typed }>,
    /** Sends the encrypted registration and stores the token and the user info. */
    register: {} as PromiseActorLogic<Entry, { method: RegistrationMethod; typed: Typed }>,
    /** Steps after every login; the wiring provides the chart. */
    entry: {} as typeof entryMachine,
  },
  guards: {
    needsCodeCheck: ({ context }) => context.wanted.codeCheck,
    needsSlide: ({ context }) => context.wanted.slide,
    needsPhoneProof: ({ context }) => context.wanted.phoneProof,
    isTrue: (_, params: { value: boolean }) => params.value,
    isSlideRequired: ({ event }) => ['slide.required', 'slide.expired'].includes(failureOf(event)?.code ?? ''),
    hasFieldErrors: ({ event }) => fieldsOf(event).length > 0,
    isUnreachable: ({ event }) => ['offline', 'timeout'].includes(failureOf(event)?.kind ?? ''),
    isLoggedIn: ({ event }) => 'output' in event && event.output.account !== null,
  },
  actions: {
    setEntry: assign({ entry: (_, params: { entry: Entry }) => params.entry }),
    setFailure: assign({ failure: ({ event }) => failureOf(event) }),
    setNamedFields: assign({ failure: ({ event }) => failureOf(event), issues: ({ event }) => fieldsOf(event) }),
    endAs: assign({ end: (_, params: { end: EnrolmentEnd }) => params.end }),
    setAccount: assign({ account: ({ event }) => ('output' in event ? event.output.account : null) }),
    setCodeUnknown: assign({ issues: [{ field: 'affiliateCode', code: 'invitationCode', min: 0, max: 0 }] }),
    clearInvitation: () => {},
    requestEntryClose: sendTo('entry', { type: 'leave.requested' }),
  },
}).createMachine({
  id: 'enrolment',
  context: ({ input }) => ({
    ...input,
    end: 'closed',
    account: null,
    entry: { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: false },
    failure: null,
    issues: [],
  }),
  initial: 'opening',
  output: ({ context: { end, account, failure, issues } }) => ({ end, account, failure, issues }),
  states: {
    opening: {
      description: 'Checks whether an invitation code was typed that must be checked first.',
      meta: { requirements: ['s4.registration.affiliate-check'] },
      always: [{ guard: 'needsCodeCheck', target: 'checkingCode' }, { target: 'codeFine' }],
    },
    checkingCode: {
      description: 'Checking the typed invitation code.',
      meta: { requirements: ['s4.registration.affiliate-check', 's7.call.agent-affiliate'] },
      tags: 'busy',
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context }) => ({ code: context.typed.affiliateCode ?? '' }),
        onDone: [
          { guard: { type: 'isTrue', params: ({ event }) => ({ value: event.output.valid }) }, target: 'codeFine' },
          { target: 'codeRefused', actions: 'setCodeUnknown' },
        ],
        onError: { target: 'unreachable', actions: 'setFailure' },
      },
    },
    codeRefused: {
      description:
        'invitation_code_error: no agent has this code; the button closes the message, and registration stops.',
      meta: { requirements: ['s8.registration.affiliate-code', 's5.message.invitation-code'] },
      on: { 'notice.acknowledged': 'codeUnknown', 'leave.requested': 'codeUnknown' },
    },
    codeFine: {
      description: 'The code is valid, or there is none; checks whether a puzzle comes first.',
      meta: { requirements: ['s3.registration.slide-fields'] },
      always: [{ guard: 'needsSlide', target: 'verifying' }, { target: 'verified' }],
    },
    verifying: {
      description: 'The slide puzzle, or the proof of work that replaces it.',
      meta: { requirements: ['s3.registration.slide-fields'] },
      invoke: {
        id: 'verification',
        src: 'verification',
        input: { name: '' },
        onDone: [
          { guard: { type: 'isTrue', params: ({ event }) => ({ value: event.output.passed }) }, target: 'verified' },
          { target: 'unverified' },
        ],
        onError: { target: 'rejected', actions: 'setFailure' },
      },
      on: { 'leave.requested': 'closed' },
    },
    verified: {
      description: 'A person is present; checks whether a provider verifies the phone number.',
      meta: { requirements: ['s4.registration.phone-verification-failed'] },
      always: [{ guard: 'needsPhoneProof', target: 'provingPhone' }, { target: 'registering' }],
    },
    provingPhone: {
      description: 'The external provider verifies its own code for the number.',
      meta: { requirements: ['s4.registration.phone-verification-failed', 's7.client.external-token'] },
      tags: 'busy',
      invoke: {
        id: 'provePhone',
        src: 'provePhone',
        input: ({ context }) => ({ typed: context.typed }),
        onDone: 'registering',
        onError: { target: 'phoneUnverified', actions: 'setFailure' },
      },
    },
    registering: {
      description: 'Sending the encrypted registration; sent twice, it creates one account.',
      meta: {
        requirements: [
          's7.call.member-register',
          's7.call.member-register-mobile',
          's3.registration.payload-extras',
          's1.visitor.register',
        ],
      },
      tags: 'busy',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context: { method, typed } }) => ({ method, typed }),
        onDone: {
          target: 'entering',
          actions: [{ type: 'setEntry', params: ({ event }) => ({ entry: event.output }) }, 'clearInvitation'],
        },
        onError: [
          {
            guard: 'isSlideRequired',
            target: 'verifying',
            description: 'The module was just switched on, or the receipt was too old.',
          },
          { guard: 'hasFieldErrors', target: 'invalid', actions: 'setNamedFields' },
          { guard: 'isUnreachable', target: 'unreachable', actions: 'setFailure' },
          { target: 'rejected', actions: 'setFailure' },
        ],
      },
    },
    entering: {
      description: 'Stores the token and loads the member info; the new password needs no check.',
      meta: { requirements: ['s4.registration.success'] },
      invoke: {
        id: 'entry',
        src: 'entry',
        input: ({ context: { typed, entry } }) => ({ username: typed.username ?? '', entry, judged: false }),
        onDone: [
          { guard: 'isLoggedIn', target: 'registered', actions: 'setAccount' },
          {
            target: 'closed',
            description: 'Left before it was finished: the account exists, and the session is ended.',
          },
        ],
        onError: {
          target: 'closed',
          description: 'Failed: the account exists, and a reload finds the player logged in.',
        },
      },
      on: { 'leave.requested': { actions: 'requestEntryClose' } },
    },
    registered: {
      description: 'Registered and logged in; the player continues.',
      meta: { requirements: ['s4.registration.success', 's1.visitor.register', 's2.navigation.after-login'] },
      type: 'final',
      entry: { type: 'endAs', params: { end: 'registered' } },
    },
    codeUnknown: {
      description: 'Stopped: the invitation code is unknown.',
      meta: { requirements: ['s8.registration.affiliate-code'] },
      type: 'final',
      entry: { type: 'endAs', params: { end: 'codeUnknown' } },
    },
    unverified: {
      description: 'Stopped: the puzzle was closed.',
      meta: { requirements: ['s8.message.verification-first'] },
      type: 'final',
      entry: { type: 'endAs', params: { end: 'unverified' } },
    },
    phoneUnverified: {
      description:
        "Stopped without a pop-up: the provider did not verify the number; the reason is shown beside the provider's own field.",
      meta: { requirements: ['s4.registration.phone-verification-failed', 's8.registration.phone-verification'] },
      type: 'final',
      entry: { type: 'endAs', params: { end: 'unproven' } },
    },
    invalid: {
      description: 'Stopped: the gateway names invalid fields, such as a user name that is taken.',
      meta: { requirements: ['s5.registration.server-rules', 'own.registration.taken'] },
      type: 'final',
      entry: { type: 'endAs', params: { end: 'invalid' } },
    },
    unreachable: {
      description: 'Stopped: offline or timed out; it can be sent again and creates one account.',
      meta: { requirements: ['s8.message.network-abnormal', 's8.message.slow-page', 'own.registration.once'] },
      type: 'final',
      entry: { type: 'endAs', params: { end: 'unreached' } },
    },
    rejected: {
      description: 'Stopped: the gateway rejected the registration; its reason is shown.',
      meta: { requirements: ['s7.call.member-register'] },
      type: 'final',
      entry: { type: 'endAs', params: { end: 'refused' } },
    },
    closed: {
      description: 'Stopped without a session: the player closed the dialog.',
      meta: { requirements: ['s2.modal.register'] },
      type: 'final',
      entry: { type: 'endAs', params: { end: 'closed' } },
    },
  },
});

import { assign, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { DeskValue } from '../../../src/contract/operations/desk-endpoints';
import type { FormOutput, formMachine } from '../../platform/form/form.machine';

/** `byLink`: the page was opened by the one-time link of an enrolment; its token is in the vault. */
export type DeskLoginInput = { byLink: boolean };
/** Operator of a link, and the bounds of the length of a password. */
export type DeskEnrolment = Pick<DeskValue<'openEnrolment'>, 'name' | 'passwordMin' | 'passwordMax'>;

/**
 * Login of an operator by password and code, and the enrolment of a new one by a link. Password, code and secret are in
 * the vault. Meets own.desk-app.login, own.desk-app.enrolment.
 */
export const deskLoginMachine = setup({
  types: {
    context: {} as DeskLoginInput & { enrolment: DeskEnrolment | null; failure: Failure | null },
    events: {} as { type: 'login.requested' } | ErrorActorEvent<Failure>,
    input: {} as DeskLoginInput,
    children: {} as { [Name in 'readLink' | 'passwordForm' | 'codeForm' | 'newPasswordForm' | 'appForm']: Name },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Collects name and password; its `word` is the failure of an operator who is locked out. */
    passwordForm: {} as typeof formMachine,
    /** Collects a code of the authenticator app, and opens the session; its `word` is a failure that ends the login. */
    codeForm: {} as typeof formMachine,
    /** Reads the operator of the link. */
    readLink: {} as PromiseActorLogic<DeskEnrolment>,
    /** Collects the new password; the secret of the authenticator app goes into the vault. */
    newPasswordForm: {} as typeof formMachine,
    /** Collects the first code of the authenticator app, which completes the enrolment. */
    appForm: {} as typeof formMachine,
  },
  guards: {
    byLink: ({ context }) => context.byLink,
    sent: (_, params: { sent: boolean }) => params.sent,
    hasEnded: (_, { word }: FormOutput) => typeof word === 'object',
  },
  actions: {
    setEnrolment: assign({ enrolment: (_, params: { enrolment: DeskEnrolment }) => params.enrolment }),
    setEnd: assign({
      failure: (_, { word }: FormOutput) => (typeof word === 'object' && 'kind' in word ? word : null),
    }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'desk-login',
  context: ({ input }) => ({ ...input, enrolment: null, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The link of an enrolment leads to a new password, any other address to the login.',
      meta: { requirements: ['own.desk-app.login', 'own.desk-app.enrolment'] },
      always: [{ guard: 'byLink', target: 'enrolling' }, { target: 'loggingIn' }],
    },
    loggingIn: {
      description: 'Login in two steps.',
      meta: { requirements: ['own.desk-app.login'] },
      initial: 'password',
      states: {
        password: {
          description: 'Name and password.',
          meta: { requirements: ['own.desk-app.login'] },
          invoke: {
            id: 'passwordForm',
            src: 'passwordForm',
            input: { about: null },
            onDone: [
              {
                guard: { type: 'hasEnded', params: ({ event }) => event.output },
                target: '#ended',
                actions: { type: 'setEnd', params: ({ event }) => event.output },
              },
              { target: 'code' },
            ],
            onError: { target: '#ended', actions: 'setFailure' },
          },
        },
        code: {
          description: 'A code of the authenticator app, which every login takes.',
          meta: { requirements: ['own.desk-app.login'] },
          invoke: {
            id: 'codeForm',
            src: 'codeForm',
            input: { about: null },
            onDone: [
              {
                guard: { type: 'hasEnded', params: ({ event }) => event.output },
                target: '#ended',
                actions: { type: 'setEnd', params: ({ event }) => event.output },
              },
              { guard: { type: 'sent', params: ({ event }) => event.output }, target: '#loggedIn' },
              { target: 'password', description: 'Back, as another operator.' },
            ],
            onError: { target: '#ended', actions: 'setFailure' },
          },
        },
      },
    },
    enrolling: {
      description: 'Enrolment of a new operator, or of one without a password or an app.',
      meta: { requirements: ['own.desk-app.enrolment'] },
      initial: 'reading',
      states: {
        reading: {
          description: 'Reading the link.',
          meta: { requirements: ['own.desk-app.enrolment'] },
          tags: 'busy',
          invoke: {
            id: 'readLink',
            src: 'readLink',
            onDone: {
              target: 'choosingPassword',
              actions: { type: 'setEnrolment', params: ({ event }) => ({ enrolment: event.output }) },
            },
            onError: { target: '#ended', actions: 'setFailure' },
          },
        },
        choosingPassword: {
          description: 'A new password, under the name of the operator.',
          meta: { requirements: ['own.desk-app.enrolment'] },
          invoke: {
            id: 'newPasswordForm',
            src: 'newPasswordForm',
            input: ({ context: { enrolment } }) => ({ about: `${enrolment?.passwordMin} ${enrolment?.passwordMax}` }),
            onDone: [
              {
                guard: { type: 'hasEnded', params: ({ event }) => event.output },
                target: '#ended',
                actions: { type: 'setEnd', params: ({ event }) => event.output },
              },
              { target: 'addingApp' },
            ],
            onError: { target: '#ended', actions: 'setFailure' },
          },
        },
        addingApp: {
          description: 'The key for the authenticator app, as a picture and as text, and the first code of the app.',
          meta: { requirements: ['own.desk-app.enrolment'] },
          invoke: {
            id: 'appForm',
            src: 'appForm',
            input: { about: null },
            onDone: [
              {
                guard: { type: 'hasEnded', params: ({ event }) => event.output },
                target: '#ended',
                actions: { type: 'setEnd', params: ({ event }) => event.output },
              },
              { target: 'enrolled' },
            ],
            onError: { target: '#ended', actions: 'setFailure' },
          },
        },
        enrolled: {
          description: 'Enrolled; the link is used up, and the operator goes on to the login.',
          meta: { requirements: ['own.desk-app.enrolment'] },
          on: { 'login.requested': '#desk-login.loggingIn' },
        },
      },
    },
    ended: {
      id: 'ended',
      description: 'It cannot go on: locked out, too late, or the link is no longer valid. The reason is shown.',
      meta: { requirements: ['own.desk-app.login', 'own.desk-app.enrolment'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'login.requested': 'loggingIn' },
    },
    loggedIn: {
      id: 'loggedIn',
      description: 'The session is open.',
      meta: { requirements: ['own.desk-app.login'] },
      type: 'final',
    },
  },
});

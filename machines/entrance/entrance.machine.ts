import { assign, sendTo, setup } from 'xstate';
import type { MemberInfo } from '../../src/contract';
import type { AccountLinkInput, accountLinkMachine } from '../account-link/account-link.machine';
import type { DialogRequest } from '../dialogs/dialogs.machine';
import type { freeTrialMachine } from '../free-trial/free-trial.machine';
import type { loginMachine } from '../login/login.machine';
import type { registrationMachine } from '../registration/registration.machine';

/** By which dialog somebody comes in: a login may come with a form already sent, a registration with a link's invitation code. */
export type EntranceRequest =
  | { name: 'login'; username: string; submitted: boolean; way?: 'mobile' }
  | { name: 'register'; code: string }
  | { name: 'freeTrial' }
  | ({ name: 'accountLink' } & AccountLinkInput);
/** `returning`: whose session ran out; nobody's where it is empty. */
export type EntranceInput = { request: EntranceRequest; returning: string };
/**
 * `entered` with an account that was there, `begun` with a new one or a trial, `resumed` by whose session ran out, `ledOn` to the dialog that
 * is `next`, `left`, or `broken`. `changed`: a password that was due was changed on the way in.
 */
export type EntranceOutput = {
  outcome: 'entered' | 'begun' | 'resumed' | 'ledOn' | 'left' | 'broken';
  account: MemberInfo | null;
  next: DialogRequest | null;
  changed?: true;
};

/** The dialogs by which somebody comes in, and how each ends. Meets s2.modal.login, s2.modal.register, s1.visitor.free-trial, s2.login.social-buttons. */
export const entranceMachine = setup({
  types: {
    context: {} as EntranceInput & EntranceOutput,
    events: {} as { type: 'dialog.closed' },
    input: {} as EntranceInput,
    output: {} as EntranceOutput,
    children: {} as { login: 'login'; register: 'register'; freeTrial: 'freeTrial'; accountLink: 'accountLink' },
  },
  actors: {
    /** The login; the wiring provides the chart. */
    login: {} as typeof loginMachine,
    /** The registration, likewise. */
    register: {} as typeof registrationMachine,
    /** The free trial, likewise. */
    freeTrial: {} as typeof freeTrialMachine,
    /** The sign-in at a third party, likewise. */
    accountLink: {} as typeof accountLinkMachine,
  },
  guards: {
    isNamed: ({ context }, params: { name: EntranceRequest['name'] }) => context.request.name === params.name,
    isBack: ({ context }, params: { account: MemberInfo | null }) => params.account?.account === context.returning,
    cameIn: (_, params: { account: MemberInfo | null }) => params.account !== null,
    leadsOn: (_, params: { next: DialogRequest | null }) => params.next !== null,
    forLink: ({ context: { request } }) => request.name === 'accountLink' && request.purpose === 'link',
  },
  actions: {
    note: assign((_, params: Partial<EntranceOutput>) => params),
    askLoginToClose: sendTo('login', { type: 'dialog.closed' }),
    askRegistrationToClose: sendTo('register', { type: 'dialog.closed' }),
    askTrialToClose: sendTo('freeTrial', { type: 'dialog.closed' }),
    askLinkToClose: sendTo('accountLink', { type: 'dialog.closed' }),
  },
}).createMachine({
  id: 'entrance',
  context: ({ input }) => ({ ...input, outcome: 'left', account: null, next: null }),
  initial: 'choosing',
  output: ({ context: { outcome, account, next, changed } }) => ({ outcome, account, next, ...(changed && { changed }) }),
  states: {
    choosing: {
      description: 'Which one is it?',
      meta: { requirements: ['s4.modal.by-name'] },
      always: [
        { guard: { type: 'isNamed', params: { name: 'register' } }, target: 'registering' },
        { guard: { type: 'isNamed', params: { name: 'freeTrial' } }, target: 'trying' },
        { guard: { type: 'isNamed', params: { name: 'accountLink' } }, target: 'atThirdParty' },
        { target: 'loggingIn' },
      ],
    },
    loggingIn: {
      description: 'The login dialog; its own chart decides when it may be left.',
      meta: { requirements: ['s2.modal.login', 's4.modal.escape', 's4.modal.scroll-lock'] },
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context: { request } }) =>
          request.name === 'login'
            ? { username: request.username, submitted: request.submitted, way: request.way }
            : { username: '', submitted: false },
        onDone: [
          {
            guard: { type: 'isBack', params: ({ event }) => ({ account: event.output.account }) },
            target: 'over',
            actions: { type: 'note', params: ({ event }) => ({ ...event.output, outcome: 'resumed' }) },
            description: 'Back after the session ran out.',
          },
          {
            guard: { type: 'cameIn', params: ({ event }) => ({ account: event.output.account }) },
            target: 'over',
            actions: { type: 'note', params: ({ event }) => ({ ...event.output, outcome: 'entered' }) },
          },
          {
            guard: { type: 'leadsOn', params: ({ event }) => ({ next: event.output.next }) },
            target: 'over',
            actions: { type: 'note', params: ({ event }) => ({ outcome: 'ledOn', next: event.output.next }) },
            description: 'Another dialog is wanted instead.',
          },
          { target: 'over', description: 'Left without a session.' },
        ],
        onError: { target: 'over', actions: { type: 'note', params: { outcome: 'broken' } } },
      },
      on: { 'dialog.closed': { actions: 'askLoginToClose' } },
    },
    registering: {
      description: 'Registration; its own chart decides when it may be left. Who has registered is logged in.',
      meta: { requirements: ['s2.modal.register', 's2.route.register', 's4.modal.escape'] },
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context: { request } }) => ({ code: request.name === 'register' ? request.code : '' }),
        onDone: [
          {
            guard: { type: 'cameIn', params: ({ event }) => ({ account: event.output.account }) },
            target: 'over',
            actions: { type: 'note', params: ({ event }) => ({ outcome: 'begun', account: event.output.account }) },
          },
          {
            guard: { type: 'leadsOn', params: ({ event }) => ({ next: event.output.next }) },
            target: 'over',
            actions: { type: 'note', params: ({ event }) => ({ outcome: 'ledOn', next: event.output.next }) },
            description: 'There is an account already: the login comes instead.',
          },
          { target: 'over', description: 'Left without an account.' },
        ],
        onError: { target: 'over', actions: { type: 'note', params: { outcome: 'broken' } } },
      },
      on: { 'dialog.closed': { actions: 'askRegistrationToClose' } },
    },
    trying: {
      description: 'The free trial; its own chart decides when it may be left. One that has begun counts as logged in.',
      meta: { requirements: ['s1.visitor.free-trial', 's4.free-trial.finish', 's4.modal.escape'] },
      invoke: {
        id: 'freeTrial',
        src: 'freeTrial',
        onDone: [
          {
            guard: { type: 'cameIn', params: ({ event }) => ({ account: event.output.account }) },
            target: 'over',
            actions: { type: 'note', params: ({ event }) => ({ outcome: 'begun', account: event.output.account }) },
          },
          { target: 'over', description: 'Left without a trial.' },
        ],
        onError: { target: 'over', actions: { type: 'note', params: { outcome: 'broken' } } },
      },
      on: { 'dialog.closed': { actions: 'askTrialToClose' } },
    },
    atThirdParty: {
      description: 'Sign-in at a third party, to log in or to link; its own chart decides when it may be left.',
      meta: { requirements: ['s2.login.social-buttons', 's4.account-link.permanent', 's4.modal.escape'] },
      invoke: {
        id: 'accountLink',
        src: 'accountLink',
        input: ({ context: { request } }) => (request.name === 'accountLink' ? request : { provider: 'google', purpose: 'login' }),
        onDone: [
          {
            guard: { type: 'cameIn', params: ({ event }) => ({ account: event.output.account }) },
            target: 'over',
            actions: { type: 'note', params: ({ event }) => ({ outcome: 'entered', account: event.output.account }) },
          },
          {
            guard: 'forLink',
            target: 'over',
            actions: { type: 'note', params: { outcome: 'ledOn', next: { name: 'memberCentre', page: 'securityCenter' } } },
            description: 'Back to the security centre.',
          },
          { target: 'over', description: 'Left without a session.' },
        ],
        onError: { target: 'over', actions: { type: 'note', params: { outcome: 'broken' } } },
      },
      on: { 'dialog.closed': { actions: 'askLinkToClose' } },
    },
    over: {
      description: 'Somebody is in, or another dialog is wanted, or this one was left or broke down, which the dialogs tell.',
      meta: { requirements: ['s4.modal.by-name', 'own.session.ran-out', 'own.portal.broken-part'] },
      type: 'final',
    },
  },
});

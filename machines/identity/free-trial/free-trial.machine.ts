import { assign, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Failure, MemberInfo } from '../../../src/contract';
import type { Ending } from '../../platform/host/host.machine';
import type { captchaMachine } from '../captcha/captcha.machine';
import type { Entry, entryMachine } from '../entry/entry.machine';

/** The new trial account; its token is already stored. */
export type Trial = { username: string; entry: Entry };

/** Playing with points, without an account. Meets s4.free-trial.*, s1.visitor.free-trial. */
export const freeTrialMachine = setup({
  types: {
    context: {} as { trial: Trial | null; failure: Failure | null; account: MemberInfo | null },
    events: {} as
      | { type: 'trial.requested' }
      | { type: 'form.submitted' }
      | { type: 'retry.requested' }
      | { type: 'leave.requested' }
      | ErrorActorEvent<Failure>,
    output: {} as Ending,
    children: {} as { captcha: 'captcha'; entry: 'entry' },
    tags: {} as 'busy' | 'form' | 'rejected',
  },
  actors: {
    /** The captcha next to the form; the wiring provides the chart. */
    captcha: {} as typeof captchaMachine,
    /** Steps after every login; the wiring provides the chart. */
    entry: {} as typeof entryMachine,
    /** Opens the trial account and stores its token; the captcha's answer is in the vault. */
    startTrial: {} as PromiseActorLogic<Trial>,
    /** Removes the flag cpw of another player's pending password change. */
    removeCpw: {} as PromiseActorLogic<void>,
  },
  guards: {
    isCaptchaRequired: ({ event }) => 'error' in event && String(event.error.code).startsWith('captcha.'),
    isLoggedIn: (_, params: { account: MemberInfo | null }) => params.account !== null,
  },
  actions: {
    setTrial: assign({ trial: (_, params: { trial: Trial }) => params.trial }),
    setAccount: assign({ account: (_, params: { account: MemberInfo | null }) => params.account }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
    requireCaptcha: sendTo('captcha', { type: 'captcha.demanded' }),
    requestEntryClose: sendTo('entry', { type: 'leave.requested' }),
  },
}).createMachine({
  id: 'free-trial',
  context: { trial: null, failure: null, account: null },
  initial: 'offered',
  output: ({ context: { account } }) => ({
    ...(account && { report: { type: 'login.completed', account, begun: true } }),
  }),
  invoke: {
    id: 'captcha',
    src: 'captcha',
    onError: {
      actions: 'setFailure',
      description: 'The captcha failed; the gateway reports whether one is missing.',
    },
  },
  states: {
    offered: {
      description: 'The demo is offered; only a press opens an account, never an address.',
      meta: { requirements: ['s1.visitor.free-trial', 'own.address.safe'] },
      on: { 'trial.requested': 'starting', 'leave.requested': 'cancelled' },
    },
    starting: {
      description: 'Opening a trial account.',
      meta: { requirements: ['s1.visitor.free-trial', 's7.call.session-freeplay', 's6.flag.free-play'] },
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'startTrial',
        src: 'startTrial',
        onDone: { target: 'entering', actions: { type: 'setTrial', params: ({ event }) => ({ trial: event.output }) } },
        onError: [
          {
            guard: 'isCaptchaRequired',
            target: 'solvingCaptcha',
            actions: ['setFailure', 'requireCaptcha'],
            description: 'Many trials came from this network.',
          },
          { target: 'failed', actions: 'setFailure' },
        ],
      },
    },
    solvingCaptcha: {
      description: 'Many trials came from this network: a captcha or a proof of work comes first.',
      meta: { requirements: ['own.free-trial.captcha'] },
      tags: 'form',
      on: { 'form.submitted': 'starting', 'leave.requested': 'cancelled' },
    },
    failed: {
      description: 'No trial was opened; the reason is shown, and the player can retry.',
      meta: { requirements: ['s8.message.network-abnormal', 's6.flag.free-play'] },
      tags: 'rejected',
      on: { 'retry.requested': 'starting', 'leave.requested': 'cancelled' },
    },
    entering: {
      description: 'The trial account loads its login info like any other; its password is not checked for changes.',
      meta: { requirements: ['s4.free-trial.login-info', 's4.account-type.trial'] },
      invoke: {
        id: 'entry',
        src: 'entry',
        input: ({ context: { trial } }) => ({
          username: trial?.username ?? '',
          entry: trial?.entry ?? {
            firstTimeLogin: false,
            passwordExpired: false,
            passwordDefault: false,
            expiryEnabled: false,
          },
          judged: false,
        }),
        onDone: [
          {
            guard: { type: 'isLoggedIn', params: ({ event }) => ({ account: event.output.account }) },
            target: 'removingCpw',
            actions: { type: 'setAccount', params: ({ event }) => ({ account: event.output.account }) },
          },
          { target: 'cancelled', description: 'The visitor has left.' },
        ],
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
      on: { 'leave.requested': { actions: 'requestEntryClose' } },
    },
    removingCpw: {
      description: 'Removes a stored cpw item; a failure stops nobody.',
      meta: { requirements: ['s4.free-trial.cpw-removed'] },
      tags: 'busy',
      invoke: { id: 'removeCpw', src: 'removeCpw', onDone: 'started', onError: 'started' },
    },
    started: {
      description: 'The trial starts: open dialogs close, the page goes to "/", and the visitor counts as logged in.',
      meta: { requirements: ['s4.free-trial.finish', 's2.navigation.after-free-trial'] },
      type: 'final',
    },
    cancelled: {
      description: 'Left without a trial.',
      meta: { requirements: ['s6.role.visitor'] },
      type: 'final',
    },
  },
});

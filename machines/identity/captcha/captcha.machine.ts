import { assign, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Captcha, Failure } from '../../../src/contract';

/**
 * The captcha next to a form, absent until the gateway demands it. It runs as long as the form: if invoked on demand,
 * it would lose its throttle and its picture with every state change of the form. Meets s2.login.captcha-*,
 * s9.const.captcha-throttle.
 */
export const captchaMachine = setup({
  types: {
    context: {} as { captcha: Captcha | null; failure: Failure | null },
    events: {} as
      | { type: 'captcha.demanded' }
      | { type: 'captcha.renewed' }
      | { type: 'captcha.refreshed' }
      | { type: 'work.selected' }
      | ErrorActorEvent<Failure>,
    tags: {} as 'busy' | 'pictured' | 'rejected',
  },
  actors: {
    /** Loads a new picture; its id also goes into the vault, for the login that submits the answer. */
    loadCaptcha: {} as PromiseActorLogic<Captcha>,
    /** Computes the proof of work in a worker; the receipt goes into the vault. */
    doWork: {} as PromiseActorLogic<void, { purpose: 'slide' | 'captcha' }>,
  },
  actions: {
    setCaptcha: assign({ captcha: (_, params: { captcha: Captcha }) => params.captcha }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
  delays: { throttle: 1_000 },
}).createMachine({
  id: 'captcha',
  context: { captcha: null, failure: null },
  initial: 'absent',
  states: {
    absent: {
      description: 'No captcha is demanded.',
      meta: { requirements: ['s2.login.captcha-on-demand'] },
      on: { 'captcha.demanded': 'demanded' },
    },
    demanded: {
      description: 'The gateway demands a captcha from now on; each attempt consumes a picture and loads another.',
      meta: { requirements: ['s2.login.captcha-on-demand', 's4.login.failure-captcha'] },
      on: { 'captcha.demanded': '.loading', 'captcha.renewed': '.loading' },
      initial: 'loading',
      states: {
        loading: {
          description: 'Loading a picture.',
          meta: { requirements: ['s7.call.captcha'] },
          tags: 'busy',
          invoke: {
            id: 'loadCaptcha',
            src: 'loadCaptcha',
            onDone: {
              target: 'fresh',
              actions: { type: 'setCaptcha', params: ({ event }) => ({ captcha: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: 'setFailure',
            },
          },
        },
        fresh: {
          description: 'The picture is shown; another one can be requested after a second.',
          meta: { requirements: ['s2.login.captcha-refresh', 's9.const.captcha-throttle'] },
          tags: 'pictured',
          on: { 'work.selected': 'solving' },
          after: { throttle: 'loaded' },
        },
        loaded: {
          description: 'The picture is shown; a click loads another.',
          meta: { requirements: ['s2.login.captcha-refresh'] },
          tags: 'pictured',
          on: { 'captcha.refreshed': 'loading', 'work.selected': 'solving' },
        },
        solving: {
          description: 'No picture: the device solves a proof of work instead.',
          meta: { requirements: ['own.verification.proof-of-work'] },
          tags: 'busy',
          invoke: {
            id: 'doWork',
            src: 'doWork',
            input: { purpose: 'captcha' },
            onDone: 'solved',
            onError: {
              target: 'failed',
              actions: 'setFailure',
            },
          },
        },
        solved: {
          description: 'A proof of work replaces the picture for one attempt.',
          meta: { requirements: ['own.verification.proof-of-work'] },
        },
        failed: {
          description: 'The picture could not be loaded; the reason is shown, and both methods stay available.',
          meta: { requirements: ['own.captcha.failed', 's9.const.captcha-throttle'] },
          tags: 'rejected',
          exit: 'clearFailure',
          on: { 'work.selected': 'solving' },
          initial: 'fresh',
          states: {
            fresh: {
              description: 'The reason has just appeared; another picture can be requested after a second.',
              meta: { requirements: ['own.captcha.failed', 's9.const.captcha-throttle'] },
              after: { throttle: 'retryable' },
            },
            retryable: {
              description: 'Another picture can be requested.',
              meta: { requirements: ['own.captcha.failed'] },
              on: { 'captcha.refreshed': '#captcha.demanded.loading' },
            },
          },
        },
      },
    },
  },
});

import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type DoneActorEvent,
  type ErrorActorEvent,
  type PromiseActorLogic,
  setup,
} from 'xstate';
import type { Failure } from '../../../src/contract';

/** Purpose of a code; each form has its own countdown. */
export type CodePurpose = 'login' | 'registration' | 'password' | 'proof' | 'contact';
/** A mobile number as typed, and its country's dialing code. */
export type PhoneNumber = { number: string; dialingCode: string };
/**
 * Reason why the button is disabled until the deadline (epoch ms, server time): a code was sent to a masked number, or
 * the gateway received too many requests and demands a pause of some minutes.
 */
export type Wait =
  | { deadline: number; reason: 'sent'; to: string }
  | { deadline: number; reason: 'tooManyRequests'; minutes: number };

const waitIn = (event: { output: Wait | string | null } | object) =>
  'output' in event && typeof event.output === 'object' ? event.output : null;

/** Sends a one-time code and disables the button until another can be requested. Meets s4.sms-countdown.*, s5.sms.*. */
export const smsCountdownMachine = setup({
  types: {
    context: {} as {
      purpose: CodePurpose;
      to: PhoneNumber;
      wait: Wait | null;
      secondsLeft: number;
      problem: string | null;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'sms.requested'; to: PhoneNumber }
      | { type: 'number.edited'; to: PhoneNumber }
      | { type: 'countdown.ticked'; secondsLeft: number }
      | { type: 'countdown.ended' }
      | { type: 'failure.acknowledged' }
      | DoneActorEvent<Wait | string | null>
      | ErrorActorEvent<Failure>,
    input: {} as { purpose: CodePurpose },
    tags: {} as 'busy' | 'waiting' | 'rejected' | 'sent' | 'fresh' | 'misdialled' | 'slow',
  },
  actors: {
    /** Reads a wait that started before the dialog opened or the page reloaded; null without one. */
    recallWait: {} as PromiseActorLogic<Wait | null, { purpose: CodePurpose }>,
    /** Validates the number; returns the code of its error (missing or invalid), or null. */
    checkNumber: {} as PromiseActorLogic<string | null, PhoneNumber>,
    /** Computes the proof of work that visitors need for a code, in a worker; the receipt goes into the vault. */
    doWork: {} as PromiseActorLogic<void, { purpose: CodePurpose; to: PhoneNumber }>,
    /** Requests a code from the gateway or the configured provider; returns the wait that follows. */
    sendCode: {} as PromiseActorLogic<Wait, { purpose: CodePurpose; to: PhoneNumber }>,
    /** Sends `countdown.ticked` every second, and `countdown.ended` at the deadline. */
    countdown: {} as CallbackActorLogic<AnyEventObject, { deadline: number }>,
  },
  guards: {
    mustCoolDown: ({ event }) => waitIn(event)?.reason === 'tooManyRequests',
    mustWait: ({ event }) => waitIn(event) !== null,
    isWrong: ({ event }) => 'output' in event && typeof event.output === 'string',
    isProblemUnchanged: ({ context, event }) => 'output' in event && event.output === context.problem,
  },
  actions: {
    setNumber: assign({ to: ({ context, event }) => ('to' in event ? event.to : context.to) }),
    setWait: assign({ wait: ({ event }) => waitIn(event) }),
    setSecondsLeft: assign({ secondsLeft: ({ event }) => ('secondsLeft' in event ? event.secondsLeft : 0) }),
    clearWait: assign({ wait: null, secondsLeft: 0 }),
    setProblem: assign({
      problem: ({ event }) => ('output' in event && typeof event.output === 'string' ? event.output : null),
    }),
    clearProblem: assign({ problem: null }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
  delays: { throttle: 1_000, moment: 1_500 },
}).createMachine({
  id: 'sms-countdown',
  context: ({ input: { purpose } }) => ({
    purpose,
    to: { number: '', dialingCode: '' },
    wait: null,
    secondsLeft: 0,
    problem: null,
    failure: null,
  }),
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Checks whether a code was sent before the dialog opened or the page was reloaded.',
      meta: { requirements: ['s4.sms-countdown.running'] },
      tags: 'busy',
      invoke: {
        id: 'recallWait',
        src: 'recallWait',
        input: ({ context }) => ({ purpose: context.purpose }),
        onDone: [
          {
            guard: 'mustCoolDown',
            target: 'blocked',
            actions: 'setWait',
            description: 'Too many codes were requested a moment ago.',
          },
          {
            guard: 'mustWait',
            target: 'countingDown.requestedBefore',
            actions: 'setWait',
            description: 'A code is still valid; the countdown continues.',
          },
          { target: 'ready' },
        ],
        onError: 'ready',
      },
    },
    ready: {
      description: 'A code can be requested.',
      meta: { requirements: ['s4.sms-countdown.ended', 's2.login.sms-send-button', 's6.flag.sms-verification'] },
      on: { 'sms.requested': { target: 'checking', actions: 'setNumber' } },
    },
    checking: {
      description: 'Validates the number before anything is sent.',
      meta: { requirements: ['s5.sms.valid-mobile'] },
      tags: 'busy',
      invoke: {
        id: 'checkNumber',
        src: 'checkNumber',
        input: ({ context }) => context.to,
        onDone: [{ guard: 'isWrong', target: 'invalidNumber', actions: 'setProblem' }, { target: 'solving' }],
        onError: { target: 'sendFailed', actions: 'setFailure' },
      },
    },
    invalidNumber: {
      description: 'The number is missing or invalid; says so beside the field, and nothing is sent.',
      meta: {
        requirements: [
          's5.sms.valid-mobile',
          's8.phone.invalid-format',
          's8.phone.missing-number',
          's5.message.mobile-number',
        ],
      },
      tags: 'misdialled',
      exit: 'clearProblem',
      on: {
        'sms.requested': { target: 'checking', actions: 'setNumber' },
        'number.edited': { target: '.rechecking', actions: 'setNumber' },
      },
      initial: 'waiting',
      states: {
        waiting: { description: 'Waits for corrections.', meta: { requirements: ['own.sms-countdown.corrected'] } },
        rechecking: {
          description:
            'The player has edited the number: an error that is fixed disappears; new ones wait for the next press.',
          meta: { requirements: ['own.sms-countdown.corrected'] },
          invoke: {
            id: 'recheckNumber',
            src: 'checkNumber',
            input: ({ context }) => context.to,
            onDone: [
              { guard: 'isProblemUnchanged', target: 'waiting' },
              {
                target: '#sms-countdown.ready',
                description: 'Fixed, or invalid in another way, which shows when a code is requested.',
              },
            ],
            onError: {
              target: 'waiting',
              description: 'The number cannot be checked now; the next press shows the reason.',
            },
          },
        },
      },
    },
    solving: {
      description: 'The device solves a proof of work against automated requests; the button is disabled.',
      meta: { requirements: ['own.sms-countdown.work'] },
      tags: 'busy',
      invoke: {
        id: 'doWork',
        src: 'doWork',
        input: ({ context: { purpose, to } }) => ({ purpose, to }),
        onDone: 'sending',
        onError: { target: 'sendFailed', actions: 'setFailure' },
      },
      initial: 'briefly',
      states: {
        briefly: {
          description: 'Usually done before a message could be read.',
          meta: { requirements: ['own.sms-countdown.work'] },
          after: { moment: 'longer' },
        },
        longer: {
          description: 'A slow device takes some seconds; asks the player to wait.',
          meta: { requirements: ['own.sms-countdown.work'] },
          tags: 'slow',
        },
      },
    },
    sending: {
      description: 'Requesting a code; the button is disabled.',
      meta: { requirements: ['s7.call.sms-no-login', 's7.call.sms-register', 's3.sms-code.response'] },
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context: { purpose, to } }) => ({ purpose, to }),
        onDone: [
          {
            guard: 'mustCoolDown',
            target: 'blocked',
            actions: 'setWait',
            description: 'Too many requests: the button is disabled for as long as the gateway demands.',
          },
          { target: 'countingDown.requestedHere', actions: 'setWait' },
        ],
        onError: { target: 'sendFailed', actions: 'setFailure' },
      },
    },
    countingDown: {
      description: 'A code was sent; the countdown runs on the disabled button.',
      meta: {
        requirements: [
          's4.sms-countdown.running',
          's4.sms-countdown.length',
          's4.sms-countdown.length-firebase',
          's4.sms-countdown.length-external',
          's9.const.sms-countdown',
        ],
      },
      tags: ['waiting', 'sent'],
      exit: 'clearWait',
      invoke: {
        id: 'countdown',
        src: 'countdown',
        input: ({ context }) => ({ deadline: context.wait?.deadline ?? 0 }),
        onError: 'ready',
      },
      on: {
        'countdown.ended': 'ready',
        'countdown.ticked': { actions: 'setSecondsLeft' },
      },
      initial: 'requestedHere',
      states: {
        requestedHere: {
          description: 'Requested here a moment ago: the code field receives the focus.',
          meta: { requirements: ['own.sms-countdown.focus'] },
          tags: 'fresh',
        },
        requestedBefore: {
          description: 'Requested before the dialog opened or the page was reloaded: the focus stays.',
          meta: { requirements: ['own.sms-countdown.focus', 's4.sms-countdown.running'] },
        },
      },
    },
    blocked: {
      description:
        'Too many requests: the button is disabled for as long as the gateway demands, five minutes or more, even after a reload.',
      meta: { requirements: ['s8.phone.too-many-requests', 's9.const.too-many-requests-wait'] },
      tags: ['waiting', 'rejected'],
      exit: 'clearWait',
      invoke: {
        id: 'cooldown',
        src: 'countdown',
        input: ({ context }) => ({ deadline: context.wait?.deadline ?? 0 }),
        onError: 'ready',
      },
      on: {
        'countdown.ended': 'ready',
        'countdown.ticked': { actions: 'setSecondsLeft' },
      },
    },
    sendFailed: {
      description: "The code could not be sent; the gateway's message is shown with a confirm button.",
      meta: {
        requirements: [
          's8.sms.send-failure',
          's8.phone.unknown-error',
          's8.phone.captcha-failed',
          's8.phone.quota',
          's8.phone.not-enabled',
          's8.phone.popup-closed',
        ],
      },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'failure.acknowledged': 'throttled' },
    },
    throttled: {
      description: 'At most one request a second.',
      meta: { requirements: ['s5.sms.throttle', 's9.const.sms-throttle'] },
      tags: 'waiting',
      after: { throttle: 'ready' },
    },
  },
});

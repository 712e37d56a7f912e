import type { Samples } from '../../src/atlas';
import type { smsCountdownMachine } from './sms-countdown.machine';

const deadline = 1_800_000_000_000;
const sent = { deadline, reason: 'sent', to: '+880 17•• ••• 678' } as const;
const tooMany = { deadline, reason: 'tooManyRequests', to: '' } as const;

/** Named equivalence classes: what can be asked for, and how each actor can end. */
export const smsCountdownSamples = {
  inputs: { 'of a log-in': { purpose: 'login' } },
  events: {
    'sms.requested': {
      'for a number': { to: { number: '01712345678', dialingCode: '880' } },
      'without a number': { to: { number: '', dialingCode: '880' } },
    },
    'countdown.ticked': { 'half way': { secondsLeft: 30 } },
    'countdown.ended': { 'time is over': {} },
    'failure.acknowledged': { 'the message is read': {} },
  },
  outcomes: {
    recallWait: {
      'nothing was sent': { output: null },
      'a code is on its way': { output: sent },
      'too many were asked for': { output: tooMany },
      'storage cannot be read': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
    checkNumber: {
      'a mobile number': { output: null },
      missing: { output: 'sms.missingNumber' },
      'no number there is': { output: 'sms.invalidNumber' },
      'cannot be checked': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
    sendCode: {
      sent: { output: sent },
      'too many requests': { output: tooMany },
      'quota used up': { error: { kind: 'rejected', code: 'sms.quota', message: 'The quota for messages is not sufficient.' } },
      'not enabled': { error: { kind: 'rejected', code: 'sms.notEnabled', message: 'This operation is not enabled.' } },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
    countdown: { 'the clock failed': { error: { kind: 'malformed', code: 'client.unexpected' } } },
  },
} satisfies Samples<typeof smsCountdownMachine>;

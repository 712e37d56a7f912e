import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { smsCountdownMachine } from './sms-countdown.machine';

const deadline = 1_800_000_000_000;
const sent = { deadline, reason: 'sent', to: '+880 17•• ••• 678' } as const;
const tooMany = { deadline, reason: 'tooManyRequests', minutes: 5 } as const;

/** Equivalence classes of requests and of each actor's outcomes. */
export const smsCountdownSamples = {
  title: { en: 'SMS code and countdown', bn: 'এসএমএস কোড ও কাউন্টডাউন' },
  states: {
    restoring: {
      en: 'A spinner is shown on the "Send code" button for a moment',
      bn: '"কোড পাঠান" বোতামে এক মুহূর্ত লোডিং চিহ্ন দেখা যায়',
    },
    ready: { en: 'The "Send code" button is enabled', bn: '"কোড পাঠান" বোতাম চাপা যায়' },
    checking: { en: 'A spinner is shown on the "Send code" button', bn: '"কোড পাঠান" বোতামে লোডিং চিহ্ন দেখা যায়' },
    invalidNumber: { en: 'The number shows an error: missing or invalid', bn: 'নম্বরের ঘরে ভুল দেখানো হয়: ফাঁকা বা সঠিক নয়' },
    'invalidNumber.waiting': {
      en: 'The number shows an error: missing or invalid',
      bn: 'নম্বরের ঘরে ভুল দেখানো হয়: ফাঁকা বা সঠিক নয়',
    },
    'invalidNumber.rechecking': {
      en: 'The number shows its error until it is fixed',
      bn: 'ঠিক না হওয়া পর্যন্ত নম্বরের ঘরে ভুল দেখানো হয়',
    },
    solving: { en: 'A spinner is shown on the "Send code" button', bn: '"কোড পাঠান" বোতামে লোডিং চিহ্ন দেখা যায়' },
    'solving.briefly': { en: 'No message is shown yet', bn: 'এখনও কোনো বার্তা নেই' },
    'solving.longer': {
      en: 'A message says that the device is doing a short check',
      bn: 'ডিভাইস একটি ছোট যাচাই করছে জানানো হয়',
    },
    sending: { en: 'A spinner is shown on the "Send code" button', bn: '"কোড পাঠান" বোতামে লোডিং চিহ্ন দেখা যায়' },
    countingDown: {
      en: 'A message shows where the code was sent; the disabled button counts down',
      bn: 'কোন নম্বরে কোড গেছে জানানো হয়; বন্ধ বোতামে বাকি সময় দেখা যায়',
    },
    'countingDown.requestedHere': { en: 'The cursor is in the "SMS code" field', bn: 'কার্সর "এসএমএস কোড" ঘরে থাকে' },
    'countingDown.requestedBefore': { en: 'The cursor stays where it was', bn: 'কার্সর যেখানে ছিল সেখানেই থাকে' },
    blocked: {
      en: 'An error says to try again after 5 minutes; the button is disabled',
      bn: '৫ মিনিট পরে আবার চেষ্টা করতে বলা হয়; বোতামটি বন্ধ থাকে',
    },
    sendFailed: {
      en: 'An error explains why no code was sent; "OK" is offered',
      bn: 'কোড কেন পাঠানো হয়নি জানানো হয়; "ঠিক আছে" বোতাম আছে',
    },
    throttled: { en: 'The button is disabled for a second', bn: 'বোতামটি এক সেকেন্ড বন্ধ থাকে' },
  },
  inputs: {
    'of a log-in': {
      input: { purpose: 'login' },
      en: 'Open the "Mobile number" tab of the login',
      bn: 'লগ ইনের "মোবাইল নম্বর" ট্যাব খুলুন',
    },
  },
  events: {
    'sms.requested': {
      'for a number': {
        event: { to: { number: '01712345678', dialingCode: '880' } },
        en: 'Type 01712345678 as the mobile number and press "Send code"',
        bn: 'মোবাইল নম্বরে 01712345678 লিখে "কোড পাঠান" চাপুন',
      },
      'without a number': {
        event: { to: { number: '', dialingCode: '880' } },
        en: 'Leave the mobile number empty and press "Send code"',
        bn: 'মোবাইল নম্বর ফাঁকা রেখে "কোড পাঠান" চাপুন',
      },
    },
    'number.edited': {
      'a valid number': {
        event: { to: { number: '01712345678', dialingCode: '880' } },
        en: 'Change the mobile number to 01712345678',
        bn: 'মোবাইল নম্বর বদলে 01712345678 লিখুন',
      },
      'an incomplete number': {
        event: { to: { number: '0171', dialingCode: '880' } },
        en: 'Change the mobile number to 0171',
        bn: 'মোবাইল নম্বর বদলে 0171 লিখুন',
      },
    },
    'countdown.ticked': {
      'partly done': {
        event: { secondsLeft: 30 },
        en: 'The countdown reaches 30 seconds',
        bn: 'কাউন্টডাউনে ৩০ সেকেন্ড বাকি থাকে',
      },
    },
    'countdown.ended': { 'time is over': { en: 'The countdown ends', bn: 'কাউন্টডাউন শেষ হয়' } },
    'failure.acknowledged': { 'the message is read': { en: 'Press "OK" in the error', bn: 'বার্তায় "ঠিক আছে" চাপুন' } },
  },
  outcomes: {
    recallWait: {
      'nothing was sent': { output: null, en: 'No code was sent before', bn: 'আগে কোনো কোড পাঠানো হয়নি' },
      'a code was sent': { output: sent, en: 'A code was sent a moment ago', bn: 'একটু আগে কোড পাঠানো হয়েছে' },
      'too many codes requested': {
        output: tooMany,
        en: 'Too many codes were requested a moment ago',
        bn: 'একটু আগে বেশিবার কোড চাওয়া হয়েছে',
      },
      'storage cannot be read': {
        ...broken,
        en: 'The browser storage is not readable',
        bn: 'ব্রাউজারের স্টোরেজ পড়া যায় না',
      },
    },
    checkNumber: {
      'a mobile number': { output: null, en: 'The mobile number is valid', bn: 'মোবাইল নম্বরটি সঠিক' },
      missing: { output: 'sms.missingNumber', en: 'The mobile number is missing', bn: 'মোবাইল নম্বর নেই' },
      'an invalid number': {
        output: 'sms.invalidNumber',
        en: 'The mobile number is invalid',
        bn: 'মোবাইল নম্বরটি সঠিক নয়',
      },
      'validation failed': {
        ...broken,
        en: 'The number validation fails unexpectedly',
        bn: 'নম্বর যাচাইয়ে অপ্রত্যাশিত ত্রুটি ঘটে',
      },
    },
    doWork: {
      done: { output: undefined, en: 'The device completes its check', bn: 'ডিভাইসের যাচাই শেষ হয়' },
      'not accepted': {
        error: {
          kind: 'rejected',
          code: 'sms.captchaFailed',
          message: 'The captcha check failed. Please try again.',
          status: 422,
        },
        en: 'The server rejects the check of the device',
        bn: 'সার্ভার ডিভাইসের যাচাই গ্রহণ করে না',
      },
    },
    sendCode: {
      sent: { output: sent, en: 'The server sends the code', bn: 'সার্ভার কোড পাঠায়' },
      'too many requests': {
        output: tooMany,
        en: 'The server rejects the request: too many requests',
        bn: 'সার্ভার কোড পাঠায় না: অনেক বেশি অনুরোধ',
      },
      'quota used up': {
        error: { kind: 'rejected', code: 'sms.quota', message: 'The quota for messages is not sufficient.' },
        en: 'The server rejects the request: the SMS quota is used up',
        bn: 'সার্ভার কোড পাঠায় না: এসএমএসের কোটা শেষ',
      },
      'not enabled': {
        error: { kind: 'rejected', code: 'sms.notEnabled', message: 'This operation is not enabled.' },
        en: 'The server rejects the request: not enabled',
        bn: 'সার্ভার কোড পাঠায় না: এটি চালু নেই',
      },
      offline,
    },
    countdown: {
      'the clock failed': { ...broken, en: 'The countdown crashes', bn: 'কাউন্টডাউনে ত্রুটি ঘটে' },
    },
  },
} satisfies Samples<typeof smsCountdownMachine>;

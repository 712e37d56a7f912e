import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { smsCountdownMachine } from './sms-countdown.machine';

const deadline = 1_800_000_000_000;
const sent = { deadline, reason: 'sent', to: '+880 17•• ••• 678' } as const;
const tooMany = { deadline, reason: 'tooManyRequests', minutes: 5 } as const;

/** Equivalence classes of requests and of each actor's outcomes. */
export const smsCountdownSamples = {
  title: { en: 'SMS code and countdown', bn: 'এসএমএস কোড ও অপেক্ষা' },
  states: {
    recalling: { en: 'The button is held for a moment', bn: 'বোতামটি এক মুহূর্ত বন্ধ থাকে' },
    ready: { en: 'A code can be asked for', bn: 'কোড চাওয়া যায়' },
    checking: { en: 'The button shows a spinner', bn: 'বোতামে দেখা যায় কাজ চলছে' },
    misdialled: { en: 'Beside the number it says what is wrong with it', bn: 'নম্বরের পাশে লেখা থাকে কী ভুল' },
    'misdialled.shown': { en: 'Beside the number it says what is wrong with it', bn: 'নম্বরের পাশে লেখা থাকে কী ভুল' },
    'misdialled.rechecking': {
      en: 'The number shows its error until it is fixed',
      bn: 'ভুল ঠিক হয়েছে দেখা না যাওয়া পর্যন্ত নম্বরের পাশে তা লেখা থাকে',
    },
    working: { en: 'The button shows a spinner', bn: 'বোতামে দেখা যায় কাজ চলছে' },
    'working.briefly': { en: 'No further message yet', bn: 'আর কিছু এখনও বলা হয় না' },
    'working.longer': {
      en: 'Told to wait a moment: the device is doing a short check',
      bn: 'এক মুহূর্ত অপেক্ষা করতে বলা হয়: ডিভাইস একটি ছোট যাচাই করছে',
    },
    sending: { en: 'The button shows a spinner', bn: 'বোতামে দেখা যায় কাজ চলছে' },
    counting: {
      en: 'Told where the code went; the seconds left are on the held button',
      bn: 'কোথায় কোড গেছে তা জানানো হয়; বন্ধ বোতামে বাকি সেকেন্ড দেখা যায়',
    },
    'counting.begun': { en: 'The cursor is in the field of the code', bn: 'কার্সর কোডের ঘরে থাকে' },
    'counting.recalled': { en: 'The cursor stays where it was', bn: 'কার্সর যেখানে ছিল সেখানেই থাকে' },
    blocked: {
      en: 'Asked to try again after 5 minutes; the button is held',
      bn: '৫ মিনিট পরে চেষ্টা করতে বলা হয়; বোতামটি বন্ধ থাকে',
    },
    refused: { en: 'The gateway’s message is shown, with "OK"', bn: 'আসা বার্তাটি "ঠিক আছে" সহ দেখানো হয়' },
    throttled: { en: 'The button is held for a second', bn: 'বোতামটি এক সেকেন্ড বন্ধ থাকে' },
  },
  inputs: {
    'of a log-in': {
      input: { purpose: 'login' },
      en: 'Open the login at "Mobile number"',
      bn: '"মোবাইল নম্বর" ট্যাবে লগ ইন খুলুন',
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
      'a number there is': {
        event: { to: { number: '01712345678', dialingCode: '880' } },
        en: 'Type 01712345678 as the mobile number',
        bn: 'মোবাইল নম্বরে 01712345678 লিখুন',
      },
      'a part of one': {
        event: { to: { number: '0171', dialingCode: '880' } },
        en: 'Type 0171 as the mobile number',
        bn: 'মোবাইল নম্বরে 0171 লিখুন',
      },
    },
    'countdown.ticked': {
      'half way': { event: { secondsLeft: 30 }, en: 'Half a minute passes', bn: 'আধা মিনিট কেটে যায়' },
    },
    'countdown.ended': { 'time is over': { en: 'The countdown ends', bn: 'অপেক্ষার সময় শেষ হয়' } },
    'failure.acknowledged': { 'the message is read': { en: 'Press "OK" on the message', bn: 'বার্তায় "ঠিক আছে" চাপুন' } },
  },
  outcomes: {
    recallWait: {
      'nothing was sent': { output: null, en: 'No code was sent before', bn: 'আগে কোনো কোড পাঠানো হয়নি' },
      'a code is on its way': { output: sent, en: 'A code was sent a moment ago', bn: 'একটু আগে কোড পাঠানো হয়েছে' },
      'too many were asked for': {
        output: tooMany,
        en: 'Too many codes were asked for a moment ago',
        bn: 'একটু আগে অনেকবার কোড চাওয়া হয়েছে',
      },
      'storage cannot be read': {
        ...broken,
        en: 'The storage of the browser cannot be read',
        bn: 'ব্রাউজারের সংরক্ষণ পড়া যায় না',
      },
    },
    checkNumber: {
      'a mobile number': { output: null, en: 'It is a mobile number', bn: 'এটি একটি মোবাইল নম্বর' },
      missing: { output: 'sms.missingNumber', en: 'There is no number', bn: 'নম্বর দেওয়া হয়নি' },
      'no number there is': { output: 'sms.invalidNumber', en: 'It is no mobile number', bn: 'এটি মোবাইল নম্বর নয়' },
      'cannot be checked': {
        ...broken,
        en: 'The check of the number fails',
        bn: 'নম্বর যাচাইয়ের কাজ ব্যর্থ হয়',
      },
    },
    doWork: {
      done: { output: undefined, en: 'The device has done its part', bn: 'ডিভাইস নিজের কাজ শেষ করে' },
      'not accepted': {
        error: {
          kind: 'rejected',
          code: 'sms.captchaFailed',
          message: 'The captcha check failed. Please try again.',
          status: 422,
        },
        en: 'The work is not accepted',
        bn: 'কাজটি গৃহীত হয়নি',
      },
    },
    sendCode: {
      sent: { output: sent, en: 'The code is sent', bn: 'কোড পাঠানো হয়' },
      'too many requests': {
        output: tooMany,
        en: 'The gateway says: too many requests',
        bn: 'গেটওয়ে জানায়: অনেক বেশি অনুরোধ',
      },
      'quota used up': {
        error: { kind: 'rejected', code: 'sms.quota', message: 'The quota for messages is not sufficient.' },
        en: 'The gateway says: no codes can be sent',
        bn: 'গেটওয়ে জানায়: কোটা শেষ',
      },
      'not enabled': {
        error: { kind: 'rejected', code: 'sms.notEnabled', message: 'This operation is not enabled.' },
        en: 'The gateway says: not enabled',
        bn: 'গেটওয়ে জানায়: চালু নেই',
      },
      offline,
    },
    countdown: {
      'the clock failed': { ...broken, en: 'The clock fails', bn: 'ঘড়ি ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof smsCountdownMachine>;

import type { Words } from '../../src/atlas';
import type { smsCountdownMachine } from './sms-countdown.machine';
import type { smsCountdownSamples } from './sms-countdown.samples';

/** What QA and product read. */
export const smsCountdownWords = {
  en: {
    title: 'SMS code and countdown',
    states: {
      recalling: 'The button is held for a moment',
      ready: 'A code can be asked for',
      checking: 'The button shows a spinner',
      misdialled: 'Beside the number it says what is wrong with it',
      sending: 'The button shows a spinner',
      counting: 'Told where the code went; the seconds left are on the held button',
      blocked: 'Told to try again after 5 minutes; the button is held',
      refused: 'The message that came is shown, with "OK"',
      throttled: 'The button is held for a second',
    },
    events: {
      'sms.requested': {
        'for a number': 'Type 01712345678 as the mobile number and press "Send code"',
        'without a number': 'Leave the mobile number empty and press "Send code"',
      },
      'countdown.ticked': { 'half way': 'Half a minute passes' },
      'countdown.ended': { 'time is over': 'The countdown ends' },
      'failure.acknowledged': { 'the message is read': 'Press "OK" on the message' },
    },
    outcomes: {
      recallWait: {
        'nothing was sent': 'No code was sent before',
        'a code is on its way': 'A code was sent a moment ago',
        'too many were asked for': 'Too many codes were asked for a moment ago',
        'storage cannot be read': 'The storage of the browser cannot be read',
      },
      checkNumber: {
        'a mobile number': 'It is a mobile number',
        missing: 'There is no number',
        'no number there is': 'It is no mobile number',
        'cannot be checked': 'The check of the number fails',
      },
      sendCode: {
        sent: 'The code is sent',
        'too many requests': 'The gateway says: too many requests',
        'quota used up': 'The gateway says: no codes can be sent',
        'not enabled': 'The gateway says: not enabled',
        offline: 'The gateway cannot be reached',
      },
      countdown: { 'the clock failed': 'The clock fails' },
    },
    inputs: { 'of a log-in': 'Open the login at "Mobile number"' },
  },
  bn: {
    title: 'এসএমএস কোড ও অপেক্ষা',
    states: {
      recalling: 'বোতামটি এক মুহূর্ত বন্ধ থাকে',
      ready: 'কোড চাওয়া যায়',
      checking: 'বোতামে দেখা যায় কাজ চলছে',
      misdialled: 'নম্বরের পাশে লেখা থাকে কী ভুল',
      sending: 'বোতামে দেখা যায় কাজ চলছে',
      counting: 'কোথায় কোড গেছে তা জানানো হয়; বন্ধ বোতামে বাকি সেকেন্ড দেখা যায়',
      blocked: '৫ মিনিট পরে চেষ্টা করতে বলা হয়; বোতামটি বন্ধ থাকে',
      refused: 'আসা বার্তাটি "ঠিক আছে" সহ দেখানো হয়',
      throttled: 'বোতামটি এক সেকেন্ড বন্ধ থাকে',
    },
    events: {
      'sms.requested': {
        'for a number': 'মোবাইল নম্বরে 01712345678 লিখে "কোড পাঠান" চাপুন',
        'without a number': 'মোবাইল নম্বর ফাঁকা রেখে "কোড পাঠান" চাপুন',
      },
      'countdown.ticked': { 'half way': 'আধা মিনিট কেটে যায়' },
      'countdown.ended': { 'time is over': 'অপেক্ষার সময় শেষ হয়' },
      'failure.acknowledged': { 'the message is read': 'বার্তায় "ঠিক আছে" চাপুন' },
    },
    outcomes: {
      recallWait: {
        'nothing was sent': 'আগে কোনো কোড পাঠানো হয়নি',
        'a code is on its way': 'একটু আগে কোড পাঠানো হয়েছে',
        'too many were asked for': 'একটু আগে অনেকবার কোড চাওয়া হয়েছে',
        'storage cannot be read': 'ব্রাউজারের সংরক্ষণ পড়া যায় না',
      },
      checkNumber: {
        'a mobile number': 'এটি একটি মোবাইল নম্বর',
        missing: 'নম্বর দেওয়া হয়নি',
        'no number there is': 'এটি মোবাইল নম্বর নয়',
        'cannot be checked': 'নম্বর যাচাইয়ের কাজ ব্যর্থ হয়',
      },
      sendCode: {
        sent: 'কোড পাঠানো হয়',
        'too many requests': 'গেটওয়ে জানায়: অনেক বেশি অনুরোধ',
        'quota used up': 'গেটওয়ে জানায়: কোটা শেষ',
        'not enabled': 'গেটওয়ে জানায়: চালু নেই',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      countdown: { 'the clock failed': 'ঘড়ি ব্যর্থ হয়' },
    },
    inputs: { 'of a log-in': '"মোবাইল নম্বর" ট্যাবে লগ ইন খুলুন' },
  },
} satisfies Words<typeof smsCountdownMachine, typeof smsCountdownSamples>;

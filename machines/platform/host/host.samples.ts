import type { Samples } from '../../../src/atlas';
import { account, broken } from '../../samples';
import type { hostMachine } from './host.machine';

/** All slots behave alike; the samples use the dialog's. */
export const hostSamples = {
  title: { en: 'What is open: a screen, a dialog or a page of a centre', bn: 'কী খোলা: স্ক্রিন, ডায়ালগ বা সেন্টারের পেজ' },
  states: {
    closed: { en: 'No dialog is open', bn: 'কোনো ডায়ালগ খোলা নেই' },
    loading: { en: 'A dialog is open and shows a spinner', bn: 'একটি ডায়ালগ খোলা, তাতে লোডিং চিহ্ন' },
    still: { en: 'A dialog is open that only shows something', bn: 'একটি ডায়ালগ খোলা, তাতে কেবল কিছু দেখানো হয়' },
    running: { en: 'A dialog is open and can be used', bn: 'একটি ডায়ালগ খোলা, তা ব্যবহার করা যায়' },
    failed: {
      en: 'The dialog says that it did not load, and offers to try again',
      bn: 'ডায়ালগটি লোড হয়নি জানানো হয়, আবার চেষ্টা করা যায়',
    },
  },
  inputs: { 'the dialog': { input: { seat: 'dialog' }, en: 'Look at the dialog', bn: 'ডায়ালগটি দেখুন' } },
  events: {
    'place.requested': {
      'the login': { event: { place: { to: 'login' } }, en: 'Open the login dialog', bn: 'লগ ইন ডায়ালগ খুলুন' },
      'the free trial': { event: { place: { to: 'freeTrial' } }, en: 'Press "Free demo"', bn: '"ফ্রি ডেমো" চাপুন' },
      'the member centre': {
        event: { place: { to: 'memberCentre', ofAccount: true } },
        en: 'Open the member centre',
        bn: 'সদস্য কেন্দ্র খুলুন',
      },
    },
    'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again" in the dialog', bn: 'ডায়ালগে "আবার চেষ্টা করুন" চাপুন' } },
    'account.gone': { 'by the portal': { en: 'The player is no longer logged in', bn: 'খেলোয়াড় আর লগ ইন করা নেই' } },
  },
  outcomes: {
    load: {
      'a view alone': {
        output: { kind: 'view' },
        en: 'The dialog has loaded, and only shows something',
        bn: 'ডায়ালগ লোড হয়েছে, তাতে কেবল কিছু দেখানো হয়',
      },
      'a chart that may be left': {
        output: { kind: 'free' },
        en: 'The dialog has loaded, and may be left at any time',
        bn: 'ডায়ালগ লোড হয়েছে, যেকোনো সময় বন্ধ করা যায়',
      },
      'a chart that is asked first': {
        output: { kind: 'asks' },
        en: 'The dialog has loaded, and decides itself when it may be left',
        bn: 'ডায়ালগ লোড হয়েছে, কখন বন্ধ করা যাবে তা সেটিই ঠিক করে',
      },
      'it did not come': {
        error: { kind: 'timeout', code: 'client.chunk' },
        en: 'The dialog does not load',
        bn: 'ডায়ালগ লোড হয় না',
      },
    },
    content: {
      'logged in': {
        output: { report: { type: 'login.completed', account } },
        en: 'The player has logged in',
        bn: 'খেলোয়াড় লগ ইন করেছেন',
      },
      'leads on': {
        output: { next: { to: 'freeTrial' } },
        en: 'In the dialog "Free demo" is pressed',
        bn: 'ডায়ালগে "ফ্রি ডেমো" চাপা হয়েছে',
      },
      left: { output: {}, en: 'The dialog was left', bn: 'ডায়ালগটি ছেড়ে গেছেন' },
      failed: { ...broken, en: 'The dialog fails', bn: 'ডায়ালগটি ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof hostMachine>;

import type { Samples } from '../../../src/atlas';
import { account, broken } from '../../samples';
import type { hostMachine } from './host.machine';

/** All slots behave alike; the samples use the dialog's. */
export const hostSamples = {
  title: { en: 'Screens, dialogs and pages of centres', bn: 'স্ক্রিন, ডায়ালগ ও সেন্টারের পেজ' },
  states: {
    closed: { en: 'No dialog is open', bn: 'কোনো ডায়ালগ খোলা নেই' },
    loading: { en: 'A dialog is open and loading', bn: 'একটি ডায়ালগ খোলা, তা লোড হচ্ছে' },
    openStatic: { en: 'A dialog is open for display only', bn: 'একটি ডায়ালগ খোলা, তাতে শুধু তথ্য দেখা যায়' },
    running: { en: 'A dialog is open and usable', bn: 'একটি ডায়ালগ খোলা, তা ব্যবহার করা যায়' },
    failed: {
      en: 'The dialog did not load or failed; "Try again" is offered',
      bn: 'ডায়ালগটি লোড হয়নি বা ব্যর্থ হয়েছে; "আবার চেষ্টা করুন" বোতাম আছে',
    },
  },
  inputs: { 'the dialog': { input: { seat: 'dialog' }, en: 'Test with a dialog', bn: 'একটি ডায়ালগ দিয়ে পরীক্ষা করুন' } },
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
      'a view without a chart': {
        output: { kind: 'view' },
        en: 'The dialog loads; it is for display only',
        bn: 'ডায়ালগ লোড হয়; তাতে শুধু তথ্য থাকে',
      },
      'a chart that can be left': {
        output: { kind: 'free' },
        en: 'The dialog loads; it can be closed at any time',
        bn: 'ডায়ালগ লোড হয়; যেকোনো সময় বন্ধ করা যায়',
      },
      'a chart that confirms leaving': {
        output: { kind: 'asks' },
        en: 'The dialog loads; it decides when it can be closed',
        bn: 'ডায়ালগ লোড হয়; কখন বন্ধ করা যাবে তা ডায়ালগই ঠিক করে',
      },
      'loading failed': {
        error: { kind: 'timeout', code: 'client.chunk' },
        en: 'The dialog does not load',
        bn: 'ডায়ালগ লোড হয় না',
      },
    },
    content: {
      'logged in': {
        output: { report: { type: 'login.completed', account } },
        en: 'The player logs in',
        bn: 'খেলোয়াড় লগ ইন করেন',
      },
      'opens the next destination': {
        output: { next: { to: 'freeTrial' } },
        en: 'The player presses "Play the free demo" in the dialog',
        bn: 'খেলোয়াড় ডায়ালগে "ফ্রি ডেমো খেলুন" চাপেন',
      },
      left: { output: {}, en: 'The player closes the dialog', bn: 'খেলোয়াড় ডায়ালগটি বন্ধ করেন' },
      failed: { ...broken, en: 'The dialog fails unexpectedly', bn: 'ডায়ালগটি অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof hostMachine>;

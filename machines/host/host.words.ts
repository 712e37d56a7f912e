import type { Words } from '../../src/atlas';
import type { hostMachine } from './host.machine';
import type { hostSamples } from './host.samples';

/** What QA and product read of a place of the page and what is open there. */
export const hostWords = {
  en: {
    title: 'What is open: a screen, a dialog or a page of a centre',
    inputs: { 'the dialog': 'Look at the dialog' },
    states: {
      closed: 'No dialog is open',
      loading: 'A dialog is open and shows a spinner',
      still: 'A dialog is open that only shows something',
      running: 'A dialog is open and can be used',
      failed: 'The dialog says that it did not load, and offers to try again',
    },
    events: {
      'place.requested': {
        'the login': 'Open the login dialog',
        'the free trial': 'Press "Free demo"',
        'the member centre': 'Open the member centre',
      },
      'leave.requested': { 'by the player': 'Close the dialog' },
      'retry.requested': { 'by the player': 'Press "Try again" in the dialog' },
      'account.gone': { 'by the portal': 'The player is no longer logged in' },
    },
    outcomes: {
      load: {
        'a view alone': 'The dialog has loaded, and only shows something',
        'a chart that may be left': 'The dialog has loaded, and may be left at any time',
        'a chart that is asked first': 'The dialog has loaded, and decides itself when it may be left',
        'it did not come': 'The dialog does not load',
      },
      content: {
        'logged in': 'The player has logged in',
        'leads on': 'In the dialog "Free demo" is pressed',
        left: 'The dialog was left',
        'broke down': 'The dialog fails',
      },
    },
  },
  bn: {
    title: 'কী খোলা: স্ক্রিন, ডায়ালগ বা সেন্টারের পেজ',
    inputs: { 'the dialog': 'ডায়ালগটি দেখুন' },
    states: {
      closed: 'কোনো ডায়ালগ খোলা নেই',
      loading: 'একটি ডায়ালগ খোলা, তাতে লোডিং চিহ্ন',
      still: 'একটি ডায়ালগ খোলা, তাতে কেবল কিছু দেখানো হয়',
      running: 'একটি ডায়ালগ খোলা, তা ব্যবহার করা যায়',
      failed: 'ডায়ালগটি লোড হয়নি জানানো হয়, আবার চেষ্টা করা যায়',
    },
    events: {
      'place.requested': {
        'the login': 'লগ ইন ডায়ালগ খুলুন',
        'the free trial': '"ফ্রি ডেমো" চাপুন',
        'the member centre': 'সদস্য কেন্দ্র খুলুন',
      },
      'leave.requested': { 'by the player': 'ডায়ালগটি বন্ধ করুন' },
      'retry.requested': { 'by the player': 'ডায়ালগে "আবার চেষ্টা করুন" চাপুন' },
      'account.gone': { 'by the portal': 'খেলোয়াড় আর লগ ইন করা নেই' },
    },
    outcomes: {
      load: {
        'a view alone': 'ডায়ালগ লোড হয়েছে, তাতে কেবল কিছু দেখানো হয়',
        'a chart that may be left': 'ডায়ালগ লোড হয়েছে, যেকোনো সময় বন্ধ করা যায়',
        'a chart that is asked first': 'ডায়ালগ লোড হয়েছে, কখন বন্ধ করা যাবে তা সেটিই ঠিক করে',
        'it did not come': 'ডায়ালগ লোড হয় না',
      },
      content: {
        'logged in': 'খেলোয়াড় লগ ইন করেছেন',
        'leads on': 'ডায়ালগে "ফ্রি ডেমো" চাপা হয়েছে',
        left: 'ডায়ালগটি ছেড়ে গেছেন',
        'broke down': 'ডায়ালগটি ব্যর্থ হয়',
      },
    },
  },
} satisfies Words<typeof hostMachine, typeof hostSamples>;

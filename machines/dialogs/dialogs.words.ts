import type { Words } from '../../src/atlas';
import type { dialogsMachine } from './dialogs.machine';
import type { dialogsSamples } from './dialogs.samples';

/** What QA and product read of the dialogs. */
export const dialogsWords = {
  en: {
    title: 'Which dialog is open',
    states: {
      closed: 'No dialog is open',
      loading: 'A dialog is open and shows that it works',
      failed: 'The dialog says that it did not load, and offers to try again',
      login: 'The login dialog is open',
      freeTrial: 'The dialog of the free trial is open',
      centre: 'The member centre or the agent centre is open',
    },
    events: {
      'dialog.requested': {
        'an empty login': 'Open the login dialog',
        'a login sent from the header': 'Fill in the login form of the header and send it',
        'the member centre': 'Open the member centre',
        'the agent centre': 'Open the agent centre',
        'the free trial': 'Press "Free trial"',
      },
      'dialog.closed': { 'by the player': 'Close the dialog' },
      'dialog.retried': { 'by the player': 'Press "Try again" in the dialog' },
    },
    outcomes: {
      loadDialog: { 'it came': 'The dialog has loaded', 'it did not come': 'The dialog does not load' },
      login: {
        'logged in': 'The player has logged in',
        'left without a login': 'The login was left',
        'broke down': 'The login breaks down',
      },
      freeTrial: {
        begun: 'The trial has begun',
        'left without a trial': 'The trial was left',
        'broke down': 'The trial breaks down',
      },
    },
  },
  bn: {
    title: 'কোন ডায়ালগ খোলা',
    states: {
      closed: 'কোনো ডায়ালগ খোলা নেই',
      loading: 'একটি ডায়ালগ খোলা, তাতে কাজ চলার চিহ্ন',
      failed: 'ডায়ালগটি লোড হয়নি জানানো হয়, আবার চেষ্টা করা যায়',
      login: 'লগইন ডায়ালগ খোলা',
      freeTrial: 'ফ্রি ট্রায়ালের ডায়ালগ খোলা',
      centre: 'সদস্য কেন্দ্র বা এজেন্ট কেন্দ্র খোলা',
    },
    events: {
      'dialog.requested': {
        'an empty login': 'লগইন ডায়ালগ খুলুন',
        'a login sent from the header': 'ওপরের লগইন ফর্ম পূরণ করে পাঠান',
        'the member centre': 'সদস্য কেন্দ্র খুলুন',
        'the agent centre': 'এজেন্ট কেন্দ্র খুলুন',
        'the free trial': '"ফ্রি ট্রায়াল" চাপুন',
      },
      'dialog.closed': { 'by the player': 'ডায়ালগটি বন্ধ করুন' },
      'dialog.retried': { 'by the player': 'ডায়ালগে "আবার চেষ্টা করুন" চাপুন' },
    },
    outcomes: {
      loadDialog: { 'it came': 'ডায়ালগ লোড হয়েছে', 'it did not come': 'ডায়ালগ লোড হয় না' },
      login: {
        'logged in': 'খেলোয়াড় লগইন করেছেন',
        'left without a login': 'লগইন না করেই বেরিয়ে গেছেন',
        'broke down': 'লগইন ভেঙে পড়ে',
      },
      freeTrial: {
        begun: 'ট্রায়াল শুরু হয়েছে',
        'left without a trial': 'ট্রায়াল না করেই বেরিয়ে গেছেন',
        'broke down': 'ট্রায়াল ভেঙে পড়ে',
      },
    },
  },
} satisfies Words<typeof dialogsMachine, typeof dialogsSamples>;

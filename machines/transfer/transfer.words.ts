import type { Words } from '../../src/atlas';
import type { transferMachine } from './transfer.machine';
import type { transferSamples } from './transfer.samples';

/** What QA and product read of my wallet. */
export const transferWords = {
  en: {
    title: 'My wallet',
    states: {
      loading: 'The page shows that it is being read',
      failed: 'It says what went wrong, and offers to try again',
      judging: 'The page shows that it is being read',
      single: 'It shows the one wallet, and says that nothing needs to be moved',
      editing: 'It shows what lies where; the form asks how much is to go where',
      'editing.untouched': 'It shows what lies where; the form has nothing wrong yet',
      'editing.invalid': 'The form says under the field what is wrong',
      'editing.refused': 'It says why it did not work; what was typed is still there',
      'editing.moved': 'It says that the transfer succeeded; the balances are the new ones',
      'editing.returned': 'It says that all of it is back in the main wallet',
      validating: 'The button shows that it works',
      moving: 'The button shows that it works',
      returning: 'The button "Bring all back" shows that it works',
    },
    events: {
      'form.submitted': {
        'to a vendor': 'Type 400.00, choose the way to a game, and press "Transfer"',
        'back from a vendor': 'Type 400.00, choose the way back, and press "Transfer"',
      },
      'return.requested': { 'by the player': 'Press "Bring all back"' },
      'refresh.requested': { 'by the player': 'Press "Read again"' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
    },
    outcomes: {
      loadWallets: {
        'all in the main wallet': 'All lies in the main wallet',
        'some with a vendor': 'A part lies with a vendor',
        'one wallet for all games': 'There is one wallet for all games',
        offline: 'The gateway cannot be reached',
      },
      validate: {
        'there is as much': 'There is as much',
        'more than there is': 'The amount is more than there is',
        'broke down': 'The check of the fields breaks down',
      },
      moveMoney: {
        'it lies with the vendor': 'The gateway moves it to the vendor',
        'it is back': 'The gateway moves it back',
        'it was spent meanwhile': 'The gateway says: there is not enough',
        offline: 'The gateway cannot be reached',
      },
      returnAll: { 'all came back': 'The gateway brings all of it back', offline: 'The gateway cannot be reached' },
    },
  },
  bn: {
    title: 'আমার ওয়ালেট',
    states: {
      loading: 'পাতাটি পড়া হচ্ছে দেখা যায়',
      failed: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
      judging: 'পাতাটি পড়া হচ্ছে দেখা যায়',
      single: 'একটিই ওয়ালেট দেখা যায়, জানানো হয় কিছু স্থানান্তর করতে হয় না',
      editing: 'কোথায় কত আছে দেখা যায়; কত কোথায় যাবে ফর্মে জানতে চাওয়া হয়',
      'editing.untouched': 'কোথায় কত আছে দেখা যায়; ফর্মে এখনও কোনো ভুল নেই',
      'editing.invalid': 'ফর্ম ঘরের নিচে ভুলটি জানায়',
      'editing.refused': 'কেন হয়নি জানানো হয়; যা লেখা হয়েছে তা আছে',
      'editing.moved': 'জানানো হয় স্থানান্তর হয়েছে; নতুন ব্যালেন্স দেখা যায়',
      'editing.returned': 'জানানো হয় সব টাকা মূল ওয়ালেটে ফিরেছে',
      validating: 'বোতামে কাজ চলার চিহ্ন',
      moving: 'বোতামে কাজ চলার চিহ্ন',
      returning: '"সব ফিরিয়ে আনুন" বোতামে কাজ চলার চিহ্ন',
    },
    events: {
      'form.submitted': {
        'to a vendor': '400.00 লিখে গেমে পাঠানোর দিক বেছে "স্থানান্তর করুন" চাপুন',
        'back from a vendor': '400.00 লিখে ফেরত আনার দিক বেছে "স্থানান্তর করুন" চাপুন',
      },
      'return.requested': { 'by the player': '"সব ফিরিয়ে আনুন" চাপুন' },
      'refresh.requested': { 'by the player': '"আবার দেখুন" চাপুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
    },
    outcomes: {
      loadWallets: {
        'all in the main wallet': 'সব টাকা মূল ওয়ালেটে আছে',
        'some with a vendor': 'কিছু টাকা একটি গেমের ওয়ালেটে আছে',
        'one wallet for all games': 'সব গেমের জন্য একটিই ওয়ালেট',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      validate: {
        'there is as much': 'তত টাকা আছে',
        'more than there is': 'অঙ্কটি যা আছে তার বেশি',
        'broke down': 'ঘর পরীক্ষা ভেঙে পড়ে',
      },
      moveMoney: {
        'it lies with the vendor': 'গেটওয়ে টাকা গেমের ওয়ালেটে পাঠায়',
        'it is back': 'গেটওয়ে টাকা ফিরিয়ে আনে',
        'it was spent meanwhile': 'গেটওয়ে জানায়: যথেষ্ট টাকা নেই',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      returnAll: { 'all came back': 'গেটওয়ে সব টাকা ফিরিয়ে আনে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
  },
} satisfies Words<typeof transferMachine, typeof transferSamples>;

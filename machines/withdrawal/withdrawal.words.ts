import type { Words } from '../../src/atlas';
import type { withdrawalMachine } from './withdrawal.machine';
import type { withdrawalSamples } from './withdrawal.samples';

const children = {
  en: { changed: 'It is set', left: 'It is left', 'broke down': 'It breaks down' },
  bn: { changed: 'ঠিক করা হয়েছে', left: 'ছেড়ে দেওয়া হয়েছে', 'broke down': 'ভেঙে পড়ে' },
};

/** What QA and product read of a withdrawal that is asked for. */
export const withdrawalWords = {
  en: {
    title: 'Withdrawal',
    states: {
      loading: 'The page shows that it is being read',
      failed: 'It says what went wrong, and offers to try again',
      judging: 'The page shows that it is being read',
      locked: 'It says that the payment password rests',
      protecting: 'A payment password is to be set first',
      binding: 'An account is to be bound first',
      managing: 'The bound accounts are shown',
      editing: 'The form asks where to and how much',
      'editing.untouched': 'The form asks where to and how much, and nothing is wrong yet',
      'editing.invalid': 'The form says under the fields what is wrong',
      'editing.refused': 'The form says why it cannot be done; what was typed is still there',
      validating: 'The button shows that it works',
      previewing: 'The button shows that it works',
      looking: 'It is shown what will happen, and the payment password is asked for',
      'looking.untouched': 'It is shown what will happen, and the payment password is asked for',
      'looking.refused': 'It says why it was not sent; the payment password is asked for again',
      sending: 'The button shows that it works',
      sent: 'It says that the withdrawal is being reviewed, with its number',
      left: 'The page is left',
    },
    events: {
      'form.submitted': { 'a part of the balance': 'Type 1000.00 and press "Continue"' },
      'account.wanted': { 'by the player': 'Press "My accounts"' },
      'protection.submitted': { 'by the player': 'Type the payment password and press "Withdraw"' },
      'look.left': { 'by the player': 'Press "Change it"' },
      'another.requested': { 'by the player': 'Press "Another withdrawal"' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
      'section.left': { 'by the player': 'Leave the page' },
    },
    outcomes: {
      loadOffer: {
        'all is there': 'There are a payment password and an account',
        'no payment password': 'There is no payment password yet',
        'the payment password rests': 'The payment password was wrong too often',
        'no account': 'No account is bound yet',
        offline: 'The gateway cannot be reached',
      },
      paymentPassword: children.en,
      bankAccount: children.en,
      validate: {
        'within the terms': 'The amount is within the terms',
        'more than there is': 'The amount is more than there is',
        'broke down': 'The check of the fields breaks down',
      },
      previewWithdrawal: {
        'what will happen': 'The gateway says what will happen',
        'the balance has changed': 'The gateway says: there is not enough',
      },
      withdraw: {
        sent: 'The gateway takes it',
        'wrong payment password': 'The gateway says: the payment password is wrong',
        'wrong too often': 'The gateway says: the payment password was wrong too often',
        'the balance has changed': 'The gateway says: there is not enough',
        offline: 'The gateway cannot be reached',
      },
    },
  },
  bn: {
    title: 'উত্তোলন',
    states: {
      loading: 'পাতাটি পড়া হচ্ছে দেখা যায়',
      failed: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
      judging: 'পাতাটি পড়া হচ্ছে দেখা যায়',
      locked: 'জানানো হয় যে পেমেন্ট পাসওয়ার্ড আপাতত বন্ধ',
      protecting: 'আগে পেমেন্ট পাসওয়ার্ড ঠিক করতে হয়',
      binding: 'আগে একটি হিসাব যুক্ত করতে হয়',
      managing: 'যুক্ত হিসাবগুলো দেখা যায়',
      editing: 'কোথায় ও কত, ফর্মে জানতে চাওয়া হয়',
      'editing.untouched': 'কোথায় ও কত, ফর্মে জানতে চাওয়া হয়, এখনও কোনো ভুল নেই',
      'editing.invalid': 'ফর্ম ঘরের নিচে ভুলটি জানায়',
      'editing.refused': 'কেন করা যায় না ফর্মে জানানো হয়; যা লেখা হয়েছে তা আছে',
      validating: 'বোতামে কাজ চলার চিহ্ন',
      previewing: 'বোতামে কাজ চলার চিহ্ন',
      looking: 'কী হবে দেখানো হয়, পেমেন্ট পাসওয়ার্ড চাওয়া হয়',
      'looking.untouched': 'কী হবে দেখানো হয়, পেমেন্ট পাসওয়ার্ড চাওয়া হয়',
      'looking.refused': 'কেন পাঠানো হয়নি জানানো হয়; আবার পেমেন্ট পাসওয়ার্ড চাওয়া হয়',
      sending: 'বোতামে কাজ চলার চিহ্ন',
      sent: 'জানানো হয় উত্তোলনটি যাচাই হচ্ছে, নম্বরসহ',
      left: 'পাতাটি ছেড়ে যাওয়া হয়েছে',
    },
    events: {
      'form.submitted': { 'a part of the balance': '1000.00 লিখে "এগিয়ে যান" চাপুন' },
      'account.wanted': { 'by the player': '"আমার হিসাব" চাপুন' },
      'protection.submitted': { 'by the player': 'পেমেন্ট পাসওয়ার্ড লিখে "উত্তোলন করুন" চাপুন' },
      'look.left': { 'by the player': '"বদলান" চাপুন' },
      'another.requested': { 'by the player': '"আরেকটি উত্তোলন" চাপুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
      'section.left': { 'by the player': 'পাতাটি ছেড়ে যান' },
    },
    outcomes: {
      loadOffer: {
        'all is there': 'পেমেন্ট পাসওয়ার্ড ও হিসাব আছে',
        'no payment password': 'এখনও পেমেন্ট পাসওয়ার্ড নেই',
        'the payment password rests': 'পেমেন্ট পাসওয়ার্ড অনেকবার ভুল হয়েছে',
        'no account': 'এখনও কোনো হিসাব যুক্ত নেই',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      paymentPassword: children.bn,
      bankAccount: children.bn,
      validate: {
        'within the terms': 'অঙ্কটি শর্তের মধ্যে আছে',
        'more than there is': 'অঙ্কটি যা আছে তার বেশি',
        'broke down': 'ঘর পরীক্ষা ভেঙে পড়ে',
      },
      previewWithdrawal: {
        'what will happen': 'গেটওয়ে জানায় কী হবে',
        'the balance has changed': 'গেটওয়ে জানায়: যথেষ্ট টাকা নেই',
      },
      withdraw: {
        sent: 'গেটওয়ে গ্রহণ করে',
        'wrong payment password': 'গেটওয়ে জানায়: পেমেন্ট পাসওয়ার্ড ভুল',
        'wrong too often': 'গেটওয়ে জানায়: পেমেন্ট পাসওয়ার্ড অনেকবার ভুল হয়েছে',
        'the balance has changed': 'গেটওয়ে জানায়: যথেষ্ট টাকা নেই',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
    },
  },
} satisfies Words<typeof withdrawalMachine, typeof withdrawalSamples>;

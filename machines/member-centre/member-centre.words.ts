import type { Words } from '../../src/atlas';
import type { memberCentreMachine } from './member-centre.machine';
import type { memberCentreSamples } from './member-centre.samples';

/** What QA and product read of the member centre. */
export const memberCentreWords = {
  en: {
    title: 'The member centre',
    inputs: { 'at my account': 'Opened at my account', 'at a page that comes later': 'Opened at the invitations' },
    states: {
      open: 'The member centre is open',
      'open.page': 'A page of the menu is open',
      'open.page.bringing': 'The page shows that it is being brought',
      'open.page.security': 'My account is open',
      'open.page.limits': 'The page of limits is open',
      'open.page.withdrawals': 'The withdrawals are open',
      'open.page.coming': 'The page says that it comes later',
      'open.page.failed': 'It says that the page did not open, and offers to try again',
      'open.lock': 'The member centre is open',
      'open.lock.none': 'The page may be used',
      'open.lock.bringing': 'The session ran out: the login is being brought, the page is out of sight',
      'open.lock.login': 'The login is open over the member centre, whose contents are out of sight',
      left: 'The member centre is closed',
    },
    events: {
      'page.chosen': {
        'my account': 'Choose "My account" in the menu',
        'the limits': 'Choose "Limits and breaks" in the menu',
        'the withdrawals': 'Choose "Withdrawal" in the menu',
        'a page that comes later': 'Choose "Bonus details" in the menu',
      },
      'retry.requested': { 'by the player': 'Press "Try again"' },
      'dialog.closed': { 'by the player': 'Close the dialog' },
      'session.lost': { 'it ran out': 'The session runs out', 'it was refused': 'The session turns out to be over' },
    },
    outcomes: {
      bringPage: { 'it came': 'The page has come', 'it did not come': 'The page does not come' },
      securityCentre: { 'the account was closed': 'The account was closed', 'broke down': 'The page breaks down' },
      gamingLimits: { 'the player is excluded': 'The player is excluded', 'broke down': 'The page breaks down' },
      withdrawals: { 'broke down': 'The page breaks down' },
      bringLogin: { 'it came': 'The login has loaded', 'it did not come': 'The login does not load' },
      login: {
        'the same player': 'The same player logs in again',
        'somebody else': 'Somebody else logs in',
        'left without a login': 'The login is left',
        'broke down': 'The login breaks down',
      },
    },
  },
  bn: {
    title: 'সদস্য কেন্দ্র',
    inputs: { 'at my account': 'আমার অ্যাকাউন্টে খোলা', 'at a page that comes later': 'বন্ধুদের আমন্ত্রণের পাতায় খোলা' },
    states: {
      open: 'সদস্য কেন্দ্র খোলা',
      'open.page': 'মেনুর একটি পাতা খোলা',
      'open.page.bringing': 'পাতাটি আনা হচ্ছে দেখা যায়',
      'open.page.security': 'আমার অ্যাকাউন্ট খোলা',
      'open.page.limits': 'সীমার পাতা খোলা',
      'open.page.withdrawals': 'উত্তোলনের পাতা খোলা',
      'open.page.coming': 'পাতাটি জানায় এটি পরে আসবে',
      'open.page.failed': 'পাতাটি খোলেনি জানানো হয়, আবার চেষ্টা করা যায়',
      'open.lock': 'সদস্য কেন্দ্র খোলা',
      'open.lock.none': 'পাতাটি ব্যবহার করা যায়',
      'open.lock.bringing': 'সেশনের সময় শেষ: লগইন আনা হচ্ছে, পাতাটি চোখের আড়ালে',
      'open.lock.login': 'সদস্য কেন্দ্রের ওপরে লগইন খোলা, ভেতরের লেখা চোখের আড়ালে',
      left: 'সদস্য কেন্দ্র বন্ধ',
    },
    events: {
      'page.chosen': {
        'my account': 'মেনুতে "আমার অ্যাকাউন্ট" বাছুন',
        'the limits': 'মেনুতে "সীমা ও বিরতি" বাছুন',
        'the withdrawals': 'মেনুতে "উত্তোলন" বাছুন',
        'a page that comes later': 'মেনুতে "বোনাসের বিবরণ" বাছুন',
      },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
      'dialog.closed': { 'by the player': 'ডায়ালগটি বন্ধ করুন' },
      'session.lost': { 'it ran out': 'সেশনের সময় শেষ হয়', 'it was refused': 'জানা যায় সেশন শেষ হয়ে গেছে' },
    },
    outcomes: {
      bringPage: { 'it came': 'পাতাটি এসে গেছে', 'it did not come': 'পাতাটি আসে না' },
      securityCentre: { 'the account was closed': 'অ্যাকাউন্টটি বন্ধ করা হয়েছে', 'broke down': 'পাতাটি ভেঙে পড়ে' },
      gamingLimits: { 'the player is excluded': 'খেলোয়াড় এখন বিরত', 'broke down': 'পাতাটি ভেঙে পড়ে' },
      withdrawals: { 'broke down': 'পাতাটি ভেঙে পড়ে' },
      bringLogin: { 'it came': 'লগইন লোড হয়েছে', 'it did not come': 'লগইন লোড হয় না' },
      login: {
        'the same player': 'একই খেলোয়াড় আবার লগইন করেন',
        'somebody else': 'অন্য কেউ লগইন করেন',
        'left without a login': 'লগইন না করেই বেরিয়ে গেছেন',
        'broke down': 'লগইন ভেঙে পড়ে',
      },
    },
  },
} satisfies Words<typeof memberCentreMachine, typeof memberCentreSamples>;

import type { Samples } from '../../../src/atlas';
import { account, broken, offline } from '../../samples';
import type { sessionMachine } from './session.machine';

const agent = { ...account, id: '01930000-0000-7000-8000-000000000002', account: 'agent', nickname: 'Agent', type: 1 };
const trial = { ...account, id: '01930000-0000-7000-8000-000000000003', account: 'trial', nickname: 'Trial', type: 4 };

export const sessionSamples = {
  title: { en: 'Session', bn: 'সেশন' },
  states: {
    restoring: {
      en: 'The header shows placeholders while the session is restored',
      bn: 'সেশন খোঁজার সময় হেডারে অ্যাকাউন্টের জায়গা ফাঁকা থাকে',
    },
    loadFailed: {
      en: 'The header shows placeholders; the portal retries every five seconds',
      bn: 'হেডারে অ্যাকাউন্টের জায়গা ফাঁকা; পোর্টাল পাঁচ সেকেন্ড পরপর আবার চেষ্টা করে',
    },
    leavingChange: {
      en: 'The header shows placeholders while the session ends',
      bn: 'সেশন শেষ করার সময় হেডারে অ্যাকাউন্টের জায়গা ফাঁকা থাকে',
    },
    visitor: { en: 'The header shows the login form', bn: 'হেডারে লগ ইন ফর্ম দেখা যায়' },
    'visitor.loggedOut': {
      en: 'The header shows the login form; no note mentions another tab',
      bn: 'হেডারে লগ ইন ফর্ম দেখা যায়; অন্য ট্যাবের কথা লেখা নেই',
    },
    'visitor.inOtherTab': {
      en: 'A note below the header says that another tab is logged in; "Log in here too" is offered',
      bn: 'হেডারের নিচে লেখা থাকে অন্য ট্যাবে লগ ইন করা আছে; "এখানেও লগ ইন করুন" বোতাম আছে',
    },
    held: { en: 'The header shows a logged-in account', bn: 'হেডারে লগ ইন করা অ্যাকাউন্ট দেখা যায়' },
    'held.trial': { en: 'The header shows the demo account', bn: 'হেডারে ডেমো অ্যাকাউন্ট দেখা যায়' },
    'held.member': { en: 'The header shows the username and the balance', bn: 'হেডারে ইউজারনেম ও ব্যালেন্স দেখা যায়' },
    forgetting: {
      en: 'The header shows placeholders while the stored session is cleared',
      bn: 'সেশনের তথ্য মোছার সময় হেডারে অ্যাকাউন্টের জায়গা ফাঁকা থাকে',
    },
  },
  events: {
    'session.opened': {
      'by a player': { event: { account }, en: 'A player logs in', bn: 'একজন খেলোয়াড় লগ ইন করেন' },
      'by an agent': { event: { account: agent }, en: 'An agent logs in', bn: 'একজন এজেন্ট লগ ইন করেন' },
      'by a trial account': {
        event: { account: trial },
        en: 'A visitor opens a demo account',
        bn: 'একজন ভিজিটর ডেমো অ্যাকাউন্ট খোলেন',
      },
    },
    'session.ended': { 'by a logout': { en: 'The player logs out', bn: 'খেলোয়াড় লগ আউট করেন' } },
    'session.rejected': {
      'by any call': {
        en: 'The server rejects a request: the session has ended',
        bn: 'সার্ভার একটি রিকোয়েস্ট গ্রহণ করে না: সেশন শেষ',
      },
    },
    'permission.requested': {
      'for the member centre': { event: { centre: 'member' }, en: 'Open the member centre', bn: 'সদস্য কেন্দ্র খুলুন' },
      'for a game': { event: { centre: 'any' }, en: 'Press "Play" on a game', bn: 'একটি গেমে "খেলুন" চাপুন' },
      'for the agent centre': { event: { centre: 'agent' }, en: 'Open the agent centre', bn: 'এজেন্ট সেন্টার খুলুন' },
    },
    'session.queried': {
      'by the gate': {
        en: 'The portal checks whether an account is logged in',
        bn: 'কোনো অ্যাকাউন্ট লগ ইন করা আছে কি না পোর্টাল যাচাই করে',
      },
    },
    'time.expired': { 'by the clock': { en: 'The session expires', bn: 'সেশনের মেয়াদ শেষ হয়' } },
    'tab.ended': { 'by another tab': { en: 'Another tab logs out', bn: 'অন্য ট্যাবে লগ আউট করা হয়' } },
    'login.observed': {
      'in another tab': {
        en: 'Log in from another tab of the same browser',
        bn: 'একই ব্রাউজারের অন্য একটি ট্যাবে লগ ইন করুন',
      },
    },
    'login.missing': {
      'the last one': {
        en: 'Close all logged-in tabs, or log out in each of them',
        bn: 'লগ ইন করা সব ট্যাব বন্ধ করুন, বা প্রতিটিতে লগ আউট করুন',
      },
    },
    'logout.requested': {
      'by the reality check': { en: 'Press "Log out" in the play reminder', bn: 'খেলার রিমাইন্ডারে "লগ আউট" চাপুন' },
    },
    'place.requested': {
      'the account record': {
        event: { place: { to: 'transactionHistory', centre: 'memberCentre' } },
        en: 'Press "See the account record" in the play reminder',
        bn: 'খেলার রিমাইন্ডারে "লেনদেন দেখুন" চাপুন',
      },
    },
  },
  outcomes: {
    restoreSession: {
      'no token': { output: null, en: 'This tab has no session', bn: 'এই ট্যাবে কোনো সেশন নেই' },
      'a player': {
        output: account,
        en: 'This tab has the session of a player',
        bn: 'এই ট্যাবে একজন খেলোয়াড়ের সেশন আছে',
      },
      'an agent': { output: agent, en: 'This tab has the session of an agent', bn: 'এই ট্যাবে একজন এজেন্টের সেশন আছে' },
      'a trial account': {
        output: trial,
        en: 'This tab has the session of a demo account',
        bn: 'এই ট্যাবে একটি ডেমো অ্যাকাউন্টের সেশন আছে',
      },
      'token invalid': {
        error: { kind: 'unauthorised', code: 'session.ended', message: 'Your session has ended.', status: 401 },
        en: 'The server rejects the restored session: it has ended',
        bn: 'সার্ভার আগের সেশন গ্রহণ করে না: সেশন শেষ হয়েছে',
      },
      'a password that must be changed': {
        error: {
          kind: 'rejected',
          code: 'session.passwordDue',
          message: 'Choose a new password to continue.',
          status: 403,
        },
        en: 'The server requires a password change first',
        bn: 'সার্ভার আগে পাসওয়ার্ড বদলাতে বলে',
      },
      offline,
    },
    leaveChange: {
      ended: { output: undefined, en: 'The session ends without a password change', bn: 'পাসওয়ার্ড না বদলেই সেশন শেষ হয়' },
      'storage cannot be cleared': {
        ...broken,
        en: 'Ending the session fails: the browser storage cannot be cleared',
        bn: 'সেশন শেষ করা যায় না: ব্রাউজারের স্টোরেজ মোছা যায় না',
      },
    },
    forgetSession: {
      cleared: { output: undefined, en: 'The stored session is cleared', bn: 'সেশনের তথ্য মোছা হয়' },
      'storage cannot be cleared': {
        ...broken,
        en: 'Clearing the stored session fails: the browser storage cannot be cleared',
        bn: 'সেশনের তথ্য মোছা যায় না: ব্রাউজারের স্টোরেজ মোছা যায় না',
      },
    },
    sessionTime: { failed: { ...broken, en: 'The session timer crashes', bn: 'সেশনের টাইমারে ত্রুটি ঘটে' } },
    balance: { failed: { ...broken, en: 'The balance display crashes', bn: 'ব্যালেন্স দেখানোয় ত্রুটি ঘটে' } },
    unread: { failed: { ...broken, en: 'The message count crashes', bn: 'বার্তা গণনায় ত্রুটি ঘটে' } },
    watchTabs: {
      failed: {
        ...broken,
        en: 'The portal cannot detect a logout in other tabs',
        bn: 'অন্য ট্যাবে লগ আউট হলে পোর্টাল জানতে পারে না',
      },
    },
    showLogin: {
      failed: {
        ...broken,
        en: 'The portal cannot notify other tabs of the login',
        bn: 'পোর্টাল অন্য ট্যাবকে লগ ইনের কথা জানাতে পারে না',
      },
    },
    watchLogins: {
      failed: {
        ...broken,
        en: 'The portal cannot detect a login in other tabs',
        bn: 'অন্য ট্যাবে লগ ইন হলে পোর্টাল জানতে পারে না',
      },
    },
    realityCheck: {
      failed: {
        ...broken,
        en: 'The play reminder crashes',
        bn: 'খেলার রিমাইন্ডারে ত্রুটি ঘটে',
      },
    },
  },
} satisfies Samples<typeof sessionMachine>;

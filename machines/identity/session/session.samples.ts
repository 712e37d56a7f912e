import type { Samples } from '../../../src/atlas';
import { account, broken, offline } from '../../samples';
import type { sessionMachine } from './session.machine';

const agent = { ...account, id: '01930000-0000-7000-8000-000000000002', account: 'agent', nickname: 'Agent', type: 1 };
const trial = { ...account, id: '01930000-0000-7000-8000-000000000003', account: 'trial', nickname: 'Trial', type: 4 };

export const sessionSamples = {
  title: { en: 'Session', bn: 'সেশন' },
  states: {
    restoring: {
      en: 'The account slot is neutral while the session is loading',
      bn: 'সেশন খোঁজার সময় অ্যাকাউন্টের জায়গাটি ফাঁকা থাকে',
    },
    unread: {
      en: 'The account slot stays neutral until the gateway answers',
      bn: 'গেটওয়ের উত্তর না আসা পর্যন্ত অ্যাকাউন্টের জায়গাটি ফাঁকা থাকে',
    },
    leavingChange: {
      en: 'The account slot stays neutral while the session is ended',
      bn: 'সেশন শেষ করার সময় অ্যাকাউন্টের জায়গাটি ফাঁকা থাকে',
    },
    visitor: { en: 'The header shows the login form', bn: 'ওপরে লগ ইন ফর্ম দেখা যায়' },
    'visitor.alone': {
      en: 'The header shows the login form, without a hint about other tabs',
      bn: 'ওপরে লগ ইন ফর্ম দেখা যায়; অন্য ট্যাবের কথা বলা হয় না',
    },
    'visitor.elsewhere': {
      en: 'Under the header it says that another tab is logged in, with "Log in here too"',
      bn: 'ওপরের অংশের নিচে লেখা থাকে অন্য ট্যাবে লগ ইন করা আছে, সঙ্গে "এখানেও লগ ইন করুন"',
    },
    held: { en: 'A user is logged in', bn: 'কেউ লগ ইন করা আছেন' },
    'held.trial': { en: 'The header shows the demo account', bn: 'ওপরে ডেমো অ্যাকাউন্ট দেখা যায়' },
    'held.member': { en: 'The header shows the username and the balance', bn: 'ওপরে ইউজারনেম ও ব্যালেন্স দেখা যায়' },
    forgetting: { en: 'The session is being cleared away', bn: 'সেশন মুছে ফেলা হচ্ছে' },
  },
  events: {
    'session.opened': {
      'by a player': { event: { account }, en: 'A player has logged in', bn: 'একজন খেলোয়াড় লগ ইন করেছেন' },
      'by an agent': { event: { account: agent }, en: 'An agent has logged in', bn: 'একজন এজেন্ট লগ ইন করেছেন' },
      'by a trial account': {
        event: { account: trial },
        en: 'A demo account has been opened',
        bn: 'একটি ডেমো অ্যাকাউন্ট খোলা হয়েছে',
      },
    },
    'session.ended': { 'by a logout': { en: 'The player has logged out', bn: 'খেলোয়াড় লগ আউট করেছেন' } },
    'session.refused': {
      'by any call': { en: 'A request is rejected: the session is over', bn: 'কোনো রিকোয়েস্ট জানায় সেশন শেষ' },
    },
    'permission.asked': {
      'for the member centre': { event: { centre: 'member' }, en: 'Open the member centre', bn: 'সদস্য কেন্দ্র খুলুন' },
      'for a game': { event: { centre: 'any' }, en: 'Press "Play" at a game', bn: 'একটি গেমে "খেলুন" চাপুন' },
      'for the agent centre': { event: { centre: 'agent' }, en: 'Open the agent centre', bn: 'এজেন্ট সেন্টার খুলুন' },
    },
    'session.queried': {
      'by the gate': { en: 'The portal asks whether a user is logged in', bn: 'কেউ লগ ইন করা আছেন কি না পোর্টাল জানতে চায়' },
    },
    'time.over': { 'by the clock': { en: 'The time of the session is over', bn: 'সেশনের সময় শেষ' } },
    'tab.ended': { 'by another tab': { en: 'The player logs out in another tab', bn: 'খেলোয়াড় অন্য ট্যাবে লগ আউট করেন' } },
    'login.seen': {
      'in another tab': { en: 'Log in in another tab of the same browser', bn: 'একই ব্রাউজারের অন্য একটি ট্যাবে লগ ইন করুন' },
    },
    'login.gone': {
      'the last one': {
        en: 'Close every tab that is logged in, or log out there',
        bn: 'লগ ইন করা সব ট্যাব বন্ধ করুন, বা সেখানে লগ আউট করুন',
      },
    },
    'logout.requested': {
      'by the reality check': { en: 'Press "Log out" in the play reminder', bn: 'খেলার রিমাইন্ডারের ডায়ালগে "লগ আউট" চাপুন' },
    },
    'place.requested': {
      'the account record': {
        event: { place: { to: 'transactionHistory', centre: 'memberCentre' } },
        en: 'Press "See the account record" in the play reminder',
        bn: 'খেলার রিমাইন্ডারের ডায়ালগে "লেনদেন দেখুন" চাপুন',
      },
    },
  },
  outcomes: {
    restoreSession: {
      'no token': { output: null, en: 'This tab holds no session', bn: 'এই ট্যাবে কোনো সেশন নেই' },
      'a player': {
        output: account,
        en: 'This tab holds the session of a player',
        bn: 'এই ট্যাবে একজন খেলোয়াড়ের সেশন আছে',
      },
      'an agent': { output: agent, en: 'This tab holds the session of an agent', bn: 'এই ট্যাবে একজন এজেন্টের সেশন আছে' },
      'a trial account': {
        output: trial,
        en: 'This tab holds the session of a demo account',
        bn: 'এই ট্যাবে একটি ডেমো অ্যাকাউন্টের সেশন আছে',
      },
      'token no longer good': {
        error: { kind: 'unauthorised', code: 'session.ended', message: 'Your session has ended.', status: 401 },
        en: 'The gateway says that the session has ended',
        bn: 'গেটওয়ে জানায় সেশন শেষ হয়ে গেছে',
      },
      'a password that must be changed': {
        error: {
          kind: 'rejected',
          code: 'session.passwordDue',
          message: 'Choose a new password to continue.',
          status: 403,
        },
        en: 'The gateway says that the password must be changed first',
        bn: 'গেটওয়ে জানায় আগে পাসওয়ার্ড বদলাতে হবে',
      },
      offline,
    },
    leaveChange: {
      ended: { output: undefined, en: 'The session is ended', bn: 'সেশন শেষ হয়' },
      'storage cannot be cleared': {
        ...broken,
        en: 'The storage of the browser cannot be cleared',
        bn: 'ব্রাউজারের স্টোরেজ মোছা যাচ্ছে না',
      },
    },
    forgetSession: {
      cleared: { output: undefined, en: 'The storage of the session is cleared', bn: 'সেশনের তথ্য মুছে গেছে' },
      'storage cannot be cleared': {
        ...broken,
        en: 'The storage of the browser cannot be cleared',
        bn: 'ব্রাউজারের স্টোরেজ মোছা যাচ্ছে না',
      },
    },
    sessionTime: { failed: { ...broken, en: 'The clock of the session fails', bn: 'সেশনের ঘড়ি ব্যর্থ হয়' } },
    balance: { failed: { ...broken, en: 'The balance fails', bn: 'ব্যালেন্স ব্যর্থ হয়' } },
    unread: { failed: { ...broken, en: 'The count of messages fails', bn: 'বার্তার গণনা ব্যর্থ হয়' } },
    watchTabs: {
      failed: {
        ...broken,
        en: 'Other tabs cannot be listened to',
        bn: 'অন্য ট্যাবের কথা শোনা যায় না',
      },
    },
    showLogin: { failed: { ...broken, en: 'Other tabs cannot be notified', bn: 'অন্য ট্যাবকে জানানো যায় না' } },
    watchLogins: { failed: { ...broken, en: 'Other tabs cannot be listened to', bn: 'অন্য ট্যাবের কথা শোনা যায় না' } },
    realityCheck: {
      failed: {
        ...broken,
        en: 'The play reminder fails',
        bn: 'খেলার রিমাইন্ডারের ঘড়ি ব্যর্থ হয়',
      },
    },
  },
} satisfies Samples<typeof sessionMachine>;

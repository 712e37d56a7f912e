import type { Samples } from '../../../src/atlas';
import { account, broken } from '../../samples';
import type { portalMachine } from './portal.machine';

/**
 * Events from views, calls and children. The children live as long as the portal (except the logout), so they can only
 * fail.
 */
export const portalSamples = {
  title: { en: 'The portal as a whole', bn: 'পুরো পোর্টাল' },
  states: {
    systemStatus: { en: 'The portal’s availability is known', bn: 'পোর্টাল ব্যবহার করা যাবে কি না জানা আছে' },
    session: { en: 'The session is known', bn: 'কে এখানে আছেন জানা আছে' },
    places: {
      en: 'A screen is shown, and at most one dialog over it',
      bn: 'একটি স্ক্রিন দেখা যায়, তার ওপরে একসঙ্গে একটির বেশি ডায়ালগ খোলে না',
    },
    lock: {
      en: 'The login may be needed again over everything that is open',
      bn: 'যা-ই খোলা থাকুক, তার ওপরে আবার লগ ইন লাগতে পারে',
    },
    'lock.none': { en: 'Everything that is open may be used', bn: 'যা খোলা আছে সবই ব্যবহার করা যায়' },
    'lock.locked': {
      en: 'The login is open over the page, whose contents are out of sight',
      bn: 'পেজের ওপরে লগ ইন খোলা, ভেতরের লেখা চোখের আড়ালে',
    },
    alert: { en: 'Confirmations and warnings come over whatever is open', bn: 'যা-ই খোলা থাকুক, তার ওপরে প্রশ্ন ও সতর্কতা আসে' },
    'alert.none': { en: 'No confirmation and no warning is shown', bn: 'কোনো প্রশ্ন বা সতর্কতা নেই' },
    'alert.leaving': { en: 'The question whether to log out is shown', bn: 'লগ আউট করবেন কি না জানতে চাওয়া হয়' },
    'alert.needTrueAccount': {
      en: 'The warning that a full account is needed is shown',
      bn: 'পূর্ণ অ্যাকাউন্ট লাগবে, এই সতর্কতা দেখা যায়',
    },
    pending: { en: 'Permission check before a protected action', bn: 'সুরক্ষিত কাজের আগে অনুমতি দেখা হয়' },
    'pending.none': { en: 'No protected action is waiting', bn: 'কোনো সুরক্ষিত কাজ অপেক্ষায় নেই' },
    'pending.asking': { en: 'The protected action waits for an answer', bn: 'সুরক্ষিত কাজটি উত্তরের অপেক্ষায়' },
    'pending.awaitingLogin': { en: 'The protected action waits for the login', bn: 'সুরক্ষিত কাজটি লগ ইনের অপেক্ষায়' },
    background: {
      en: 'The login that some pages need, the language, the country codes and the news are looked after',
      bn: 'পেজের আগে লগ ইন লাগবে কি না, ভাষা, দেশের কোড আর নতুন কী আছে, এসব দেখা হয়',
    },
  },
  inputs: {
    'in Bengali': {
      input: {
        language: 'bn',
        destinations: {
          home: { path: '/' },
          login: {},
          memberCentre: { account: 'member' },
          agentCentre: { account: 'agent' },
        },
      },
      en: 'Open the portal in Bengali',
      bn: 'বাংলায় পোর্টাল খুলুন',
    },
  },
  events: {
    'place.requested': {
      'the home page': { event: { place: { to: 'home' } }, en: 'Go to the home page', bn: 'হোম পেজে যান' },
      'the login': { event: { place: { to: 'login' } }, en: 'Open the login dialog', bn: 'লগ ইন ডায়ালগ খুলুন' },
      'my account': {
        event: { place: { to: 'securityCenter', centre: 'memberCentre' } },
        en: 'Open "My account" in the member centre',
        bn: 'সদস্য কেন্দ্রে "আমার অ্যাকাউন্ট" খুলুন',
      },
      'the agent centre': {
        event: { place: { to: 'agentTeamOverview', centre: 'agentCentre' } },
        en: 'Open the agent centre',
        bn: 'এজেন্ট সেন্টার খুলুন',
      },
    },
    // raised by the chart itself once a destination may be opened
    'place.allowed': {},
    'logout.requested': { 'by the player': { en: 'Press "Log out" in the header', bn: 'ওপরে "লগ আউট" চাপুন' } },
    'alert.confirmed': { 'by the player': { en: 'Confirm the warning', bn: 'সতর্কতায় সম্মতি দিন' } },
    'call.unauthorised': {
      'by any call': { en: 'A request is rejected: the session is over', bn: 'কোনো রিকোয়েস্ট জানায় সেশন শেষ' },
    },
    'call.unavailable': {
      'by any call': { en: 'A request is rejected: the platform is closed', bn: 'কোনো রিকোয়েস্ট জানায় প্ল্যাটফর্ম বন্ধ' },
    },
    'site.opened': {
      'to everybody': {
        event: { loginFirst: false },
        en: 'The portal turns out to be open without a login',
        bn: 'জানা যায় পোর্টাল সবার জন্য খোলা',
      },
      'after a login': {
        event: { loginFirst: true },
        en: 'The portal turns out to be open only after a login',
        bn: 'জানা যায় পোর্টাল কেবল লগ ইনের পরে খোলা',
      },
    },
    'session.queried': {
      'by the gate': { en: 'It has to be known whether a user is logged in', bn: 'কেউ লগ ইন করা আছেন কি না জানা দরকার' },
    },
    'gate.locked': { 'by the gate': { en: 'Some pages are closed until a login', bn: 'লগ ইন না করা পর্যন্ত কিছু পেজ বন্ধ' } },
    'language.failed': { 'by the language': { en: 'The words of the language do not come', bn: 'ভাষার লেখাগুলো আসে না' } },
    'session.present': { 'by the session': { en: 'A user turns out to be logged in', bn: 'জানা যায় কেউ লগ ইন করা আছেন' } },
    'session.absent': { 'by the session': { en: 'No one turns out to be logged in', bn: 'জানা যায় কেউ লগ ইন করা নেই' } },
    'session.unstored': {
      'by the browser': {
        en: 'Log in with the site data of the browser blocked',
        bn: 'ব্রাউজারে সাইটের ডেটা বন্ধ রেখে লগ ইন করুন',
      },
    },
    'session.lost': {
      'it was refused': {
        event: { endReason: 'refused', username: 'player' },
        en: 'The session turns out to be over',
        bn: 'জানা যায় সেশন শেষ হয়ে গেছে',
      },
      'it ran out': {
        event: { endReason: 'ranOut', username: 'player' },
        en: 'The session runs out',
        bn: 'সেশনের সময় শেষ হয়',
      },
      'a password change was left': {
        event: { endReason: 'changeLeft', username: '' },
        en: 'The page was loaded again before the password was changed',
        bn: 'পাসওয়ার্ড বদলানোর আগেই পেজটি আবার লোড হয়েছে',
      },
      'ended in another tab': {
        event: { endReason: 'elsewhere', username: 'player' },
        en: 'The session is ended in another tab',
        bn: 'অন্য ট্যাবে সেশন শেষ করা হয়েছে',
      },
    },
    'permission.granted': { 'by the session': { en: 'The action is allowed', bn: 'কাজটির অনুমতি আছে' } },
    'permission.needsLogin': { 'by the session': { en: 'The action needs a login', bn: 'কাজটির জন্য লগ ইন লাগবে' } },
    'permission.needsTrueAccount': {
      'by the session': { en: 'The action needs a full account', bn: 'কাজটির জন্য পূর্ণ অ্যাকাউন্ট লাগবে' },
    },
    'place.opened': {
      'the login': { event: { seat: 'dialog', to: 'login' }, en: 'The login dialog appears', bn: 'লগ ইন ডায়ালগ দেখা দেয়' },
      'my account': {
        event: { seat: 'page', to: 'securityCenter' },
        en: '"My account" appears in the member centre',
        bn: 'সদস্য কেন্দ্রে "আমার অ্যাকাউন্ট" দেখা দেয়',
      },
    },
    'place.left': {
      'the dialog': { event: { seat: 'dialog' }, en: 'The dialog is gone', bn: 'ডায়ালগটি চলে গেছে' },
      'a page': { event: { seat: 'page' }, en: 'The page of the centre is gone', bn: 'সেন্টারের পেজটি চলে গেছে' },
      'the login over it': {
        event: { seat: 'lock' },
        en: 'The login over everything is left',
        bn: 'সবকিছুর ওপরের লগ ইন ছেড়ে গেছেন',
      },
    },
    'place.ended': {
      'logged in': {
        event: { seat: 'dialog', ending: { report: { type: 'login.completed', account } } },
        en: 'The dialog ends, as the player has logged in',
        bn: 'খেলোয়াড় লগ ইন করেছেন বলে ডায়ালগ শেষ হয়',
      },
      'rather registers': {
        event: { seat: 'dialog', ending: { next: { to: 'register' } } },
        en: 'The registration is requested in the dialog',
        bn: 'ডায়ালগে নিবন্ধন চাওয়া হয়েছে',
      },
      'the account was closed': {
        event: { seat: 'page', ending: { report: { type: 'account.closed' } } },
        en: 'The page ends, as the account was closed',
        bn: 'অ্যাকাউন্ট বন্ধ করা হয়েছে বলে পেজটি শেষ হয়',
      },
      'back again': {
        event: { seat: 'lock', ending: { report: { type: 'login.completed', account } } },
        en: 'The player whose session ran out has logged in again',
        bn: 'যার সেশনের সময় শেষ হয়েছিল, সেই খেলোয়াড় আবার লগ ইন করেছেন',
      },
      'back again with a new password': {
        event: { seat: 'lock', ending: { report: { type: 'login.completed', account, changed: true } } },
        en: 'The player whose session expired has logged in again and set a new password',
        bn: 'যার সেশনের সময় শেষ হয়েছিল, সেই খেলোয়াড় আবার লগ ইন করে নতুন পাসওয়ার্ড দিয়েছেন',
      },
      'somebody else has logged in': {
        event: {
          seat: 'lock',
          ending: { report: { type: 'login.completed', account: { ...account, account: 'downline' } } },
        },
        en: 'Another user has logged in over it',
        bn: 'তার ওপরে অন্য কেউ লগ ইন করেছেন',
      },
      'leads to the recovery': {
        event: { seat: 'lock', ending: { next: { to: 'forgotPassword' } } },
        en: 'The login over it leads to the recovery of the password',
        bn: 'তার ওপরের লগ ইন থেকে পাসওয়ার্ড উদ্ধারে যাওয়া হয়েছে',
      },
    },
    'login.completed': {
      'by a player': { event: { account }, en: 'A player has logged in', bn: 'একজন খেলোয়াড় লগ ইন করেছেন' },
      'with a new password': {
        event: { account, changed: true },
        en: 'A player has logged in and set a new password',
        bn: 'একজন খেলোয়াড় লগ ইন করে নতুন পাসওয়ার্ড দিয়েছেন',
      },
      'registered, or a trial begun': {
        event: { account, begun: true },
        en: 'A player has registered, or started a demo',
        bn: 'একজন খেলোয়াড় নিবন্ধন করেছেন, বা ডেমো শুরু করেছেন',
      },
      'after a recovery by phone': {
        event: { account, reset: true },
        en: 'A player has recovered the password by phone',
        bn: 'একজন খেলোয়াড় ফোন দিয়ে পাসওয়ার্ড উদ্ধার করেছেন',
      },
    },
    'account.closed': { 'by the player': { en: 'The player has closed the account', bn: 'খেলোয়াড় অ্যাকাউন্ট বন্ধ করেছেন' } },
    'account.excluded': {
      'by the player': { en: 'The player has excluded themselves', bn: 'খেলোয়াড় নিজেকে খেলা থেকে বিরত রেখেছেন' },
    },
    'password.changed': {
      'and the account read': {
        event: { account },
        en: 'The password was changed, and the account read again',
        bn: 'পাসওয়ার্ড বদলেছে, অ্যাকাউন্টের তথ্য আবার পড়া হয়েছে',
      },
      'and the account not read': {
        event: { account: null },
        en: 'The password was changed, and the account could not be read again',
        bn: 'পাসওয়ার্ড বদলেছে, অ্যাকাউন্টের তথ্য আবার পড়া যায়নি',
      },
    },
    'password.reset': {
      'by a mailed link': { en: 'The password was set by a mailed link', bn: 'ইমেইলের লিংক দিয়ে পাসওয়ার্ড বসেছে' },
    },
  },
  outcomes: {
    systemStatus: { failed: { ...broken, en: 'The look at the status fails', bn: 'অবস্থা দেখার কাজ ব্যর্থ হয়' } },
    session: { failed: { ...broken, en: 'The session fails', bn: 'সেশনের কাজ ব্যর্থ হয়' } },
    host: { failed: { ...broken, en: 'What shows screens and dialogs fails', bn: 'স্ক্রিন ও ডায়ালগ দেখানোর কাজ ব্যর্থ হয়' } },
    gate: {
      failed: { ...broken, en: 'The check of who may see a page fails', bn: 'কে কোন পেজ দেখতে পারবেন, সেই যাচাই ব্যর্থ হয়' },
    },
    language: { failed: { ...broken, en: 'The change of the language fails', bn: 'ভাষা বদলানোর কাজ ব্যর্থ হয়' } },
    countryList: { failed: { ...broken, en: 'The country codes fail', bn: 'দেশের কোড আনার কাজ ব্যর্থ হয়' } },
    news: { failed: { ...broken, en: 'The look for news fails', bn: 'নতুন কী আছে তা দেখার কাজ ব্যর্থ হয়' } },
    logout: {
      'logged out': { output: { loggedOut: true }, en: 'The player has logged out', bn: 'খেলোয়াড় লগ আউট করেছেন' },
      stayed: { output: { loggedOut: false }, en: 'The player stays', bn: 'খেলোয়াড় থেকে গেছেন' },
      failed: { ...broken, en: 'The logout fails', bn: 'লগ আউট ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof portalMachine>;

import type { Samples } from '../../../src/atlas';
import { account, broken } from '../../samples';
import type { portalMachine } from './portal.machine';

/**
 * Events from views, calls and children. The children live as long as the portal (except the logout), so they can only
 * fail.
 */
export const portalSamples = {
  title: { en: 'Whole portal', bn: 'পুরো পোর্টাল' },
  states: {
    systemStatus: {
      en: 'The portal checks its availability in the background',
      bn: 'পোর্টাল ব্যবহার করা যায় কি না ব্যাকগ্রাউন্ডে যাচাই হয়',
    },
    session: { en: 'The portal tracks the session in the background', bn: 'সেশন ব্যাকগ্রাউন্ডে যাচাই হয়' },
    places: {
      en: 'A screen is shown, with at most one dialog over it',
      bn: 'একটি স্ক্রিন দেখা যায়, তার ওপরে সর্বোচ্চ একটি ডায়ালগ থাকে',
    },
    lock: {
      en: 'The login can cover everything that is open',
      bn: 'যা খোলা আছে, তার ওপরে লগ ইন আসতে পারে',
    },
    'lock.none': { en: 'Everything that is open can be used', bn: 'যা খোলা আছে সবই ব্যবহার করা যায়' },
    'lock.locked': {
      en: 'The login covers the page, and the content is hidden',
      bn: 'পেজের ওপরে লগ ইন খোলা, ভেতরের লেখা দেখা যায় না',
    },
    alert: {
      en: 'Confirmations and warnings can appear over everything that is open',
      bn: 'যা খোলা আছে, তার ওপরে প্রশ্ন ও সতর্কতা আসতে পারে',
    },
    'alert.none': { en: 'No confirmation or warning is shown', bn: 'কোনো প্রশ্ন বা সতর্কতা নেই' },
    'alert.loggingOut': { en: 'The logout confirmation is shown', bn: 'লগ আউট করবেন কি না জানতে চাওয়া হয়' },
    'alert.needTrueAccount': {
      en: 'A warning says that a full account is needed',
      bn: 'পূর্ণ অ্যাকাউন্ট লাগবে, এই সতর্কতা দেখা যায়',
    },
    pending: { en: 'Protected actions require permission', bn: 'সুরক্ষিত কাজের জন্য অনুমতি লাগে' },
    'pending.none': { en: 'No protected action is waiting', bn: 'কোনো সুরক্ষিত কাজ অপেক্ষায় নেই' },
    'pending.checkingAccess': {
      en: 'A protected action waits for the permission check',
      bn: 'একটি সুরক্ষিত কাজ অনুমতি যাচাইয়ের অপেক্ষায় আছে',
    },
    'pending.awaitingLogin': { en: 'A protected action waits for the login', bn: 'একটি সুরক্ষিত কাজ লগ ইনের অপেক্ষায় আছে' },
    background: {
      en: 'The login requirement, language, country codes and news run in the background',
      bn: 'লগ ইনের বাধ্যবাধকতা, ভাষা, দেশের কোড ও নতুন খবরের কাজ ব্যাকগ্রাউন্ডে চলে',
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
      bn: 'পোর্টালটি বাংলায় খুলুন',
    },
  },
  events: {
    'place.requested': {
      'the home page': { event: { place: { to: 'home' } }, en: 'Go to the home page', bn: 'হোম পেজে যান' },
      'the login': { event: { place: { to: 'login' } }, en: 'Open the login dialog', bn: 'লগ ইন ডায়ালগ খুলুন' },
      'own account': {
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
    'alert.confirmed': { 'by the player': { en: 'Press "OK" in the warning', bn: 'সতর্কতায় "ঠিক আছে" চাপুন' } },
    'call.unauthorised': {
      'by any call': { en: 'The server rejects a request: the session is over', bn: 'সার্ভার অনুরোধ গ্রহণ করে না: সেশন শেষ' },
    },
    'call.unavailable': {
      'by any call': {
        en: 'The server rejects a request: the platform is closed',
        bn: 'সার্ভার অনুরোধ গ্রহণ করে না: প্ল্যাটফর্ম বন্ধ',
      },
    },
    'site.opened': {
      'open to all': {
        event: { loginFirst: false },
        en: 'The site requires no login',
        bn: 'সাইটে লগ ইন লাগে না',
      },
      'after a login': {
        event: { loginFirst: true },
        en: 'The site requires a login',
        bn: 'সাইটে লগ ইন লাগে',
      },
    },
    'session.queried': {
      'by the gate': { en: 'The session is checked for a login', bn: 'খেলোয়াড় লগ ইন করা আছেন কি না যাচাই হয়' },
    },
    'gate.locked': {
      'by the gate': { en: 'Pages are blocked until the player logs in', bn: 'লগ ইন না করা পর্যন্ত পেজ বন্ধ' },
    },
    'language.failed': {
      'by the language': { en: 'The texts of the new language do not load', bn: 'নতুন ভাষার লেখা লোড হয় না' },
    },
    'session.present': { 'by the session': { en: 'The player is logged in', bn: 'খেলোয়াড় লগ ইন করা আছেন' } },
    'session.absent': { 'by the session': { en: 'The player is not logged in', bn: 'খেলোয়াড় লগ ইন করা নেই' } },
    'session.unstored': {
      'by the browser': {
        en: 'Block site data in the browser and log in',
        bn: 'ব্রাউজারে সাইটের ডেটা বন্ধ রেখে লগ ইন করুন',
      },
    },
    'session.lost': {
      'session rejected': {
        event: { endReason: 'refused', username: 'player' },
        en: 'The server rejects the session',
        bn: 'সার্ভার সেশনটি গ্রহণ করে না',
      },
      'session expired': {
        event: { endReason: 'ranOut', username: 'player' },
        en: 'The session expires',
        bn: 'সেশনের মেয়াদ শেষ হয়',
      },
      'a password change was cancelled': {
        event: { endReason: 'changeLeft', username: '' },
        en: 'The page reloads before a due password change',
        bn: 'পাসওয়ার্ড বদলানোর আগেই পেজটি আবার লোড হয়',
      },
      'ended in another tab': {
        event: { endReason: 'elsewhere', username: 'player' },
        en: 'Another tab ends the session',
        bn: 'অন্য ট্যাবে সেশন শেষ করা হয়',
      },
    },
    'permission.granted': { 'by the session': { en: 'The action is allowed', bn: 'কাজটির অনুমতি আছে' } },
    'permission.needsLogin': { 'by the session': { en: 'The action requires a login', bn: 'কাজটির জন্য লগ ইন লাগবে' } },
    'permission.needsTrueAccount': {
      'by the session': { en: 'The action requires a full account', bn: 'কাজটির জন্য পূর্ণ অ্যাকাউন্ট লাগবে' },
    },
    'place.opened': {
      'the login': { event: { seat: 'dialog', to: 'login' }, en: 'The login dialog opens', bn: 'লগ ইন ডায়ালগ খোলে' },
      'own account': {
        event: { seat: 'page', to: 'securityCenter' },
        en: '"My account" opens in the member centre',
        bn: 'সদস্য কেন্দ্রে "আমার অ্যাকাউন্ট" খোলে',
      },
    },
    'place.left': {
      'the dialog': { event: { seat: 'dialog' }, en: 'The dialog closes', bn: 'ডায়ালগটি বন্ধ হয়' },
      'a page': { event: { seat: 'page' }, en: 'The page of the centre closes', bn: 'সেন্টারের পেজটি বন্ধ হয়' },
      'the login above it': {
        event: { seat: 'lock' },
        en: 'The login that covers the page closes',
        bn: 'পেজের ওপরের লগ ইন বন্ধ হয়',
      },
    },
    'place.ended': {
      'logged in': {
        event: { seat: 'dialog', ending: { report: { type: 'login.completed', account } } },
        en: 'The dialog closes after a login',
        bn: 'লগ ইনের পরে ডায়ালগ বন্ধ হয়',
      },
      'registers instead': {
        event: { seat: 'dialog', ending: { next: { to: 'register' } } },
        en: 'The player switches to registration in the dialog',
        bn: 'খেলোয়াড় ডায়ালগ থেকে নিবন্ধনে যান',
      },
      'account closed': {
        event: { seat: 'page', ending: { report: { type: 'account.closed' } } },
        en: 'The page closes because the account is closed',
        bn: 'অ্যাকাউন্ট বন্ধ হওয়ায় পেজটি বন্ধ হয়',
      },
      returned: {
        event: { seat: 'lock', ending: { report: { type: 'login.completed', account } } },
        en: 'The same player logs in again after the session expired',
        bn: 'সেশনের মেয়াদ শেষে একই খেলোয়াড় আবার লগ ইন করেন',
      },
      'returned with a new password': {
        event: { seat: 'lock', ending: { report: { type: 'login.completed', account, changed: true } } },
        en: 'The same player logs in again after the session expired and sets a new password',
        bn: 'সেশনের মেয়াদ শেষে একই খেলোয়াড় আবার লগ ইন করে নতুন পাসওয়ার্ড দেন',
      },
      'another player logged in': {
        event: {
          seat: 'lock',
          ending: { report: { type: 'login.completed', account: { ...account, account: 'downline' } } },
        },
        en: 'Another player logs in after the session expired',
        bn: 'সেশনের মেয়াদ শেষে অন্য একজন খেলোয়াড় লগ ইন করেন',
      },
      'leads to the recovery': {
        event: { seat: 'lock', ending: { next: { to: 'forgotPassword' } } },
        en: 'The player switches to password recovery after the session expired',
        bn: 'সেশনের মেয়াদ শেষে খেলোয়াড় পাসওয়ার্ড উদ্ধারে যান',
      },
    },
    'login.completed': {
      'by a player': { event: { account }, en: 'A player logs in', bn: 'একজন খেলোয়াড় লগ ইন করেন' },
      'with a new password': {
        event: { account, changed: true },
        en: 'A player logs in and sets a new password',
        bn: 'একজন খেলোয়াড় লগ ইন করে নতুন পাসওয়ার্ড দেন',
      },
      'registered, or a trial started': {
        event: { account, begun: true },
        en: 'A player registers or starts a free demo',
        bn: 'একজন খেলোয়াড় নিবন্ধন করেন বা ফ্রি ডেমো শুরু করেন',
      },
      'after a recovery by phone': {
        event: { account, reset: true },
        en: 'A player recovers the password by phone',
        bn: 'একজন খেলোয়াড় ফোন দিয়ে পাসওয়ার্ড উদ্ধার করেন',
      },
    },
    'account.closed': { 'by the player': { en: 'The player closes the account', bn: 'খেলোয়াড় অ্যাকাউন্ট বন্ধ করেন' } },
    'account.excluded': {
      'by the player': { en: 'The player starts a self-exclusion', bn: 'খেলোয়াড় সেলফ-এক্সক্লুশন শুরু করেন' },
    },
    'password.changed': {
      'account read': {
        event: { account },
        en: 'The player changes the password, and the account reloads',
        bn: 'খেলোয়াড় পাসওয়ার্ড বদলান, অ্যাকাউন্টের তথ্য আবার লোড হয়',
      },
      'account unread': {
        event: { account: null },
        en: 'The player changes the password, and the account does not reload',
        bn: 'খেলোয়াড় পাসওয়ার্ড বদলান, অ্যাকাউন্টের তথ্য আবার লোড হয় না',
      },
    },
    'password.reset': {
      'by a mailed link': {
        en: 'The player resets the password with the link in an email',
        bn: 'খেলোয়াড় ইমেইলের লিংক দিয়ে নতুন পাসওয়ার্ড দেন',
      },
    },
  },
  outcomes: {
    systemStatus: {
      failed: {
        ...broken,
        en: 'The availability check fails unexpectedly',
        bn: 'পোর্টাল ব্যবহার করা যায় কি না, সেই যাচাই অপ্রত্যাশিতভাবে ব্যর্থ হয়',
      },
    },
    session: {
      failed: { ...broken, en: 'The session handling fails unexpectedly', bn: 'সেশনের কাজ অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
    host: {
      failed: {
        ...broken,
        en: 'The display of screens and dialogs fails unexpectedly',
        bn: 'স্ক্রিন ও ডায়ালগ দেখানো অপ্রত্যাশিতভাবে ব্যর্থ হয়',
      },
    },
    gate: {
      failed: {
        ...broken,
        en: 'The login requirement fails unexpectedly',
        bn: 'লগ ইনের বাধ্যবাধকতার কাজ অপ্রত্যাশিতভাবে ব্যর্থ হয়',
      },
    },
    language: {
      failed: { ...broken, en: 'The language change fails unexpectedly', bn: 'ভাষা বদলানো অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
    countryList: {
      failed: { ...broken, en: 'The country code list fails unexpectedly', bn: 'দেশের কোডের তালিকা অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
    news: { failed: { ...broken, en: 'The check for news fails unexpectedly', bn: 'নতুন খবর খোঁজা অপ্রত্যাশিতভাবে ব্যর্থ হয়' } },
    logout: {
      'logged out': { output: { loggedOut: true }, en: 'The player logs out', bn: 'খেলোয়াড় লগ আউট করেন' },
      stayed: { output: { loggedOut: false }, en: 'The player cancels the logout', bn: 'খেলোয়াড় লগ আউট বাতিল করেন' },
      failed: { ...broken, en: 'The logout fails unexpectedly', bn: 'লগ আউট অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof portalMachine>;

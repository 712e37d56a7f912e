import type { Samples } from '../../../src/atlas';
import { account, broken, entry, homeCountry } from '../../samples';
import type { loginMachine } from './login.machine';

const loggedIn = { username: 'player', entry };
const none = { number: '', dialingCode: '880' };
const mobile = { number: '01712345678', dialingCode: '880' };
const byName = (username: string) => ({ way: 'username', username, mobile: none, remember: false }) as const;
const byNumber = (number: typeof mobile) => ({ way: 'mobile', username: '', mobile: number, remember: false }) as const;
const ended = { errors: [], failure: null, loggedIn };
const wrong = {
  kind: 'rejected',
  code: 'auth.wrongCredentials',
  message: 'The user name or the password is wrong.',
  status: 401,
} as const;

/**
 * Each user name belongs to a demo account, or to none. Passwords are not part of the chart, so testers type the
 * password that belongs to the name, and a wrong one for `stranger`.
 */
export const loginSamples = {
  title: { en: 'Login', bn: 'লগ ইন' },
  states: {
    opening: { en: 'The login button shows a spinner', bn: 'লগ ইন বোতামে দেখা যায় কাজ চলছে' },
    opened: { en: 'The dialog is open', bn: 'ডায়ালগটি খোলা' },
    editing: { en: 'The login form is shown', bn: 'লগ ইন ফর্ম দেখা যায়' },
    'editing.tab': { en: 'One of the ways to log in is shown', bn: 'ঢোকার একটি উপায় দেখা যায়' },
    'editing.tab.deciding': { en: 'The tab used last comes up', bn: 'শেষ ব্যবহৃত ট্যাবটি আসে' },
    'editing.tab.username': { en: 'Username and password can be typed', bn: 'ইউজারনেম ও পাসওয়ার্ড লেখা যায়' },
    'editing.tab.mobile': { en: 'Country, mobile number and code can be typed', bn: 'দেশ, মোবাইল নম্বর ও কোড লেখা যায়' },
    'editing.notice': { en: 'The form shows the result of the last attempt', bn: 'শেষ চেষ্টার ফলাফল ফর্মে বলা হয়' },
    'editing.notice.untouched': { en: 'No warning is shown', bn: 'কোনো সতর্কতা নেই' },
    'editing.notice.invalid.shown': {
      en: 'Missing fields are listed at the top and marked',
      bn: 'কী নেই তা ওপরে ও প্রতিটি ঘরের পাশে বলা হয়',
    },
    'editing.notice.invalid.checking': {
      en: 'Missing fields stay marked until they are fixed',
      bn: 'ঠিক হয়েছে দেখা না যাওয়া পর্যন্ত কী নেই তা বলা হয়',
    },
    'editing.notice.invalid': {
      en: 'Missing fields are listed at the top and marked',
      bn: 'কী নেই তা ওপরে ও প্রতিটি ঘরের পাশে বলা হয়',
    },
    'editing.notice.unverified': { en: 'Told to complete the verification first', bn: 'আগে যাচাই সম্পন্ন করতে বলা হয়' },
    'editing.notice.refused': { en: 'The message of the gateway is shown', bn: 'গেটওয়ের বার্তা দেখা যায়' },
    'editing.notice.unreached': {
      en: 'Told that the network is abnormal, or the answer late',
      bn: 'নেটওয়ার্ক অস্বাভাবিক বা উত্তর দেরিতে, তা বলা হয়',
    },
    'editing.memory': { en: 'The form can be used', bn: 'ফর্ম ব্যবহার করা যায়' },
    'editing.memory.resting': { en: 'Nothing is being deleted', bn: 'কিছু মুছে ফেলা হচ্ছে না' },
    'editing.memory.unremembering': { en: 'The form is shown, the box is empty', bn: 'ফর্ম দেখা যায়, টিক নেই' },
    signingIn: { en: 'The login button shows a spinner', bn: 'লগ ইন বোতামে দেখা যায় কাজ চলছে' },
    judging: { en: 'The attempt has ended', bn: 'চেষ্টাটি শেষ হয়েছে' },
    remembering: { en: 'The login button shows a spinner', bn: 'লগ ইন বোতামে দেখা যায় কাজ চলছে' },
    keeping: { en: 'The login button shows a spinner', bn: 'লগ ইন বোতামে দেখা যায় কাজ চলছে' },
    forgetting: { en: 'The login button shows a spinner', bn: 'লগ ইন বোতামে দেখা যায় কাজ চলছে' },
    entering: { en: 'The login button shows a spinner', bn: 'লগ ইন বোতামে দেখা যায় কাজ চলছে' },
    loggedIn: { en: 'The dialog is gone, the player is in', bn: 'ডায়ালগটি চলে গেছে, খেলোয়াড় লগ ইন করেছেন' },
    cancelled: { en: 'The dialog is gone', bn: 'ডায়ালগটি চলে গেছে' },
  },
  inputs: {
    'opened empty': {
      input: { username: '', submitted: false, country: homeCountry },
      en: 'Open the login',
      bn: 'লগ ইন খুলুন',
    },
    'opened for a mobile number': {
      input: { username: '', submitted: false, way: 'mobile', country: homeCountry },
      en: 'Press "Mobile number" in the header',
      bn: 'ওপরে "মোবাইল নম্বর" চাপুন',
    },
    'sent from the header': {
      input: { username: 'player', submitted: true, country: homeCountry },
      en: 'Type player and its password in the header and press "Log in"',
      bn: 'ওপরের ফর্মে player ও তার পাসওয়ার্ড লিখে "লগ ইন" চাপুন',
    },
  },
  events: {
    'form.submitted': {
      'a player': {
        event: { form: byName('player') },
        en: 'Type player and its password and press "Log in"',
        bn: 'player ও তার পাসওয়ার্ড লিখে "লগ ইন" চাপুন',
      },
      'a player, to be remembered': {
        event: { form: { ...byName('player'), remember: true } },
        en: 'Tick "Remember the password", type player and its password and press "Log in"',
        bn: '"পাসওয়ার্ড মনে রাখুন"-এ টিক দিন, player ও তার পাসওয়ার্ড লিখে "লগ ইন" চাপুন',
      },
      'nothing typed': {
        event: { form: byName('') },
        en: 'Leave all empty and press "Log in"',
        bn: 'সব ফাঁকা রেখে "লগ ইন" চাপুন',
      },
      'a wrong password': {
        event: { form: byName('stranger') },
        en: 'Type stranger and a wrong password and press "Log in"',
        bn: 'stranger ও ভুল পাসওয়ার্ড লিখে "লগ ইন" চাপুন',
      },
      'a mobile number and its code': {
        event: { form: byNumber(mobile) },
        en: 'Type 01712345678 and the received code, and press "Log in"',
        bn: '01712345678 ও আসা কোডটি লিখে "লগ ইন" চাপুন',
      },
      'a mobile number, to be remembered': {
        event: { form: { ...byNumber(mobile), remember: true } },
        en: 'Tick "Remember the password", type 01712345678 and the code and press "Log in"',
        bn: '"পাসওয়ার্ড মনে রাখুন"-এ টিক দিন, 01712345678 ও কোড লিখে "লগ ইন" চাপুন',
      },
      'no mobile number': {
        event: { form: byNumber(none) },
        en: 'Leave number and code empty and press "Log in"',
        bn: 'নম্বর ও কোড ফাঁকা রেখে "লগ ইন" চাপুন',
      },
    },
    'field.edited': {
      'the user name': {
        event: { form: byName('player') },
        en: 'Type player under "Username"',
        bn: '"ইউজারনেম"-এ player লিখুন',
      },
    },
    'username.chosen': { 'by the player': { en: 'Press the tab "Username"', bn: '"ইউজারনেম" ট্যাব চাপুন' } },
    'mobile.chosen': { 'by the player': { en: 'Press the tab "Mobile number"', bn: '"মোবাইল নম্বর" ট্যাব চাপুন' } },
    'remember.refused': {
      'by the player': { en: 'Take the tick of "Remember the password" away', bn: '"পাসওয়ার্ড মনে রাখুন"-এর টিক তুলে দিন' },
    },
    'next.chosen': {
      'a free trial': {
        event: { next: { to: 'freeTrial' } },
        en: 'Press "Play the free demo"',
        bn: '"ফ্রি ডেমো খেলুন" চাপুন',
      },
      'a new account': { event: { next: { to: 'register' } }, en: 'Press "Register now"', bn: '"নিবন্ধন করুন" চাপুন' },
      'a new password': {
        event: { next: { to: 'forgotPassword' } },
        en: 'Press "Forgot your password?"',
        bn: '"পাসওয়ার্ড ভুলে গেছেন?" চাপুন',
      },
      'a passkey': {
        event: { next: { to: 'passkeyLogin' } },
        en: 'Press "Log in with a passkey"',
        bn: '"পাসকি দিয়ে লগ ইন" চাপুন',
      },
      'a third party': {
        event: { next: { to: 'accountLink', params: { provider: 'google', purpose: 'login' } } },
        en: 'Choose to log in with Google',
        bn: 'Google দিয়ে লগ ইন বাছুন',
      },
    },
    'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } },
  },
  outcomes: {
    begin: {
      'nothing remembered': {
        output: { form: byName(''), mobileOpen: true, namesOnly: false, passkeys: true },
        en: 'Nothing was remembered',
        bn: 'কিছু মনে রাখা ছিল না',
      },
      'a name remembered': {
        output: { form: { ...byName('player'), remember: true }, mobileOpen: true, namesOnly: false, passkeys: true },
        en: 'A name was remembered',
        bn: 'একটি নাম মনে রাখা ছিল',
      },
      'a number remembered': {
        output: { form: { ...byNumber(mobile), remember: true }, mobileOpen: true, namesOnly: false, passkeys: true },
        en: 'A mobile number was remembered',
        bn: 'একটি মোবাইল নম্বর মনে রাখা ছিল',
      },
      'codes are off': {
        output: { form: byName(''), mobileOpen: false, namesOnly: false, passkeys: true },
        en: 'Login by code is switched off',
        bn: 'কোড দিয়ে লগ ইন বন্ধ',
      },
      'the page is not secure': {
        output: { form: byName(''), mobileOpen: true, namesOnly: true, passkeys: false },
        en: 'The page is not secure: names only are remembered',
        bn: 'পেজটি নিরাপদ নয়: শুধু নাম মনে রাখা হয়',
      },
      failed: { ...broken, en: 'The remembered login cannot be read', bn: 'মনে রাখা তথ্য পড়া যায় না' },
    },
    captcha: { failed: { ...broken, en: 'The captcha fails', bn: 'ক্যাপচা ব্যর্থ হয়' } },
    countryPicker: { failed: { ...broken, en: 'The country list fails', bn: 'দেশের তালিকা ব্যর্থ হয়' } },
    smsCountdown: { failed: { ...broken, en: 'The countdown fails', bn: 'কোডের অপেক্ষা ব্যর্থ হয়' } },
    check: {
      'a name is there': {
        output: [{ field: 'password', code: 'login.password.required' }],
        en: 'The username is filled in, the password is not',
        bn: 'ইউজারনেম এখন আছে, পাসওয়ার্ড নেই',
      },
      'all is mended': { output: [], en: 'All fields are filled in', bn: 'এখন সব ঘর পূরণ হয়েছে' },
      failed: { ...broken, en: 'The check of the fields fails', bn: 'ঘর যাচাই ব্যর্থ হয়' },
    },
    signIn: {
      'signed in': { output: { ...ended, end: 'signedIn' }, en: 'The attempt works', bn: 'চেষ্টা সফল হয়' },
      'a first login': {
        output: { ...ended, end: 'signedIn', loggedIn: { ...loggedIn, entry: { ...entry, firstTimeLogin: true } } },
        en: 'The attempt works, for the first time',
        bn: 'চেষ্টা সফল হয়, প্রথমবারের মতো',
      },
      'fields missing': {
        output: {
          ...ended,
          end: 'invalid',
          errors: [
            { field: 'username', code: 'login.username.required' },
            { field: 'password', code: 'login.password.required' },
          ],
        },
        en: 'Fields are missing',
        bn: 'কিছু ঘর ফাঁকা',
      },
      'puzzle left': { output: { ...ended, end: 'unverified' }, en: 'The puzzle is left', bn: 'পাজল ছেড়ে দেওয়া হয়েছে' },
      refused: {
        output: { ...ended, end: 'refused', failure: wrong },
        en: 'The gateway refuses',
        bn: 'গেটওয়ে ফিরিয়ে দেয়',
      },
      'refused, captcha from now on': {
        output: { ...ended, end: 'refused', failure: { ...wrong, value: { captcha: true } } },
        en: 'The gateway refuses, and wants a captcha from now on',
        bn: 'গেটওয়ে ফিরিয়ে দেয়, এখন থেকে ক্যাপচা চায়',
      },
      offline: {
        output: { ...ended, end: 'unreached', failure: { kind: 'offline', code: 'client.offline' } },
        en: 'The gateway cannot be reached',
        bn: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      left: { output: { ...ended, end: 'left' }, en: 'The player leaves', bn: 'খেলোয়াড় চলে যান' },
      failed: { ...broken, en: 'The attempt fails', bn: 'চেষ্টাটি ব্যর্থ হয়' },
    },
    remember: {
      kept: { output: undefined, en: 'It is remembered', bn: 'মনে রাখা হয়' },
      'not kept': { ...broken, en: 'The browser refuses to remember', bn: 'ব্রাউজার মনে রাখতে দেয় না' },
    },
    forget: {
      forgotten: { output: undefined, en: 'The remembered login is deleted', bn: 'মনে রাখা তথ্য মুছে যায়' },
      'not forgotten': { ...broken, en: 'The browser refuses to delete', bn: 'ব্রাউজার মুছতে দেয় না' },
    },
    entry: {
      'came in': { output: { account, changed: false }, en: 'The player logs in', bn: 'খেলোয়াড় ঢোকেন' },
      'left again': {
        output: { account: null, changed: false },
        en: 'The player leaves again',
        bn: 'খেলোয়াড় আবার চলে যান',
      },
      failed: { ...broken, en: 'What follows fails', bn: 'পরের কাজটি ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof loginMachine>;

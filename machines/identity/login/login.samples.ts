import type { Samples } from '../../../src/atlas';
import { account, broken, homeCountry } from '../../samples';
import { byName, byNumber, missingFields, mobile, wrongPassword } from '../login-attempt/login-attempt.samples';
import type { loginMachine } from './login.machine';

const none = { number: '', dialingCode: '880' };
const ended = { errors: [], failure: null, account: null, changed: false };

/**
 * Each username belongs to a demo account, except `stranger`. Passwords are not part of the chart, so testers type the
 * account's password, and a wrong one for `stranger`.
 */
export const loginSamples = {
  title: { en: 'Login', bn: 'লগ ইন' },
  states: {
    opening: { en: 'A spinner is shown on "Log in"', bn: '"লগ ইন" বোতামে লোডিং চিহ্ন দেখা যায়' },
    opened: { en: 'The login dialog is open', bn: 'লগ ইন ডায়ালগ খোলা' },
    editing: { en: 'The login form is shown', bn: 'লগ ইন ফর্ম দেখা যায়' },
    'editing.tab': { en: 'One login method is shown', bn: 'লগ ইনের একটি উপায় দেখা যায়' },
    'editing.tab.selectingTab': { en: 'The most recently used tab opens', bn: 'শেষ ব্যবহৃত ট্যাবটি খোলে' },
    'editing.tab.username': { en: 'The username and password fields are shown', bn: 'ইউজারনেম ও পাসওয়ার্ডের ঘর দেখা যায়' },
    'editing.tab.mobile': {
      en: 'The country, mobile number and code fields are shown',
      bn: 'দেশ, মোবাইল নম্বর ও কোডের ঘর দেখা যায়',
    },
    'editing.notice': { en: 'The form shows the result of the last attempt', bn: 'শেষ চেষ্টার ফলাফল ফর্মে দেখা যায়' },
    'editing.notice.untouched': { en: 'No error is shown', bn: 'কোনো ত্রুটি দেখা যায় না' },
    'editing.notice.invalid.waiting': {
      en: 'The errors are listed at the top and shown at their fields',
      bn: 'ত্রুটিগুলো ওপরে ও ঘরের পাশে দেখা যায়',
    },
    'editing.notice.invalid.checking': {
      en: 'The errors stay while the fields are checked again',
      bn: 'ঘরগুলো আবার যাচাই হওয়ার সময় ত্রুটিগুলো থাকে',
    },
    'editing.notice.invalid': {
      en: 'The errors are listed at the top and shown at their fields',
      bn: 'ত্রুটিগুলো ওপরে ও ঘরের পাশে দেখা যায়',
    },
    'editing.notice.unverified': {
      en: 'The form shows "Please complete the verification first."',
      bn: 'ফর্মে "আগে যাচাইটি শেষ করুন।" দেখা যায়',
    },
    'editing.notice.rejected': { en: 'An error says why the login failed', bn: 'লগ ইন না হওয়ার কারণ দেখা যায়' },
    'editing.notice.unreachable': {
      en: 'A connection or timeout error is shown; the form keeps its input',
      bn: 'সংযোগ না থাকার বা দেরির ত্রুটি দেখা যায়; লেখা সব থেকে যায়',
    },
    'editing.memory': { en: 'The form is editable', bn: 'ফর্মে লেখা যায়' },
    'editing.memory.idle': { en: 'No remembered login is being deleted', bn: 'মনে রাখা কোনো লগ ইন মুছে ফেলা হচ্ছে না' },
    'editing.memory.unremembering': {
      en: 'The box is unticked; the remembered login is being deleted',
      bn: 'টিক নেই; মনে রাখা লগ ইন মুছে ফেলা হচ্ছে',
    },
    signingIn: { en: 'A spinner is shown on "Log in"', bn: '"লগ ইন" বোতামে লোডিং চিহ্ন দেখা যায়' },
    evaluating: { en: 'The login attempt has ended', bn: 'লগ ইনের চেষ্টা শেষ হয়েছে' },
    loggedIn: { en: 'The player is logged in; the dialog is closed', bn: 'লগ ইন হয়েছে; ডায়ালগ বন্ধ' },
    cancelled: { en: 'The dialog is closed; the player is not logged in', bn: 'ডায়ালগ বন্ধ; খেলোয়াড় লগ ইন করা নেই' },
  },
  inputs: {
    'opened empty': {
      input: { username: '', submitted: false, country: homeCountry },
      en: 'Open the login dialog',
      bn: 'লগ ইন ডায়ালগ খুলুন',
    },
    'opened for a mobile number': {
      input: { username: '', submitted: false, method: 'mobile', country: homeCountry },
      en: 'Press "Log in by mobile number" in the header',
      bn: 'হেডারে "মোবাইল নম্বর দিয়ে লগ ইন" চাপুন',
    },
    'sent from the header': {
      input: { username: 'player', submitted: true, country: homeCountry },
      en: 'In the header, type player and the correct password and press "Log in"',
      bn: 'হেডারে player ও সঠিক পাসওয়ার্ড লিখে "লগ ইন" চাপুন',
    },
  },
  events: {
    'form.submitted': {
      'a player': {
        event: { form: byName('player') },
        en: 'Type player and the correct password and press "Log in"',
        bn: 'player ও সঠিক পাসওয়ার্ড লিখে "লগ ইন" চাপুন',
      },
      'a player, to be remembered': {
        event: { form: { ...byName('player'), remember: true } },
        en: 'Tick "Remember the password", type player and the correct password and press "Log in"',
        bn: '"পাসওয়ার্ড মনে রাখুন"-এ টিক দিন, player ও সঠিক পাসওয়ার্ড লিখে "লগ ইন" চাপুন',
      },
      'nothing typed': {
        event: { form: byName('') },
        en: 'Leave username and password empty and press "Log in"',
        bn: 'ইউজারনেম ও পাসওয়ার্ড ফাঁকা রেখে "লগ ইন" চাপুন',
      },
      'a wrong password': {
        event: { form: byName('stranger') },
        en: 'Type stranger and a wrong password and press "Log in"',
        bn: 'stranger ও ভুল পাসওয়ার্ড লিখে "লগ ইন" চাপুন',
      },
      'a mobile number and its code': {
        event: { form: byNumber(mobile) },
        en: 'Type 01712345678 and the code from the SMS and press "Log in"',
        bn: '01712345678 ও এসএমএসের কোড লিখে "লগ ইন" চাপুন',
      },
      'a mobile number, to be remembered': {
        event: { form: { ...byNumber(mobile), remember: true } },
        en: 'Tick "Remember the number", type 01712345678 and the code from the SMS and press "Log in"',
        bn: '"নম্বরটি মনে রাখুন"-এ টিক দিন, 01712345678 ও এসএমএসের কোড লিখে "লগ ইন" চাপুন',
      },
      'no mobile number': {
        event: { form: byNumber(none) },
        en: 'Leave mobile number and code empty and press "Log in"',
        bn: 'মোবাইল নম্বর ও কোড ফাঁকা রেখে "লগ ইন" চাপুন',
      },
    },
    'field.edited': {
      'the user name': {
        event: { form: byName('player') },
        en: 'Type player under "Username"',
        bn: '"ইউজারনেম" ঘরে player লিখুন',
      },
    },
    'username.selected': { 'by the player': { en: 'Press the "Username" tab', bn: '"ইউজারনেম" ট্যাব চাপুন' } },
    'mobile.selected': { 'by the player': { en: 'Press the "Mobile number" tab', bn: '"মোবাইল নম্বর" ট্যাব চাপুন' } },
    'remember.unticked': {
      'by the player': {
        en: 'Untick "Remember the password" or "Remember the number"',
        bn: '"পাসওয়ার্ড মনে রাখুন" বা "নম্বরটি মনে রাখুন"-এর টিক তুলে দিন',
      },
    },
    'next.selected': {
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
        en: 'Press "Log in with Google"',
        bn: '"Google দিয়ে লগ ইন" চাপুন',
      },
    },
    'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } },
  },
  outcomes: {
    begin: {
      'nothing remembered': {
        output: { form: byName(''), mobileOpen: true, namesOnly: false, passkeys: true },
        en: 'No login is remembered',
        bn: 'কোনো লগ ইন মনে রাখা নেই',
      },
      'a name remembered': {
        output: { form: { ...byName('player'), remember: true }, mobileOpen: true, namesOnly: false, passkeys: true },
        en: 'A username is remembered',
        bn: 'একটি ইউজারনেম মনে রাখা আছে',
      },
      'a number remembered': {
        output: { form: { ...byNumber(mobile), remember: true }, mobileOpen: true, namesOnly: false, passkeys: true },
        en: 'A mobile number is remembered',
        bn: 'একটি মোবাইল নম্বর মনে রাখা আছে',
      },
      'codes are off': {
        output: { form: byName(''), mobileOpen: false, namesOnly: false, passkeys: true },
        en: 'Login by code is switched off',
        bn: 'কোড দিয়ে লগ ইন বন্ধ',
      },
      'the page is not secure': {
        output: { form: byName(''), mobileOpen: true, namesOnly: true, passkeys: false },
        en: 'The page is not secure: passwords are not remembered',
        bn: 'পেজটি নিরাপদ নয়: পাসওয়ার্ড মনে রাখা হয় না',
      },
      failed: { ...broken, en: 'The remembered login does not load', bn: 'মনে রাখা লগ ইন লোড হয় না' },
    },
    captcha: { failed: { ...broken, en: 'The captcha fails unexpectedly', bn: 'ক্যাপচায় অপ্রত্যাশিত ত্রুটি হয়' } },
    countryPicker: {
      failed: { ...broken, en: 'The country picker fails unexpectedly', bn: 'দেশ বাছাইয়ে অপ্রত্যাশিত ত্রুটি হয়' },
    },
    smsCountdown: {
      failed: { ...broken, en: 'The SMS code component fails unexpectedly', bn: 'এসএমএস কোডের অংশে অপ্রত্যাশিত ত্রুটি হয়' },
    },
    check: {
      'user name filled in': {
        output: [{ field: 'password', code: 'login.password.required' }],
        en: 'The username is filled in; the password is still empty',
        bn: 'ইউজারনেম লেখা হয়েছে; পাসওয়ার্ড এখনও ফাঁকা',
      },
      'all fields corrected': { output: [], en: 'All fields are filled in', bn: 'সব ঘর পূরণ হয়েছে' },
      failed: { ...broken, en: 'The field check fails unexpectedly', bn: 'ঘর যাচাইয়ে অপ্রত্যাশিত ত্রুটি হয়' },
    },
    attempt: {
      'logged in': {
        output: { ...ended, end: 'loggedIn', account },
        en: 'The server accepts the login, and the account loads',
        bn: 'সার্ভার লগ ইন গ্রহণ করে, অ্যাকাউন্টের তথ্য লোড হয়',
      },
      'fields missing': {
        output: { ...ended, end: 'invalid', errors: missingFields },
        en: 'Required fields are empty',
        bn: 'দরকারি ঘর ফাঁকা',
      },
      'puzzle cancelled': {
        output: { ...ended, end: 'unverified' },
        en: 'The player closes the puzzle',
        bn: 'খেলোয়াড় পাজল বন্ধ করেন',
      },
      refused: {
        output: { ...ended, end: 'refused', failure: wrongPassword },
        en: 'The server rejects the login: wrong username or password',
        bn: 'সার্ভার লগ ইন গ্রহণ করে না: ইউজারনেম বা পাসওয়ার্ড ভুল',
      },
      'rejected, captcha required': {
        output: { ...ended, end: 'refused', failure: { ...wrongPassword, value: { captcha: true } } },
        en: 'The server rejects the login and requires a captcha from now on',
        bn: 'সার্ভার লগ ইন গ্রহণ করে না, এখন থেকে ক্যাপচা চায়',
      },
      offline: {
        output: { ...ended, end: 'unreached', failure: { kind: 'offline', code: 'client.offline' } },
        en: 'The server is unreachable',
        bn: 'সার্ভারে সংযোগ নেই',
      },
      left: {
        output: { ...ended, end: 'left' },
        en: 'The player leaves during the attempt',
        bn: 'খেলোয়াড় চেষ্টার মাঝখানে বেরিয়ে যান',
      },
      stopped: {
        output: { ...ended, end: 'failed', failure: { kind: 'malformed', code: 'client.unexpected' } },
        en: 'A step of the login attempt fails unexpectedly',
        bn: 'লগ ইনের চেষ্টার একটি ধাপে অপ্রত্যাশিত ত্রুটি হয়',
      },
      failed: { ...broken, en: 'The login attempt fails unexpectedly', bn: 'লগ ইনের চেষ্টায় অপ্রত্যাশিত ত্রুটি হয়' },
    },
    forget: {
      forgotten: {
        output: undefined,
        en: 'The browser deletes the remembered login',
        bn: 'ব্রাউজার মনে রাখা লগ ইন মুছে ফেলে',
      },
      'name still stored': {
        ...broken,
        en: 'The browser cannot delete the remembered login',
        bn: 'ব্রাউজার মনে রাখা লগ ইন মুছতে পারে না',
      },
    },
  },
} satisfies Samples<typeof loginMachine>;

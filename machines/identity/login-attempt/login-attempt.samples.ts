import type { Samples } from '../../../src/atlas';
import { account, broken, entry } from '../../samples';
import type { FieldError } from '../sign-in/sign-in.machine';
import type { loginAttemptMachine } from './login-attempt.machine';

const none = { number: '', dialingCode: '880' };
/** Mobile number of the demo account `player`. */
export const mobile = { number: '01712345678', dialingCode: '880' };
/** A form by user name. */
export const byName = (username: string) => ({ method: 'username', username, mobile: none, remember: false }) as const;
/** A form by mobile number. */
export const byNumber = (number: typeof mobile) =>
  ({ method: 'mobile', username: '', mobile: number, remember: false }) as const;
/** Errors of a form by user name that is empty. */
export const missingFields: FieldError[] = [
  { field: 'username', code: 'login.username.required' },
  { field: 'password', code: 'login.password.required' },
];
export const wrongPassword = {
  kind: 'rejected',
  code: 'auth.wrongCredentials',
  message: 'The user name or the password is wrong.',
  status: 401,
} as const;
const ended = { errors: [], failure: null, loggedIn: { username: 'player', entry } };
const firstLogin = { ...ended.loggedIn, entry: { ...entry, firstTimeLogin: true } };
const spinner = { en: 'A spinner is shown on "Log in"', bn: '"লগ ইন" বোতামে লোডিং চিহ্ন দেখা যায়' };

/**
 * User name and number belong to a demo account. Passwords are not part of the chart, so testers type the account's
 * password, or the code sent to the number.
 */
export const loginAttemptSamples = {
  title: { en: 'Login attempt', bn: 'লগ ইনের চেষ্টা' },
  states: {
    signingIn: spinner,
    remembering: spinner,
    storing: spinner,
    forgetting: spinner,
    entering: spinner,
    loggedIn: { en: 'The player is logged in; the dialog is closed', bn: 'লগ ইন হয়েছে; ডায়ালগ বন্ধ' },
    notLoggedIn: {
      en: 'The form is shown again and says why the login failed',
      bn: 'ফর্মটি আবার দেখা যায়, লগ ইন না হওয়ার কারণ লেখা থাকে',
    },
    left: { en: 'The dialog is closed; the player is not logged in', bn: 'ডায়ালগ বন্ধ; খেলোয়াড় লগ ইন করা নেই' },
    failed: { en: 'The form is shown again with an error', bn: 'ফর্মটি আবার দেখা যায়, ত্রুটি জানানো হয়' },
  },
  inputs: {
    'by name': {
      input: { form: byName('player') },
      en: 'Type the username player and its password, and press "Log in"',
      bn: 'player ইউজারনেম ও তার পাসওয়ার্ড লিখে "লগ ইন" চাপুন',
    },
    'by name, to be remembered': {
      input: { form: { ...byName('player'), remember: true } },
      en: 'Tick "Remember the password", type the username player and its password, and press "Log in"',
      bn: '"পাসওয়ার্ড মনে রাখুন"-এ টিক দিয়ে player ইউজারনেম ও তার পাসওয়ার্ড লিখে "লগ ইন" চাপুন',
    },
    'nothing typed': {
      input: { form: byName('') },
      en: 'Leave username and password empty and press "Log in"',
      bn: 'ইউজারনেম ও পাসওয়ার্ড ফাঁকা রেখে "লগ ইন" চাপুন',
    },
    'by number': {
      input: { form: byNumber(mobile) },
      en: 'On the "Mobile number" tab, type 01712345678 and the code, and press "Log in"',
      bn: '"মোবাইল নম্বর" ট্যাবে 01712345678 ও কোড লিখে "লগ ইন" চাপুন',
    },
  },
  events: { 'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } } },
  outcomes: {
    signIn: {
      'signed in': {
        output: { ...ended, end: 'signedIn' },
        en: 'The server accepts the login',
        bn: 'সার্ভার লগ ইন গ্রহণ করে',
      },
      'a first login': {
        output: { ...ended, end: 'signedIn', loggedIn: firstLogin },
        en: 'The server accepts the login, the first of this account',
        bn: 'সার্ভার লগ ইন গ্রহণ করে, এই অ্যাকাউন্টের প্রথম লগ ইন',
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
      'wrong password': {
        output: { ...ended, end: 'refused', failure: wrongPassword },
        en: 'The server rejects the login: wrong username or password',
        bn: 'সার্ভার লগ ইন গ্রহণ করে না: ইউজারনেম বা পাসওয়ার্ড ভুল',
      },
      offline: {
        output: { ...ended, end: 'unreached', failure: { kind: 'offline', code: 'client.offline' } },
        en: 'The server is unreachable',
        bn: 'সার্ভারে সংযোগ নেই',
      },
      left: {
        output: { ...ended, end: 'left' },
        en: 'The player leaves during the puzzle',
        bn: 'খেলোয়াড় পাজলের মাঝখানে বেরিয়ে যান',
      },
      failed: { ...broken, en: 'The sign-in fails unexpectedly', bn: 'লগ ইনে অপ্রত্যাশিত ত্রুটি হয়' },
    },
    remember: {
      kept: { output: undefined, en: 'The browser remembers the login', bn: 'ব্রাউজার লগ ইন মনে রাখে' },
      'storage failed': { ...broken, en: 'The browser cannot remember the login', bn: 'ব্রাউজার লগ ইন মনে রাখতে পারে না' },
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
    entry: {
      'account loaded': { output: { account, changed: false }, en: 'The account loads', bn: 'অ্যাকাউন্টের তথ্য লোড হয়' },
      'left before loading': {
        output: { account: null, changed: false },
        en: 'The account does not load, and the player leaves',
        bn: 'অ্যাকাউন্টের তথ্য লোড হয় না, খেলোয়াড় বেরিয়ে যান',
      },
      failed: { ...broken, en: 'The steps after the login fail unexpectedly', bn: 'লগ ইনের পরের ধাপে অপ্রত্যাশিত ত্রুটি হয়' },
    },
  },
} satisfies Samples<typeof loginAttemptMachine>;

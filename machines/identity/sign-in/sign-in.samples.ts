import type { Samples } from '../../../src/atlas';
import { entry, offline } from '../../samples';
import type { FieldError, signInMachine } from './sign-in.machine';

const mobile = { number: '01712345678', dialingCode: '880' };
const none = { number: '', dialingCode: '880' };
const invalid = (...errors: FieldError[]) => ({ output: { kind: 'wrong' as const, errors } });
const broken = { kind: 'malformed', code: 'client.unexpected' };
const rejected = (code: string, message: string, status: number) => ({
  error: { kind: 'rejected' as const, code, message, status },
});
const wrong = rejected('auth.wrongCredentials', 'The user name or the password is not right.', 401);

/**
 * Each user name and number belongs to a demo account, or to none. Secrets are not part of the chart, so testers type
 * the password that belongs to the name, and the code sent to the number.
 */
export const signInSamples = {
  title: { en: 'One attempt to log in', bn: 'লগ ইনের একটি চেষ্টা' },
  states: {
    validating: { en: 'The login button shows a spinner', bn: 'লগ ইন বোতামে দেখা যায় কাজ চলছে' },
    verifying: { en: 'The slide puzzle is shown', bn: 'পাজলটি দেখা যায়' },
    proving: { en: 'A second factor is requested', bn: 'আরও একটি প্রমাণ চাওয়া হয়' },
    confirming: { en: 'The login button shows a spinner', bn: 'লগ ইন বোতামে দেখা যায় কাজ চলছে' },
    authenticating: { en: 'The login button shows a spinner', bn: 'লগ ইন বোতামে দেখা যায় কাজ চলছে' },
    signedIn: { en: 'The attempt has worked', bn: 'চেষ্টা সফল হয়েছে' },
    invalid: { en: 'Missing or invalid fields are marked', bn: 'কী নেই বা ভুল তা ফর্মে বলা হয়' },
    unverified: { en: 'Told to complete the verification first', bn: 'আগে যাচাই সম্পন্ন করতে বলা হয়' },
    refused: { en: 'The message of the gateway is shown', bn: 'গেটওয়ের বার্তা দেখা যায়' },
    unreached: {
      en: 'Told that the network is abnormal, or the answer late',
      bn: 'নেটওয়ার্ক অস্বাভাবিক বা উত্তর দেরিতে, তা বলা হয়',
    },
    left: { en: 'The dialog is gone', bn: 'ডায়ালগটি চলে গেছে' },
  },
  inputs: {
    'by name': {
      input: { sent: { way: 'username', username: 'player', mobile: none } },
      en: 'Type player and its password and press "Log in"',
      bn: 'player ও তার পাসওয়ার্ড লিখে "লগ ইন" চাপুন',
    },
    'by number': {
      input: { sent: { way: 'mobile', username: '', mobile } },
      en: 'At "Mobile number", type 01712345678 and the code, and press "Log in"',
      bn: '"মোবাইল নম্বর" ট্যাবে 01712345678 ও কোড লিখে "লগ ইন" চাপুন',
    },
  },
  events: { 'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } } },
  outcomes: {
    validate: {
      'all is there': {
        output: { kind: 'right', type: 'username' },
        en: 'All fields are filled, no puzzle is needed',
        bn: 'সব ঘর পূরণ করা, পাজল লাগবে না',
      },
      'all is there, a puzzle first': {
        output: { kind: 'puzzleFirst', type: 'username' },
        en: 'All fields are filled, a puzzle comes first',
        bn: 'সব ঘর পূরণ করা, আগে পাজল',
      },
      'all is there, by code': {
        output: { kind: 'right', type: 'sms' },
        en: 'Number and code are there',
        bn: 'নম্বর ও কোড আছে',
      },
      'all is there, by firebase': {
        output: { kind: 'right', type: 'firebase' },
        en: 'All fields are filled, the firebase provider checks the code',
        bn: 'সব ঘর পূরণ করা, কোড যাচাই করে ফায়ারবেস',
      },
      'user name and password missing': {
        ...invalid(
          { field: 'username', code: 'login.username.required' },
          { field: 'password', code: 'login.password.required' },
        ),
        en: 'Username and password are missing',
        bn: 'ইউজারনেম ও পাসওয়ার্ড নেই',
      },
      'captcha missing': {
        ...invalid({ field: 'captcha', code: 'login.captcha.required' }),
        en: 'The captcha is missing',
        bn: 'ক্যাপচা লেখা নেই',
      },
      'number wrong and code missing': {
        ...invalid({ field: 'mobile', code: 'sms.invalidNumber' }, { field: 'code', code: 'login.code.required' }),
        en: 'The number is none and the code is missing',
        bn: 'নম্বরটি সঠিক নয়, কোডও নেই',
      },
      failed: { error: broken, en: 'The check of the fields fails', bn: 'ঘর যাচাইয়ের কাজ ব্যর্থ হয়' },
    },
    verification: {
      passed: { output: { passed: true }, en: 'The puzzle is solved', bn: 'পাজলের সমাধান হয়েছে' },
      left: { output: { passed: false }, en: 'The puzzle is left', bn: 'পাজল ছেড়ে দেওয়া হয়েছে' },
      failed: { error: broken, en: 'The puzzle fails', bn: 'পাজল ব্যর্থ হয়' },
    },
    extraVerification: {
      proven: {
        output: { proven: { username: 'player', entry }, failure: null },
        en: 'The second factor is correct',
        bn: 'প্রমাণ দেওয়া হয়',
      },
      'too late': {
        output: { proven: null, failure: rejected('proof.expired', 'This log-in waited too long.', 422).error },
        en: 'The proof took too long',
        bn: 'প্রমাণ দিতে অনেক দেরি হয়েছে',
      },
      left: { output: { proven: null, failure: null }, en: 'The proof is left', bn: 'প্রমাণ না দিয়ে বেরিয়ে যান' },
      failed: { error: broken, en: 'The verification fails', bn: 'যাচাই ব্যর্থ হয়' },
    },
    confirmCode: {
      confirmed: { output: undefined, en: 'The provider confirms the code', bn: 'ফায়ারবেস কোডটি মেনে নেয়' },
      'wrong code': {
        ...rejected('sms.codeInvalid', 'The code is missing or not right.', 422),
        en: 'The provider says: wrong code',
        bn: 'ফায়ারবেস জানায়: কোড ভুল',
      },
      offline,
    },
    logIn: {
      accepted: {
        output: { username: 'player', entry },
        en: 'The gateway lets the player in',
        bn: 'গেটওয়ে খেলোয়াড়কে ঢুকতে দেয়',
      },
      'wrong password': { ...wrong, en: 'The gateway says: wrong name or password', bn: 'গেটওয়ে জানায়: নাম বা পাসওয়ার্ড ভুল' },
      'wrong password, captcha from now on': {
        error: { ...wrong.error, value: { captcha: true } },
        en: 'The gateway says: wrong, and a captcha from now on',
        bn: 'গেটওয়ে জানায়: ভুল, এখন থেকে ক্যাপচা লাগবে',
      },
      'wrong code': {
        ...rejected('sms.codeInvalid', 'The code is missing or not right.', 422),
        en: 'The gateway says: wrong code',
        bn: 'গেটওয়ে জানায়: কোড ভুল',
      },
      'code too old': {
        ...rejected('sms.codeExpired', 'The code has expired. Please have another one sent.', 422),
        en: 'The gateway says: the code has expired',
        bn: 'গেটওয়ে জানায়: কোডের মেয়াদ শেষ',
      },
      'not for this site': {
        ...rejected('auth.notMember', 'A non-member account cannot log in.', 403),
        en: 'The gateway says: not an account of this site',
        bn: 'গেটওয়ে জানায়: এই অ্যাকাউন্ট এই সাইটের নয়',
      },
      'one more proof demanded': {
        error: {
          ...rejected('login.proofRequired', 'You are logging in from a new place.', 403).error,
          value: { proofs: [{ kind: 'sms', hint: '+880•••••678' }] },
        },
        en: 'The gateway asks for one more proof: the address is new',
        bn: 'গেটওয়ে আরও একটি প্রমাণ চায়: ঠিকানাটি নতুন',
      },
      'puzzle demanded': {
        ...rejected('slide.required', 'Please complete the verification first.', 422),
        en: 'The gateway asks for the puzzle first',
        bn: 'গেটওয়ে আগে পাজল চায়',
      },
      'puzzle too old': {
        ...rejected('slide.expired', 'The puzzle has expired. Please try a new one.', 422),
        en: 'The gateway says: the puzzle was too long ago',
        bn: 'গেটওয়ে জানায়: পাজলের সমাধান অনেক আগের',
      },
      offline,
      'no answer in time': {
        error: { kind: 'timeout', code: 'client.timeout' },
        en: 'The gateway does not answer in time',
        bn: 'গেটওয়ে সময়মতো উত্তর দেয় না',
      },
    },
  },
} satisfies Samples<typeof signInMachine>;

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
 * User names and numbers are those of demo accounts, or unregistered. Secrets are not part of the chart, so testers
 * type the account's password, or the code sent to the number.
 */
export const signInSamples = {
  title: { en: 'Checking a login', bn: 'লগ ইন যাচাই' },
  states: {
    validating: { en: 'A spinner is shown on the "Log in" button', bn: '"লগ ইন" বোতামে লোডিং চিহ্ন দেখা যায়' },
    verifying: { en: 'The slide puzzle is shown', bn: 'পাজল দেখা যায়' },
    steppingUp: { en: 'A dialog asks for a second factor', bn: 'একটি ডায়ালগে দ্বিতীয় ধাপের যাচাই চাওয়া হয়' },
    confirming: { en: 'A spinner is shown on the "Log in" button', bn: '"লগ ইন" বোতামে লোডিং চিহ্ন দেখা যায়' },
    authenticating: { en: 'A spinner is shown on the "Log in" button', bn: '"লগ ইন" বোতামে লোডিং চিহ্ন দেখা যায়' },
    signedIn: { en: 'No error is shown; the login has succeeded', bn: 'কোনো ত্রুটি নেই; লগ ইন সফল হয়েছে' },
    invalid: { en: 'Each missing or invalid field shows an error', bn: 'ফাঁকা বা ভুল প্রতিটি ঘরে কারণ দেখানো হয়' },
    unverified: {
      en: 'An error says that the verification must be completed first',
      bn: 'আগে যাচাই শেষ করতে হবে জানানো হয়',
    },
    rejected: { en: 'An error explains why the login was rejected', bn: 'লগ ইন কেন গ্রহণ হয়নি দেখানো হয়' },
    unreachable: {
      en: 'An error reports a connection problem or a slow response',
      bn: 'সংযোগে সমস্যা বা উত্তর আসতে দেরি হচ্ছে জানানো হয়',
    },
    cancelled: { en: 'The login dialog is closed', bn: 'লগ ইন ডায়ালগ বন্ধ' },
  },
  inputs: {
    'by name': {
      input: { sent: { method: 'username', username: 'player', mobile: none } },
      en: 'Type the username player and its password, and press "Log in"',
      bn: 'player ইউজারনেম ও তার পাসওয়ার্ড লিখে "লগ ইন" চাপুন',
    },
    'by number': {
      input: { sent: { method: 'mobile', username: '', mobile } },
      en: 'On the "Mobile number" tab, type 01712345678 and the code, and press "Log in"',
      bn: '"মোবাইল নম্বর" ট্যাবে 01712345678 ও কোড লিখে "লগ ইন" চাপুন',
    },
  },
  events: { 'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } } },
  outcomes: {
    validate: {
      complete: {
        output: { kind: 'right', type: 'username' },
        en: 'All fields are filled in; no puzzle is required',
        bn: 'সব ঘর পূরণ করা; পাজল লাগবে না',
      },
      'complete, a puzzle first': {
        output: { kind: 'puzzleFirst', type: 'username' },
        en: 'All fields are filled in; the puzzle is required first',
        bn: 'সব ঘর পূরণ করা; আগে পাজল লাগবে',
      },
      'complete, by code': {
        output: { kind: 'right', type: 'sms' },
        en: 'The number and the code are filled in',
        bn: 'নম্বর ও কোড লেখা আছে',
      },
      'complete, by firebase': {
        output: { kind: 'right', type: 'firebase' },
        en: 'The number and the code are filled in; Firebase verifies the code',
        bn: 'নম্বর ও কোড লেখা আছে; কোড যাচাই করে Firebase',
      },
      'user name and password missing': {
        ...invalid(
          { field: 'username', code: 'login.username.required' },
          { field: 'password', code: 'login.password.required' },
        ),
        en: 'The username and the password are missing',
        bn: 'ইউজারনেম ও পাসওয়ার্ড নেই',
      },
      'captcha missing': {
        ...invalid({ field: 'captcha', code: 'login.captcha.required' }),
        en: 'The captcha is missing',
        bn: 'ছবির কোড নেই',
      },
      'number wrong and code missing': {
        ...invalid({ field: 'mobile', code: 'sms.invalidNumber' }, { field: 'code', code: 'login.code.required' }),
        en: 'The number is invalid and the code is missing',
        bn: 'নম্বরটি সঠিক নয়, কোডও নেই',
      },
      failed: { error: broken, en: 'The form validation fails unexpectedly', bn: 'ফর্ম যাচাইয়ে অপ্রত্যাশিত ত্রুটি ঘটে' },
    },
    verification: {
      passed: { output: { passed: true }, en: 'The puzzle is solved', bn: 'পাজলের সমাধান হয়' },
      left: { output: { passed: false }, en: 'The player closes the puzzle', bn: 'খেলোয়াড় পাজল বন্ধ করেন' },
      failed: { error: broken, en: 'The puzzle crashes', bn: 'পাজলে ত্রুটি ঘটে' },
    },
    extraVerification: {
      proven: {
        output: { proven: { username: 'player', entry }, failure: null },
        en: 'The second factor is correct',
        bn: 'দ্বিতীয় ধাপের যাচাই সফল হয়',
      },
      'too late': {
        output: { proven: null, failure: rejected('proof.expired', 'This log-in waited too long.', 422).error },
        en: 'The second factor takes too long',
        bn: 'দ্বিতীয় ধাপের যাচাইয়ে বেশি সময় লাগে',
      },
      left: {
        output: { proven: null, failure: null },
        en: 'The player closes the second factor dialog',
        bn: 'খেলোয়াড় দ্বিতীয় ধাপের ডায়ালগ বন্ধ করেন',
      },
      failed: {
        error: broken,
        en: 'The second factor check fails unexpectedly',
        bn: 'দ্বিতীয় ধাপের যাচাইয়ে অপ্রত্যাশিত ত্রুটি ঘটে',
      },
    },
    confirmCode: {
      confirmed: { output: undefined, en: 'Firebase accepts the code', bn: 'Firebase কোডটি গ্রহণ করে' },
      'wrong code': {
        ...rejected('sms.codeInvalid', 'The code is missing or not right.', 422),
        en: 'Firebase rejects the code: wrong code',
        bn: 'Firebase কোডটি গ্রহণ করে না: কোড ভুল',
      },
      offline,
    },
    logIn: {
      accepted: {
        output: { username: 'player', entry },
        en: 'The server accepts the login',
        bn: 'সার্ভার লগ ইন গ্রহণ করে',
      },
      'wrong password': {
        ...wrong,
        en: 'The server rejects the login: wrong username or password',
        bn: 'সার্ভার লগ ইন গ্রহণ করে না: ইউজারনেম বা পাসওয়ার্ড ভুল',
      },
      'wrong password, captcha required': {
        error: { ...wrong.error, value: { captcha: true } },
        en: 'The server rejects the login and requires a captcha from now on',
        bn: 'সার্ভার লগ ইন গ্রহণ করে না, আর এখন থেকে ছবির কোড চায়',
      },
      'wrong code': {
        ...rejected('sms.codeInvalid', 'The code is missing or not right.', 422),
        en: 'The server rejects the login: wrong code',
        bn: 'সার্ভার লগ ইন গ্রহণ করে না: কোড ভুল',
      },
      'code expired': {
        ...rejected('sms.codeExpired', 'The code has expired. Please have another one sent.', 422),
        en: 'The server rejects the login: the code has expired',
        bn: 'সার্ভার লগ ইন গ্রহণ করে না: কোডের মেয়াদ শেষ',
      },
      'not for this site': {
        ...rejected('auth.notMember', 'A non-member account cannot log in.', 403),
        en: 'The server rejects the login: the account does not belong to this site',
        bn: 'সার্ভার লগ ইন গ্রহণ করে না: অ্যাকাউন্টটি এই সাইটের নয়',
      },
      'another proof required': {
        error: {
          ...rejected('login.proofRequired', 'You are logging in from a new place.', 403).error,
          value: { proofs: [{ kind: 'sms', hint: '+880•••••678' }] },
        },
        en: 'The server requires a second factor: the location is new',
        bn: 'সার্ভার দ্বিতীয় ধাপের যাচাই চায়: লগ ইনের জায়গাটি নতুন',
      },
      'puzzle required': {
        ...rejected('slide.required', 'Please complete the verification first.', 422),
        en: 'The server requires the puzzle first',
        bn: 'সার্ভার আগে পাজল চায়',
      },
      'puzzle expired': {
        ...rejected('slide.expired', 'The puzzle has expired. Please try a new one.', 422),
        en: 'The server rejects the puzzle: it has expired',
        bn: 'সার্ভার পাজল গ্রহণ করে না: মেয়াদ শেষ',
      },
      offline,
      'no response in time': {
        error: { kind: 'timeout', code: 'client.timeout' },
        en: 'The server does not respond in time',
        bn: 'সার্ভার সময়মতো উত্তর দেয় না',
      },
    },
  },
} satisfies Samples<typeof signInMachine>;

import type { Samples } from '../../../src/atlas';
import type { Failure } from '../../../src/contract';
import { formEnds } from '../../samples';
import type { deskLoginMachine } from './desk-login.machine';

const lockedOut: Failure = { kind: 'rejected', code: 'auth.locked', message: 'Try again in 15 minutes.' };
const tooLate: Failure = { kind: 'rejected', code: 'desk.loginOver', message: 'Log in again.' };
const badLink: Failure = { kind: 'rejected', code: 'desk.enrolmentOver', message: 'The link is no longer valid.' };
const ends = (en: string, bn: string, end: Failure, words: { en: string; bn: string }) => {
  const { sent, failed } = formEnds({ en, bn });
  return { sent, failed, final: { output: { sent: true, word: end }, ...words } };
};

/** Outcomes of the login's forms. */
export const deskLoginSamples = {
  title: { en: 'Login to the desk', bn: 'ডেস্কে লগ ইন' },
  states: {
    opening: { en: 'The desk opens', bn: 'ডেস্ক খোলে' },
    loggingIn: { en: 'The login is shown', bn: 'লগ ইন দেখা যায়' },
    'loggingIn.password': { en: 'The fields for name and password are shown', bn: 'নাম ও পাসওয়ার্ডের ঘর দেখা যায়' },
    'loggingIn.code': { en: 'The field "App code" is shown', bn: '"অ্যাপের কোড" ঘর দেখা যায়' },
    enrolling: { en: 'The enrolment is shown', bn: 'নিবন্ধনের পেজ দেখা যায়' },
    'enrolling.reading': { en: 'The link is being checked', bn: 'লিংকটি যাচাই করা হচ্ছে' },
    'enrolling.choosingPassword': { en: 'The field "New password" is shown', bn: '"নতুন পাসওয়ার্ড" ঘর দেখা যায়' },
    'enrolling.addingApp': {
      en: 'A QR code, its key as text and the field "App code" are shown',
      bn: 'QR কোড, লেখা আকারে তার কী ও "অ্যাপের কোড" ঘর দেখা যায়',
    },
    'enrolling.enrolled': {
      en: 'A note says that it is complete; "Log in" is offered',
      bn: 'সম্পূর্ণ হওয়ার নোট দেখা যায়; "লগ ইন" বোতাম আছে',
    },
    ended: { en: 'The reason is shown; "Log in" is offered', bn: 'কারণ দেখা যায়; "লগ ইন" বোতাম আছে' },
    loggedIn: { en: 'The pages of the desk are shown', bn: 'ডেস্কের পেজগুলো দেখা যায়' },
  },
  inputs: {
    'without a link': { input: { byLink: false }, en: 'Open the address of the desk', bn: 'ডেস্কের ঠিকানা খুলুন' },
    'by a link': {
      input: { byLink: true },
      en: 'Open the link that the command prints',
      bn: 'কমান্ড যে লিংক দেখায় তা খুলুন',
    },
  },
  events: {
    'login.requested': { 'by the operator': { en: 'Press "Log in"', bn: '"লগ ইন" চাপুন' } },
  },
  outcomes: {
    passwordForm: ends('Name and password are correct', 'নাম ও পাসওয়ার্ড ঠিক আছে', lockedOut, {
      en: 'The operator is locked out',
      bn: 'অপারেটর সাময়িকভাবে আটকে আছেন',
    }),
    codeForm: {
      ...ends('The code is correct', 'কোডটি ঠিক আছে', tooLate, {
        en: 'The login has taken too long',
        bn: 'লগ ইন করতে বেশি সময় লেগেছে',
      }),
      left: { output: { sent: false }, en: 'The operator goes back', bn: 'অপারেটর ফিরে যান' },
    },
    readLink: {
      valid: {
        output: { name: 'rupa', passwordMin: 12, passwordMax: 128 },
        en: 'The link is valid',
        bn: 'লিংকটি ঠিক আছে',
      },
      invalid: { error: badLink, en: 'The link is invalid or used up', bn: 'লিংকটি ঠিক নয় বা আগেই ব্যবহৃত' },
    },
    newPasswordForm: ends('The server accepts the password', 'সার্ভার পাসওয়ার্ডটি গ্রহণ করে', badLink, {
      en: 'The link has expired meanwhile',
      bn: 'এর মধ্যে লিংকের মেয়াদ শেষ হয়েছে',
    }),
    appForm: ends('The first code is correct', 'প্রথম কোডটি ঠিক আছে', badLink, {
      en: 'The link has expired meanwhile',
      bn: 'এর মধ্যে লিংকের মেয়াদ শেষ হয়েছে',
    }),
  },
} satisfies Samples<typeof deskLoginMachine>;

import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { FormValidation, formMachine } from './form.machine';

const missing: FormValidation = { kind: 'wrong', problems: [{ field: 'password', code: 'empty' }] };

export const formSamples = {
  title: { en: 'Form of the security centre', bn: 'নিরাপত্তা কেন্দ্রের ফর্ম' },
  states: {
    editing: { en: 'The form is shown', bn: 'ফর্মটি দেখা যায়' },
    'editing.untouched': { en: 'The form is shown without errors', bn: 'কোনো ত্রুটি ছাড়া ফর্মটি দেখা যায়' },
    'editing.invalid': { en: 'An error is shown below each invalid field', bn: 'প্রতিটি ভুল ঘরের নিচে ভুলটি জানানো হয়' },
    'editing.invalid.waiting': {
      en: 'An error is shown below each invalid field',
      bn: 'প্রতিটি ভুল ঘরের নিচে ভুলটি জানানো হয়',
    },
    'editing.invalid.checking': {
      en: 'Invalid fields keep their errors until they are fixed',
      bn: 'ঠিক না হওয়া পর্যন্ত ঘরের নিচে ভুলটি থাকে',
    },
    'editing.fixed': {
      en: 'The errors are gone; the form has not been sent again',
      bn: 'ভুলগুলো আর দেখা যায় না; ফর্মটি আবার পাঠানো হয়নি',
    },
    'editing.rejected': {
      en: 'An error says why the form was not accepted; the input stays',
      bn: 'ফর্ম কেন গ্রহণ হয়নি জানানো হয়; যা লেখা হয়েছে তা থাকে',
    },
    'editing.unsent': {
      en: 'An error says why no code was sent, with an "OK" button; the input stays',
      bn: 'কেন কোড পাঠানো যায়নি জানানো হয়, "ঠিক আছে" বোতাম আছে; যা লেখা হয়েছে তা থাকে',
    },
    throttled: {
      en: 'A spinner is shown on the button of the form for a second',
      bn: 'ফর্মের বোতামে এক সেকেন্ড লোডিং চিহ্ন দেখা যায়',
    },
    'editing.unconfirmed': {
      en: 'A note says that the passkey was not used; the input stays',
      bn: 'পাসকি ব্যবহার হয়নি জানানো হয়; যা লেখা হয়েছে তা থাকে',
    },
    reviewing: {
      en: 'A summary of the input is shown, with a "Confirm" button',
      bn: 'যা লেখা হয়েছে তার সারাংশ দেখা যায়, "নিশ্চিত করুন" বোতাম আছে',
    },
    confirming: { en: 'A message says to follow the dialog of the browser', bn: 'ব্রাউজারের ডায়ালগ অনুসরণ করতে বলা হয়' },
    validating: { en: 'A spinner is shown on the button of the form', bn: 'ফর্মের বোতামে লোডিং চিহ্ন দেখা যায়' },
    sending: { en: 'A spinner is shown on the button of the form', bn: 'ফর্মের বোতামে লোডিং চিহ্ন দেখা যায়' },
    ended: { en: 'The form is closed', bn: 'ফর্মটি বন্ধ' },
  },
  inputs: { 'about nothing else': { input: { about: null }, en: 'Open the form', bn: 'ফর্মটি খুলুন' } },
  events: {
    'form.submitted': { 'by the player': { en: 'Fill in the form and submit it', bn: 'ফর্মটি পূরণ করে পাঠান' } },
    'field.edited': {
      'the password': { event: { field: 'password' }, en: 'Type a password into the field', bn: 'ঘরে পাসওয়ার্ড লিখুন' },
    },
    'failure.acknowledged': { 'by the player': { en: 'Press "OK"', bn: '"ঠিক আছে" চাপুন' } },
    'review.confirmed': { 'by the player': { en: 'Press "Confirm"', bn: '"নিশ্চিত করুন" চাপুন' } },
    'review.cancelled': { 'by the player': { en: 'Press "Change"', bn: '"বদলান" চাপুন' } },
    'form.cancelled': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    validate: {
      complete: { output: { kind: 'right' }, en: 'All fields are valid', bn: 'সব ঘর ঠিক আছে' },
      'valid, review required': {
        output: { kind: 'review' },
        en: 'All fields are valid; a review is required before sending',
        bn: 'সব ঘর ঠিক আছে; পাঠানোর আগে আরেকবার দেখতে হবে',
      },
      'a passkey confirms it': {
        output: { kind: 'passkey' },
        en: 'All fields are valid; a passkey is required before sending',
        bn: 'সব ঘর ঠিক আছে; পাঠানোর আগে পাসকি লাগবে',
      },
      'something is missing': { output: missing, en: 'A field is empty', bn: 'একটি ঘর ফাঁকা' },
      failed: {
        ...broken,
        en: 'The validation before sending fails unexpectedly',
        bn: 'পাঠানোর আগের যাচাই অপ্রত্যাশিতভাবে ব্যর্থ হয়',
      },
    },
    check: {
      'all fields corrected': {
        output: { kind: 'right' },
        en: 'After the edit, all fields are valid',
        bn: 'লেখার পরে সব ঘর ঠিক আছে',
      },
      'still missing': {
        output: missing,
        en: 'After the edit, the field is still empty',
        bn: 'লেখার পরেও ঘরটি ফাঁকা',
      },
      failed: {
        ...broken,
        en: 'The validation after the edit fails unexpectedly',
        bn: 'লেখার পরের যাচাই অপ্রত্যাশিতভাবে ব্যর্থ হয়',
      },
    },
    confirm: {
      signed: {
        output: { kind: 'signed' },
        en: 'The player confirms in the dialog of the browser',
        bn: 'খেলোয়াড় ব্রাউজারের ডায়ালগে নিশ্চিত করেন',
      },
      closed: {
        output: { kind: 'unsigned' },
        en: 'The player closes the dialog of the browser',
        bn: 'খেলোয়াড় ব্রাউজারের ডায়ালগ বন্ধ করেন',
      },
      refused: {
        error: { kind: 'rejected', code: 'proof.expired', message: 'Too late', status: 422 },
        en: 'The server rejects the passkey request: too late',
        bn: 'সার্ভার পাসকির অনুরোধ গ্রহণ করে না: সময় শেষ',
      },
    },
    send: {
      accepted: { output: undefined, en: 'The server accepts the form', bn: 'সার্ভার ফর্মটি গ্রহণ করে' },
      'an invalid field': {
        output: missing,
        en: 'The server rejects the form: a field is wrong',
        bn: 'সার্ভার ফর্মটি গ্রহণ করে না: একটি ঘরে ভুল আছে',
      },
      'wrong password': {
        error: { kind: 'rejected', code: 'security.wrongPassword', message: 'Wrong', status: 422 },
        en: 'The server rejects the form: wrong password',
        bn: 'সার্ভার ফর্মটি গ্রহণ করে না: পাসওয়ার্ড ভুল',
      },
      'sending a code failed': {
        output: {
          kind: 'unsent',
          failure: { kind: 'rejected', code: 'sms.quota', message: 'No messages left', status: 503 },
        },
        en: 'The server rejects the form: no code can be sent',
        bn: 'সার্ভার ফর্মটি গ্রহণ করে না: কোড পাঠানো যায়নি',
      },
      offline,
    },
  },
} satisfies Samples<typeof formMachine>;

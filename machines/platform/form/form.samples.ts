import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { FormValidation, formMachine } from './form.machine';

const missing: FormValidation = { kind: 'wrong', problems: [{ field: 'password', code: 'empty' }] };

export const formSamples = {
  title: { en: 'A form of the security centre', bn: 'নিরাপত্তা কেন্দ্রের একটি ফর্ম' },
  states: {
    editing: { en: 'The form is shown', bn: 'ফর্মটি দেখা যায়' },
    'editing.untouched': { en: 'The form is shown, and nothing is wrong yet', bn: 'ফর্মটি দেখা যায়, এখনও কোনো ভুল নেই' },
    'editing.invalid': { en: 'The form says under the fields what is wrong', bn: 'ফর্ম প্রতিটি ঘরের নিচে ভুলটি জানায়' },
    'editing.invalid.shown': {
      en: 'The form says under the fields what is wrong',
      bn: 'ফর্ম প্রতিটি ঘরের নিচে ভুলটি জানায়',
    },
    'editing.invalid.checking': {
      en: 'Invalid fields show their errors until they are fixed',
      bn: 'ভুল ঠিক হয়েছে দেখা না যাওয়া পর্যন্ত ফর্ম তা ঘরের নিচে জানায়',
    },
    'editing.mended': {
      en: 'The form shows no error any more, though it was not sent again',
      bn: 'ফর্মে আর কোনো ভুল দেখা যায় না, যদিও তা আবার পাঠানো হয়নি',
    },
    'editing.refused': {
      en: 'The form shows why it was rejected; the input is still there',
      bn: 'কেন গ্রহণ হয়নি ফর্মে দেখা যায়; যা লেখা হয়েছে তা আছে',
    },
    'editing.unsent': {
      en: 'The form shows why no code was sent, with a button to confirm it; what was typed is still there',
      bn: 'কেন কোড পাঠানো যায়নি ফর্মে দেখা যায়, সঙ্গে একটি ঠিক আছে বোতাম; যা লেখা হয়েছে তা আছে',
    },
    throttled: { en: 'The button of the form is held for a second', bn: 'ফর্মের বোতামটি এক সেকেন্ড বন্ধ থাকে' },
    'editing.unconfirmed': {
      en: 'The form says calmly that the passkey was not used; what was typed is still there',
      bn: 'পাসকি ব্যবহার হয়নি, ফর্ম শান্তভাবে জানায়; যা লেখা হয়েছে তা আছে',
    },
    reviewing: {
      en: 'The input is shown once more, with a button to confirm it',
      bn: 'যা লেখা হয়েছে তা নিশ্চিত করার বোতামসহ আরেকবার দেখা যায়',
    },
    confirming: { en: 'Told to follow the dialog of the browser', bn: 'ব্রাউজারের নির্দেশ মানতে বলা হয়' },
    validating: { en: 'The button of the form shows a spinner', bn: 'ফর্মের বোতামে লোডিং চিহ্ন' },
    sending: { en: 'The button of the form shows a spinner', bn: 'ফর্মের বোতামে লোডিং চিহ্ন' },
    over: { en: 'The form is gone', bn: 'ফর্মটি আর নেই' },
  },
  inputs: { 'about nothing else': { input: { about: null }, en: 'The form is opened', bn: 'ফর্মটি খোলা হয়েছে' } },
  events: {
    'form.submitted': { 'by the player': { en: 'Fill in the form and send it', bn: 'ফর্মটি পূরণ করে পাঠান' } },
    'field.edited': {
      'the password': { event: { field: 'password' }, en: 'Type a password into the field', bn: 'ঘরে পাসওয়ার্ড লিখুন' },
    },
    'failure.acknowledged': { 'by the player': { en: 'Press "OK"', bn: '"ঠিক আছে" চাপুন' } },
    'review.confirmed': { 'by the player': { en: 'Press "Confirm"', bn: '"নিশ্চিত করুন" চাপুন' } },
    'review.left': { 'by the player': { en: 'Press "Change"', bn: '"বদলান" চাপুন' } },
    'form.left': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    validate: {
      'all is there': { output: { kind: 'right' }, en: 'All fields are filled', bn: 'সব ঘর পূরণ হয়েছে' },
      'it is looked at once more': {
        output: { kind: 'review' },
        en: 'All fields are filled, and cannot be changed later',
        bn: 'সব ঘর পূরণ হয়েছে, পরে আর বদলানো যাবে না',
      },
      'a passkey confirms it': {
        output: { kind: 'passkey' },
        en: 'All fields are filled, and a passkey confirms it',
        bn: 'সব ঘর পূরণ হয়েছে, পাসকি দিয়ে নিশ্চিত করা হবে',
      },
      'something is missing': { output: missing, en: 'A field is empty', bn: 'একটি ঘর ফাঁকা' },
      failed: {
        ...broken,
        en: 'The check of the fields fails',
        bn: 'ঘর পরীক্ষা ব্যর্থ হয়',
      },
    },
    check: {
      'all is mended': { output: { kind: 'right' }, en: 'All fields are filled in', bn: 'এখন সব ঘর পূরণ হয়েছে' },
      'it is still missing': { output: missing, en: 'The field is still empty', bn: 'ঘরটি এখনও ফাঁকা' },
      failed: {
        ...broken,
        en: 'The check of the fields fails',
        bn: 'ঘর পরীক্ষা ব্যর্থ হয়',
      },
    },
    confirm: {
      signed: {
        output: { kind: 'signed' },
        en: 'Confirm in the dialog of the browser',
        bn: 'ব্রাউজারের ডায়ালগে নিশ্চিত করুন',
      },
      closed: { output: { kind: 'unsigned' }, en: 'Close the dialog of the browser', bn: 'ব্রাউজারের ডায়ালগ বন্ধ করুন' },
      refused: {
        error: { kind: 'rejected', code: 'proof.expired', message: 'Too late', status: 422 },
        en: 'The gateway asks for no passkey any more',
        bn: 'গেটওয়ে আর পাসকি চায় না',
      },
    },
    send: {
      accepted: { output: undefined, en: 'The gateway accepts it', bn: 'গেটওয়ে গ্রহণ করে' },
      'a field found wrong': {
        output: missing,
        en: 'The gateway says: a field is wrong',
        bn: 'গেটওয়ে জানায়: একটি ঘরে ভুল আছে',
      },
      'wrong password': {
        error: { kind: 'rejected', code: 'security.wrongPassword', message: 'Wrong', status: 422 },
        en: 'The gateway says: the password is wrong',
        bn: 'গেটওয়ে জানায়: পাসওয়ার্ড ভুল',
      },
      'no code could be sent': {
        output: {
          kind: 'unsent',
          failure: { kind: 'rejected', code: 'sms.quota', message: 'No messages left', status: 503 },
        },
        en: 'The gateway says: no code could be sent',
        bn: 'গেটওয়ে জানায়: কোড পাঠানো যায়নি',
      },
      offline,
    },
  },
} satisfies Samples<typeof formMachine>;

import type { Words } from '../../src/atlas';
import type { formMachine } from './form.machine';
import type { formSamples } from './form.samples';

/** What QA and product read of a form of the security centre. */
export const formWords = {
  en: {
    title: 'A form of the security centre',
    inputs: { 'about nothing else': 'The form is opened' },
    states: {
      editing: 'The form is shown',
      'editing.untouched': 'The form is shown, and nothing is wrong yet',
      'editing.invalid': 'The form says under the fields what is wrong',
      'editing.invalid.shown': 'The form says under the fields what is wrong',
      'editing.invalid.checking': 'The form says under the fields what is wrong, until it is seen to be mended',
      'editing.mended': 'The form shows no error any more, though it was not sent again',
      'editing.refused': 'The form shows why it was refused; what was typed is still there',
      validating: 'The button of the form shows a spinner',
      sending: 'The button of the form shows a spinner',
      over: 'The form is gone',
    },
    events: {
      'form.submitted': { 'by the player': 'Fill in the form and send it' },
      'field.edited': { 'the password': 'Type a password into the field' },
      'form.left': { 'by the player': 'Press "Back"' },
    },
    outcomes: {
      validate: {
        'all is there': 'All fields are filled',
        'something is missing': 'A field is empty',
        'broke down': 'The check of the fields fails',
      },
      check: {
        'all is mended': 'All fields are filled by now',
        'it is still missing': 'The field is still empty',
        'broke down': 'The check of the fields fails',
      },
      send: {
        accepted: 'The gateway accepts it',
        'a field found wrong': 'The gateway says: a field is wrong',
        'wrong password': 'The gateway says: the password is wrong',
        offline: 'The gateway cannot be reached',
      },
    },
  },
  bn: {
    title: 'নিরাপত্তা কেন্দ্রের একটি ফর্ম',
    inputs: { 'about nothing else': 'ফর্মটি খোলা হয়েছে' },
    states: {
      editing: 'ফর্মটি দেখা যায়',
      'editing.untouched': 'ফর্মটি দেখা যায়, এখনও কোনো ভুল নেই',
      'editing.invalid': 'ফর্ম প্রতিটি ঘরের নিচে ভুলটি জানায়',
      'editing.invalid.shown': 'ফর্ম প্রতিটি ঘরের নিচে ভুলটি জানায়',
      'editing.invalid.checking': 'ভুল ঠিক হয়েছে দেখা না যাওয়া পর্যন্ত ফর্ম তা ঘরের নিচে জানায়',
      'editing.mended': 'ফর্মে আর কোনো ভুল দেখা যায় না, যদিও তা আবার পাঠানো হয়নি',
      'editing.refused': 'কেন গ্রহণ হয়নি ফর্মে দেখা যায়; যা লেখা হয়েছে তা আছে',
      validating: 'ফর্মের বোতামে লোডিং চিহ্ন',
      sending: 'ফর্মের বোতামে লোডিং চিহ্ন',
      over: 'ফর্মটি আর নেই',
    },
    events: {
      'form.submitted': { 'by the player': 'ফর্মটি পূরণ করে পাঠান' },
      'field.edited': { 'the password': 'ঘরে পাসওয়ার্ড লিখুন' },
      'form.left': { 'by the player': '"ফিরে যান" চাপুন' },
    },
    outcomes: {
      validate: {
        'all is there': 'সব ঘর পূরণ হয়েছে',
        'something is missing': 'একটি ঘর ফাঁকা',
        'broke down': 'ঘর পরীক্ষা ব্যর্থ হয়',
      },
      check: {
        'all is mended': 'এখন সব ঘর পূরণ হয়েছে',
        'it is still missing': 'ঘরটি এখনও ফাঁকা',
        'broke down': 'ঘর পরীক্ষা ব্যর্থ হয়',
      },
      send: {
        accepted: 'গেটওয়ে গ্রহণ করে',
        'a field found wrong': 'গেটওয়ে জানায়: একটি ঘরে ভুল আছে',
        'wrong password': 'গেটওয়ে জানায়: পাসওয়ার্ড ভুল',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
    },
  },
} satisfies Words<typeof formMachine, typeof formSamples>;

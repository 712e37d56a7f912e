import type { Samples } from '../../../src/atlas';
import { formEnds, offline } from '../../samples';
import type { deskActMachine } from './desk-act.machine';

const item = '01930000-0000-7000-8000-0000000000c1';

/** Acts on an item of the desk, and their outcomes. */
export const deskActSamples = {
  title: { en: 'Act of an operator', bn: 'অপারেটরের কাজ' },
  states: {
    confirming: { en: 'A form asks for the reason', bn: 'ফর্মে কারণ চাওয়া হয়' },
    performing: { en: 'The act is being sent', bn: 'কাজটি পাঠানো হচ্ছে' },
    steppingUp: { en: 'A form asks for a code of the app', bn: 'ফর্মে অ্যাপের কোড চাওয়া হয়' },
    differing: {
      en: 'Report and statement are shown side by side; "Credit the statement" is offered',
      bn: 'রিপোর্ট ও স্টেটমেন্টের তফাত দেখা যায়; "স্টেটমেন্ট অনুযায়ী দিন" বোতাম আছে',
    },
    done: { en: 'A note says that it is done', bn: 'কাজটি হয়ে গেছে, এমন নোট দেখা যায়' },
    waiting: { en: 'A note says that it waits for another operator', bn: 'আরেকজন অপারেটরের অপেক্ষায় থাকার নোট দেখা যায়' },
    conflicted: {
      en: 'A note says that someone else has changed it',
      bn: 'অন্য কেউ এটি বদলেছেন, এমন নোট দেখা যায়',
    },
    failed: {
      en: 'The reason of the failure is shown; "Try again" is offered',
      bn: 'ব্যর্থতার কারণ দেখা যায়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    ended: { en: 'The form is closed', bn: 'ফর্মটি বন্ধ' },
  },
  inputs: {
    approval: {
      input: { queue: 'withdrawals', item, version: 1, act: 'approve' },
      en: 'Press "Approve" on a claimed withdrawal',
      bn: 'নিজের নেওয়া একটি উত্তোলনে "অনুমোদন করুন" চাপুন',
    },
    rejection: {
      input: { queue: 'withdrawals', item, version: 1, act: 'reject' },
      en: 'Press "Reject" on a claimed withdrawal',
      bn: 'নিজের নেওয়া একটি উত্তোলনে "প্রত্যাখ্যান করুন" চাপুন',
    },
  },
  events: {
    'act.acknowledged': { 'by the operator': { en: 'Press "Continue"', bn: '"এগিয়ে যান" চাপুন' } },
    'act.corrected': {
      'by the operator': { en: 'Press "Credit the statement"', bn: '"স্টেটমেন্ট অনুযায়ী দিন" চাপুন' },
    },
    'act.revised': { 'by the operator': { en: 'Press "Correct the entry"', bn: '"লেখা ঠিক করুন" চাপুন' } },
    'act.cancelled': { 'by the operator': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
    'retry.requested': { 'by the operator': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    reasonForm: formEnds({ en: 'The operator confirms with a reason', bn: 'অপারেটর কারণ লিখে নিশ্চিত করেন' }, 'Checked'),
    codeForm: formEnds({ en: 'The code is correct', bn: 'কোডটি ঠিক আছে' }),
    perform: {
      done: { output: { kind: 'done' }, en: 'The server performs the act', bn: 'সার্ভার কাজটি করে' },
      'needs two': {
        output: { kind: 'waits' },
        en: 'The server requires a second operator',
        bn: 'সার্ভার দ্বিতীয় অপারেটর চায়',
      },
      'needs a code': {
        output: { kind: 'stepUp' },
        en: 'The server requires a code of the app',
        bn: 'সার্ভার অ্যাপের কোড চায়',
      },
      'the statement differs': {
        output: {
          kind: 'differs',
          failure: { kind: 'rejected', code: 'cashIn.otherAmount', message: 'Reported: 500.00, statement: 450.00.' },
        },
        en: 'The typed amount is not the reported one',
        bn: 'লেখা পরিমাণ রিপোর্টের সঙ্গে মেলে না',
      },
      'another operator was faster': {
        output: { kind: 'conflict' },
        en: 'Someone else has decided before',
        bn: 'অন্য কেউ আগেই সিদ্ধান্ত নিয়েছেন',
      },
      offline,
    },
  },
} satisfies Samples<typeof deskActMachine>;

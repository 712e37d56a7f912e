import type { Samples } from '../../../src/atlas';
import { broken } from '../../samples';
import { freeReview } from '../samples';
import type { deskWithdrawalsMachine } from './desk-withdrawals.machine';

/** Selections in the queue of withdrawals. */
export const deskWithdrawalsSamples = {
  title: { en: 'Queue of withdrawals', bn: 'উত্তোলনের তালিকা' },
  states: {
    open: { en: 'The queue is shown', bn: 'তালিকাটি দেখা যায়' },
    'open.listing': { en: 'Nothing is open beside the queue', bn: 'তালিকার পাশে কিছু খোলা নেই' },
    'open.reviewing': { en: 'A withdrawal is open beside the queue', bn: 'তালিকার পাশে একটি উত্তোলন খোলা' },
    'open.reviewing.reading': { en: 'Other rows can be opened', bn: 'অন্য সারি খোলা যায়' },
    'open.reviewing.acting': {
      en: 'A step on it is in progress; other rows cannot be opened',
      bn: 'এটির একটি ধাপ চলছে; অন্য সারি খোলা যায় না',
    },
    failed: { en: 'An error is shown; "Try again" is offered', bn: 'ত্রুটি দেখা যায়; "আবার চেষ্টা করুন" বোতাম আছে' },
  },
  events: {
    'item.selected': {
      'in the queue': {
        event: { id: freeReview.id },
        en: 'Select a withdrawal in the queue',
        bn: 'তালিকা থেকে একটি উত্তোলন বেছে নিন',
      },
    },
    'item.changed': {
      'by the operator': { en: 'The open withdrawal changes', bn: 'খোলা উত্তোলনটি বদলায়' },
    },
    'act.started': {
      'by the operator': { en: 'Press "Approve" on the open withdrawal', bn: 'খোলা উত্তোলনে "অনুমোদন করুন" চাপুন' },
    },
    'act.ended': { 'by the operator': { en: 'Cancel or complete the step', bn: 'ধাপটি বাতিল বা শেষ করুন' } },
    'retry.requested': { 'by the operator': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The queue crashes', bn: 'তালিকায় ত্রুটি ঘটে' } },
    withdrawal: {
      closed: { output: undefined, en: 'The operator closes the withdrawal', bn: 'অপারেটর উত্তোলনটি বন্ধ করেন' },
      failed: { ...broken, en: 'The withdrawal crashes', bn: 'উত্তোলনের অংশে ত্রুটি ঘটে' },
    },
  },
} satisfies Samples<typeof deskWithdrawalsMachine>;

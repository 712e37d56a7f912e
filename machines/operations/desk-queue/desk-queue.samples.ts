import type { Samples } from '../../../src/atlas';
import { broken } from '../../samples';
import { freeLetter, freeReview } from '../samples';
import type { deskQueueMachine } from './desk-queue.machine';

/** Selections in the queue of withdrawals, and in another one. */
export const deskQueueSamples = {
  title: { en: 'Queue of the desk', bn: 'ডেস্কের একটি তালিকা' },
  states: {
    open: { en: 'The queue is shown', bn: 'তালিকাটি দেখা যায়' },
    'open.choosing': { en: 'The item of the address opens', bn: 'ঠিকানার কাজটি খোলে' },
    'open.listing': { en: 'Nothing is open beside the queue', bn: 'তালিকার পাশে কিছু খোলা নেই' },
    'open.reviewing': { en: 'An item is open beside the queue', bn: 'তালিকার পাশে একটি কাজ খোলা' },
    'open.reviewing.reading': { en: 'Other rows can be opened', bn: 'অন্য সারি খোলা যায়' },
    'open.reviewing.acting': {
      en: 'A step on it is in progress; other rows cannot be opened',
      bn: 'এটির একটি ধাপ চলছে; অন্য সারি খোলা যায় না',
    },
    failed: { en: 'An error is shown; "Try again" is offered', bn: 'ত্রুটি দেখা যায়; "আবার চেষ্টা করুন" বোতাম আছে' },
  },
  inputs: {
    withdrawals: { input: { queue: 'withdrawals', id: '' }, en: 'Press "Withdrawals"', bn: '"উত্তোলন" চাপুন' },
    'withdrawal: by its address': {
      input: { queue: 'withdrawals', id: freeReview.id },
      en: 'Open the address of a withdrawal',
      bn: 'একটি উত্তোলনের ঠিকানা খুলুন',
    },
    'queue: by its address': {
      input: { queue: 'feedback', id: freeLetter.id },
      en: 'Open the address of a letter',
      bn: 'একটি মতামতের ঠিকানা খুলুন',
    },
  },
  events: {
    'item.selected': {
      'withdrawal: in the queue': {
        event: { id: freeReview.id },
        en: 'Select a withdrawal in the queue',
        bn: 'তালিকা থেকে একটি উত্তোলন বেছে নিন',
      },
      'queue: in the queue': {
        event: { id: freeLetter.id },
        en: 'Select a letter in the queue',
        bn: 'তালিকা থেকে একটি মতামত বেছে নিন',
      },
    },
    'item.changed': {
      'by the operator': { en: 'The open item changes', bn: 'খোলা কাজটি বদলায়' },
    },
    'act.started': {
      'by the operator': { en: 'Start a step on the open item', bn: 'খোলা কাজটির একটি ধাপ শুরু করুন' },
    },
    'act.ended': { 'by the operator': { en: 'Cancel or complete the step', bn: 'ধাপটি বাতিল বা শেষ করুন' } },
    'retry.requested': { 'by the operator': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The queue crashes', bn: 'তালিকায় ত্রুটি ঘটে' } },
    item: {
      closed: { output: undefined, en: 'The operator closes the item', bn: 'অপারেটর কাজটি বন্ধ করেন' },
      failed: { ...broken, en: 'The item crashes', bn: 'কাজের অংশে ত্রুটি ঘটে' },
    },
    pictures: { failed: { ...broken, en: 'The pictures crash', bn: 'ছবির অংশে ত্রুটি ঘটে' } },
  },
} satisfies Samples<typeof deskQueueMachine>;

import type { Samples } from '../../../src/atlas';
import { broken } from '../../samples';
import type { deskQueuesMachine } from './desk-queues.machine';

/** Selections on the start page of the desk. */
export const deskQueuesSamples = {
  title: { en: 'Queues of the desk', bn: 'ডেস্কের তালিকাগুলো' },
  states: {
    choosing: { en: 'The queue of the address opens', bn: 'ঠিকানার তালিকাটি খোলে' },
    overview: { en: 'All queues are shown with what waits in them', bn: 'সব তালিকা ও জমে থাকা কাজ দেখা যায়' },
    working: { en: 'A queue is shown', bn: 'একটি তালিকা দেখা যায়' },
    failed: { en: 'An error is shown; "Try again" is offered', bn: 'ত্রুটি দেখা যায়; "আবার চেষ্টা করুন" বোতাম আছে' },
  },
  inputs: {
    'without a queue': {
      input: { queue: null, id: '' },
      en: 'Open the desk',
      bn: 'ডেস্ক খুলুন',
    },
    'by the address of a letter': {
      input: { queue: 'feedback', id: 'F00000012' },
      en: 'Open the address of a letter',
      bn: 'একটি মতামতের ঠিকানা খুলুন',
    },
  },
  events: {
    'queue.selected': {
      'held wins': {
        event: { queue: 'studioHolds' },
        en: 'Press "Held game wins"',
        bn: '"আটকে থাকা জয়" চাপুন',
      },
    },
    'overview.requested': { 'by the operator': { en: 'Press "All queues"', bn: '"সব তালিকা" চাপুন' } },
    'retry.requested': { 'by the operator': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The overview crashes', bn: 'সব তালিকার অংশে ত্রুটি ঘটে' } },
    queue: { failed: { ...broken, en: 'The queue crashes', bn: 'তালিকায় ত্রুটি ঘটে' } },
  },
} satisfies Samples<typeof deskQueuesMachine>;

import type { Steps } from '../../../src/atlas';
import { notThere, ownFault } from '../../steps';
import { byTester, deskBegins, letterPage } from '../common.steps';
import type { deskQueueMachine } from './desk-queue.machine';

const elsewhere = {
  machine: { en: 'Is a row of another queue.', bn: 'এটি অন্য তালিকার সারি।' },
};

/** Steps for testers in the queue of withdrawals. */
export const deskQueueSteps = {
  begins: {
    'a clerk': { input: 'withdrawals', ...deskBegins() },
    'the address of a withdrawal': {
      input: 'withdrawal: by its address',
      ...deskBegins({
        en: 'open the first one, and reload the page',
        bn: 'প্রথমটি খুলুন, তারপর পেজটি রিলোড করুন',
      }),
    },
    'the address of a letter': { input: 'queue: by its address', ...letterPage },
  },
  events: {
    'item.selected': { 'withdrawal: in the queue': {}, 'queue: in the queue': elsewhere },
    'item.changed': {
      'by the operator': {
        who: 'tester',
        en: 'Press "Claim" or "Release" on the open withdrawal',
        bn: 'খোলা উত্তোলনে "নিজে নিন" বা "ছেড়ে দিন" চাপুন',
      },
    },
    'act.started': {
      'by the operator': {
        who: 'tester',
        en: 'Press "Claim", then "Approve" on the open withdrawal',
        bn: 'খোলা উত্তোলনে "নিজে নিন", তারপর "অনুমোদন করুন" চাপুন',
      },
    },
    'act.ended': { 'by the operator': { who: 'tester', en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
    'retry.requested': { 'by the operator': notThere },
  },
  outcomes: {
    list: { failed: ownFault },
    item: { closed: byTester('Press "Close"', '"বন্ধ করুন" চাপুন'), failed: ownFault },
    pictures: { failed: ownFault },
  },
} satisfies Steps<typeof deskQueueMachine>;

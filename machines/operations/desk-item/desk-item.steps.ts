import type { Steps } from '../../../src/atlas';
import { notThere, ownFault, tooShort } from '../../steps';
import { atOnce, byTester, deskBegins, noFault } from '../common.steps';
import type { deskItemMachine } from './desk-item.machine';

/** State of the withdrawal: unclaimed, or claimed by the tester. */
const inEnvironment =
  (name: string) =>
  ({ environment }: { environment: string }) =>
    environment === name;

const second = {
  machine: {
    en: 'Requires a second operator with an app of their own.',
    bn: 'এর জন্য নিজস্ব অ্যাপসহ দ্বিতীয় অপারেটর লাগে।',
  },
};

const elsewhere = {
  machine: { en: 'Is an item of another queue.', bn: 'এটি অন্য তালিকার কাজ।' },
};

/** Steps for testers who claim an item and act on it. */
export const deskItemSteps = {
  begins: {
    'a withdrawal in review': {
      input: 'in review',
      environment: 'free',
      ...deskBegins({ en: 'open the first withdrawal', bn: 'প্রথম উত্তোলনটি খুলুন' }),
    },
  },
  events: {
    'claim.requested': { 'by the operator': { leads: 'claimed' } },
    'release.requested': { 'by the operator': { leads: 'free' } },
    'act.requested': { 'withdrawal: approval': {}, 'queue: answer': {}, 'not permitted': notThere },
    'retry.requested': { 'by the operator': notThere },
    'item.closed': { 'by the operator': { when: ({ in: isIn }) => !isIn('loading') } },
  },
  outcomes: {
    load: {
      'withdrawal: free': { when: inEnvironment('free') },
      'withdrawal: own': { when: inEnvironment('claimed') },
      "withdrawal: others'": second,
      'queue: free': elsewhere,
      'queue: own': elsewhere,
      "queue: others'": elsewhere,
      offline: noFault,
    },
    claim: { claimed: {}, 'another operator was faster': atOnce },
    release: { released: {}, offline: tooShort },
    deskAct: {
      ended: byTester('Press "Back"', '"ফিরে যান" চাপুন'),
      failed: ownFault,
    },
  },
} satisfies Steps<typeof deskItemMachine>;

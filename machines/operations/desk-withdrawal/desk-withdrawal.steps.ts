import type { Steps } from '../../../src/atlas';
import { notThere, ownFault, tooShort } from '../../steps';
import { atOnce, byTester, deskBegins, noFault } from '../common.steps';
import type { deskWithdrawalMachine } from './desk-withdrawal.machine';

/** State of the withdrawal: unclaimed, or claimed by the tester. */
const inWorld =
  (name: string) =>
  ({ world }: { world: string }) =>
    world === name;

/** Steps for testers who claim a withdrawal and act on it. */
export const deskWithdrawalSteps = {
  begins: {
    'a withdrawal in review': {
      input: 'in review',
      world: 'free',
      ...deskBegins({ en: 'open the first withdrawal', bn: 'প্রথম উত্তোলনটি খুলুন' }),
    },
  },
  events: {
    'claim.requested': { 'by the operator': { leads: 'claimed' } },
    'release.requested': { 'by the operator': { leads: 'free' } },
    'act.requested': { approval: {}, 'not permitted': notThere },
    'retry.requested': { 'by the operator': notThere },
    'item.closed': { 'by the operator': { when: ({ in: isIn }) => !isIn('loading') } },
  },
  outcomes: {
    load: {
      free: { when: inWorld('free') },
      own: { when: inWorld('claimed') },
      "others'": {
        machine: {
          en: 'Requires a second operator with an app of their own.',
          bn: 'এর জন্য নিজস্ব অ্যাপসহ দ্বিতীয় অপারেটর লাগে।',
        },
      },
      offline: noFault,
    },
    claim: { claimed: {}, 'another operator was faster': atOnce },
    release: { released: {}, offline: tooShort },
    deskAct: {
      ended: byTester('Press "Back"', '"ফিরে যান" চাপুন'),
      failed: ownFault,
    },
  },
} satisfies Steps<typeof deskWithdrawalMachine>;

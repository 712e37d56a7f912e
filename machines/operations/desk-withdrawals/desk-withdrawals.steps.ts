import type { Steps } from '../../../src/atlas';
import { notThere, ownFault } from '../../steps';
import { byTester, deskBegins } from '../common.steps';
import type { deskWithdrawalsMachine } from './desk-withdrawals.machine';

/** Steps for testers in the queue of withdrawals. */
export const deskWithdrawalsSteps = {
  begins: { 'a clerk': deskBegins() },
  events: {
    'item.selected': { 'in the queue': {} },
    'retry.requested': { 'by the operator': notThere },
  },
  outcomes: {
    list: { failed: ownFault },
    withdrawal: { closed: byTester('Press "Close"', '"বন্ধ করুন" চাপুন'), failed: ownFault },
  },
} satisfies Steps<typeof deskWithdrawalsMachine>;

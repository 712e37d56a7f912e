import type { Steps } from '../../../src/atlas';
import { notThere, ownFault } from '../../steps';
import { byTester, moneyPage, noFault } from '../common.steps';
import type { deskMoneyMachine } from './desk-money.machine';

/** Steps for testers on the page of the site's money. */
export const deskMoneySteps = {
  begins: { 'an owner': { ...moneyPage } },
  events: {
    'file.requested': { 'of today': {} },
    'verification.requested': { 'by the operator': {} },
    'retry.requested': { 'by the operator': notThere },
  },
  outcomes: {
    report: { failed: ownFault },
    verifications: { failed: ownFault },
    saveFile: { saved: {}, offline: noFault },
    deskAct: { ended: byTester('Press "Back"', '"ফিরে যান" চাপুন'), failed: ownFault },
  },
} satisfies Steps<typeof deskMoneyMachine>;

import type { Steps } from '../../../src/atlas';
import { notThere, ownFault } from '../../steps';
import { atOnce, byTester, cancels, deskBegins, noFault } from '../common.steps';
import type { deskActMachine } from './desk-act.machine';

const claims = (en: string, bn: string) =>
  deskBegins({
    en: `open the first withdrawal, press "Claim" and then ${en}`,
    bn: `প্রথম উত্তোলনটি খুলে "নিজে নিন", তারপর ${bn} চাপুন`,
  });

/** Steps for testers who act on a withdrawal. */
export const deskActSteps = {
  begins: {
    'a claimed withdrawal that is approved': { input: 'approval', ...claims('"Approve"', '"অনুমোদন করুন"') },
    'a claimed withdrawal that is rejected': { input: 'rejection', ...claims('"Reject"', '"প্রত্যাখ্যান করুন"') },
  },
  events: {
    'act.acknowledged': { 'by the operator': {} },
    'act.corrected': { 'by the operator': notThere },
    'act.revised': { 'by the operator': notThere },
    'act.cancelled': { 'by the operator': notThere },
    'retry.requested': { 'by the operator': notThere },
  },
  outcomes: {
    reasonForm: {
      sent: byTester('Type a reason and press the button of the form', 'কারণ লিখে ফর্মের বোতাম চাপুন'),
      left: cancels,
      failed: ownFault,
    },
    codeForm: {
      sent: byTester('Type the code of the authenticator app, then press "Confirm"', 'অ্যাপের কোড লিখে "নিশ্চিত করুন" চাপুন'),
      left: cancels,
      failed: ownFault,
    },
    perform: {
      done: { matter: 'money' },
      'needs two': {
        machine: {
          en: 'Requires an amount above the limit for one operator.',
          bn: 'এর জন্য একজন অপারেটরের লিমিটের চেয়ে বড় পরিমাণ লাগে।',
        },
      },
      'needs a code': {},
      'the statement differs': {
        machine: {
          en: 'Is an outcome of reported transfers, not of withdrawals.',
          bn: 'এটি ক্যাশ-ইনের ফল, উত্তোলনের নয়।',
        },
      },
      'another operator was faster': atOnce,
      offline: noFault,
    },
  },
} satisfies Steps<typeof deskActMachine>;

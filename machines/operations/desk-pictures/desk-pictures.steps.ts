import type { Steps } from '../../../src/atlas';
import { notThere, ownFault } from '../../steps';
import { byTester, cancels, noFault, reportBegins } from '../common.steps';
import type { deskPicturesMachine } from './desk-pictures.machine';

const onlyOne = {
  machine: { en: 'The report of the demo has one picture.', bn: 'ডেমোর রিপোর্টে ছবি একটিই।' },
};

/** Steps for testers who view the pictures of a report. */
export const deskPicturesSteps = {
  begins: { 'an operator': { input: 'a reported withdrawal', ...reportBegins } },
  events: {
    'picture.requested': { 'the first': {}, 'the second': onlyOne },
    'pictures.closed': { 'by the operator': {} },
    'retry.requested': { 'by the operator': notThere },
  },
  outcomes: {
    viewForm: {
      sent: byTester('Type a reason and press "View"', 'কারণ লিখে "দেখুন" চাপুন'),
      left: cancels,
      failed: ownFault,
    },
    load: { loaded: {}, offline: noFault },
  },
} satisfies Steps<typeof deskPicturesMachine>;

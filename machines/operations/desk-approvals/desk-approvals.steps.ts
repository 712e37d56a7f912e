import type { Steps } from '../../../src/atlas';
import { notThere, ownFault } from '../../steps';
import { cancels, deskBegins } from '../common.steps';
import type { deskApprovalsMachine } from './desk-approvals.machine';

/** Steps for testers who are the second operator. */
export const deskApprovalsSteps = {
  begins: {
    'a second operator': deskBegins({
      en: 'have another operator pay a withdrawal above the limit, and press "Second approval"',
      bn: 'আরেকজন অপারেটরকে দিয়ে লিমিটের ওপরের একটি উত্তোলন পরিশোধ করান, আর "দ্বিতীয় অনুমোদন" চাপুন',
    }),
  },
  events: {
    'decision.requested': { confirmation: {}, rejection: {} },
    'retry.requested': { 'by the operator': notThere },
  },
  outcomes: {
    list: { failed: ownFault },
    deskAct: { ended: cancels, failed: ownFault },
  },
} satisfies Steps<typeof deskApprovalsMachine>;

import type { Samples } from '../../../src/atlas';
import { broken } from '../../samples';
import type { deskApprovalsMachine } from './desk-approvals.machine';

const id = '01930000-0000-7000-8000-0000000000e1';

/** Decisions on requests of other operators. */
export const deskApprovalsSamples = {
  title: { en: 'Second approval', bn: 'দ্বিতীয় অনুমোদন' },
  states: {
    open: { en: 'The requests are shown', bn: 'অনুরোধগুলো দেখা যায়' },
    'open.listing': { en: 'Nothing is being decided', bn: 'কোনো সিদ্ধান্ত নেওয়া হচ্ছে না' },
    'open.deciding': { en: 'The form of the decision is shown', bn: 'সিদ্ধান্তের ফর্ম দেখা যায়' },
    failed: { en: 'An error is shown; "Try again" is offered', bn: 'ত্রুটি দেখা যায়; "আবার চেষ্টা করুন" বোতাম আছে' },
  },
  events: {
    'decision.requested': {
      confirmation: {
        event: { id, act: 'confirm' },
        en: 'Press "Confirm" at a request',
        bn: 'একটি অনুরোধে "নিশ্চিত করুন" চাপুন',
      },
      rejection: {
        event: { id, act: 'refuse' },
        en: 'Press "Refuse" at a request',
        bn: 'একটি অনুরোধে "ফিরিয়ে দিন" চাপুন',
      },
    },
    'retry.requested': { 'by the operator': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list crashes', bn: 'তালিকায় ত্রুটি ঘটে' } },
    deskAct: {
      ended: { output: undefined, en: 'It is decided or cancelled', bn: 'সিদ্ধান্ত হয় বা বাতিল করা হয়' },
      failed: { ...broken, en: 'The form of the decision crashes', bn: 'সিদ্ধান্তের ফর্মে ত্রুটি ঘটে' },
    },
  },
} satisfies Samples<typeof deskApprovalsMachine>;

import type { Steps } from '../../../src/atlas';
import { notThere, ownFault } from '../../steps';
import { auditPage, byTester, cancels, noFault } from '../common.steps';
import type { deskAuditMachine } from './desk-audit.machine';

const tooMany = {
  machine: { en: 'Requires more than 10,000 records.', bn: 'এর জন্য ১০,০০০-এর বেশি রেকর্ড লাগে।' },
};

/** Steps for testers in the audit. */
export const deskAuditSteps = {
  begins: {
    'an owner': { input: 'search', ...auditPage() },
    'the address of a record': {
      input: 'by the address of a record',
      ...auditPage({
        en: 'open a record, and reload the page',
        bn: 'একটি রেকর্ড খুলুন, তারপর পেজটি রিলোড করুন',
      }),
    },
  },
  events: {
    'act.selected': { 'in the list': {} },
    'act.closed': { 'by the operator': {} },
    'export.requested': { 'by the operator': {} },
    'export.acknowledged': { 'by the operator': {} },
    'retry.requested': { 'by the operator': notThere },
  },
  outcomes: {
    list: { failed: ownFault },
    load: { loaded: {}, offline: noFault },
    reasonForm: {
      sent: byTester('Type a reason and press "Export as CSV"', 'কারণ লিখে "CSV এক্সপোর্ট করুন" চাপুন'),
      left: cancels,
      failed: ownFault,
    },
    exportActs: { complete: {}, 'the newest': tooMany, offline: noFault },
  },
} satisfies Steps<typeof deskAuditMachine>;

import type { Samples } from '../../../src/atlas';
import { broken, formEnds, offline } from '../../samples';
import { revealAct } from '../audit-samples';
import type { deskAuditMachine } from './desk-audit.machine';

/** Selections in the audit. */
export const deskAuditSamples = {
  title: { en: 'Audit', bn: 'অডিট' },
  states: {
    open: { en: 'The audit is open', bn: 'অডিটের পেজ খোলা' },
    'open.choosing': { en: 'The record of the address opens', bn: 'ঠিকানার রেকর্ডটি খোলে' },
    'open.listing': { en: 'The filter and the records are shown', bn: 'ফিল্টার ও রেকর্ডগুলো দেখা যায়' },
    'open.reading': { en: 'A record is open beside the list', bn: 'তালিকার পাশে একটি রেকর্ড খোলা' },
    'open.reading.loading': { en: 'The record is loading', bn: 'রেকর্ডটি লোড হচ্ছে' },
    'open.reading.visible': {
      en: 'Operator, reason, change and data seen are shown',
      bn: 'অপারেটর, কারণ, পরিবর্তন ও দেখা তথ্য দেখা যায়',
    },
    'open.reading.unread': {
      en: 'The reason of the failure is shown; "Try again" is offered',
      bn: 'ব্যর্থতার কারণ দেখা যায়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    'open.exporting': { en: 'The export is shown above the list', bn: 'তালিকার ওপরে এক্সপোর্টের অংশ দেখা যায়' },
    'open.exporting.explaining': { en: 'A form asks for the reason', bn: 'কারণ চেয়ে ফর্ম দেখা যায়' },
    'open.exporting.saving': { en: 'The file is being made', bn: 'ফাইল তৈরি হচ্ছে' },
    'open.exporting.saved': { en: 'The number of saved records is shown', bn: 'কয়টি রেকর্ড সেভ হয়েছে তা দেখা যায়' },
    'open.exporting.unsaved': {
      en: 'The reason of the failure is shown; "Try again" is offered',
      bn: 'ব্যর্থতার কারণ দেখা যায়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    failed: { en: 'An error is shown; "Try again" is offered', bn: 'ত্রুটি দেখা যায়; "আবার চেষ্টা করুন" বোতাম আছে' },
  },
  inputs: {
    search: { input: { id: '' }, en: 'Press "Audit"', bn: '"অডিট" চাপুন' },
    'by the address of a record': {
      input: { id: revealAct.id },
      en: 'Open the address of a record',
      bn: 'একটি রেকর্ডের ঠিকানা খুলুন',
    },
  },
  events: {
    'act.selected': {
      'in the list': {
        event: { id: revealAct.id },
        en: 'Select a record in the list',
        bn: 'তালিকা থেকে একটি রেকর্ড বেছে নিন',
      },
    },
    'act.closed': { 'by the operator': { en: 'Press "Close"', bn: '"বন্ধ করুন" চাপুন' } },
    'export.requested': {
      'by the operator': {
        event: { filter: {} },
        en: 'Press "Export as CSV"',
        bn: '"CSV এক্সপোর্ট করুন" চাপুন',
      },
    },
    'export.acknowledged': { 'by the operator': { en: 'Press "Continue"', bn: '"চালিয়ে যান" চাপুন' } },
    'retry.requested': { 'by the operator': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list crashes', bn: 'তালিকায় ত্রুটি ঘটে' } },
    load: {
      loaded: { output: revealAct, en: 'The server sends the record', bn: 'সার্ভার রেকর্ডটি পাঠায়' },
      offline,
    },
    reasonForm: formEnds({ en: 'The operator types a reason', bn: 'অপারেটর কারণ লেখেন' }, 'For the yearly review'),
    exportActs: {
      complete: {
        output: { rows: 2, isComplete: true },
        en: 'The file has all records',
        bn: 'ফাইলে সব রেকর্ড থাকে',
      },
      'the newest': {
        output: { rows: 10_000, isComplete: false },
        en: 'The file has only the newest records',
        bn: 'ফাইলে শুধু নতুন রেকর্ডগুলো থাকে',
      },
      offline,
    },
  },
} satisfies Samples<typeof deskAuditMachine>;

import type { Samples } from '../../../src/atlas';
import type { Withdrawal } from '../../../src/contract';
import { broken, formEnds, missing, partly } from '../../samples';
import type { withdrawalReportMachine } from './withdrawal-report.machine';

/** Outcomes of a form, with the withdrawal after the report. */
const ends = (word: Withdrawal) => ({
  ...formEnds({ en: 'The server accepts the report', bn: 'সার্ভার অভিযোগটি গ্রহণ করে' }, word),
  outdated: {
    output: { sent: true, word: 'outdated' },
    en: 'The server rejects the report: the withdrawal has changed',
    bn: 'সার্ভার অভিযোগটি গ্রহণ করে না: উত্তোলনটি বদলে গেছে',
  },
});

export const withdrawalReportSamples = {
  title: { en: 'Withdrawal dispute', bn: 'উত্তোলন নিয়ে অভিযোগ' },
  states: {
    opening: { en: 'The report is opening', bn: 'অভিযোগের ফর্ম খুলছে' },
    nothing: { en: 'The form requires proof pictures', bn: 'ফর্মে প্রমাণের স্ক্রিনশট দিতে হয়' },
    part: {
      en: 'The form requires the received and the remaining amount',
      bn: 'ফর্মে কত পেয়েছেন ও কত বাকি লিখতে হয়',
    },
    ended: { en: 'The report is closed', bn: 'অভিযোগের ফর্ম বন্ধ' },
  },
  inputs: {
    'nothing arrived': {
      input: { id: missing.id, version: 3, amount: '1000.00', arrived: 'nothing' },
      en: 'Choose "Nothing has arrived"',
      bn: '"কিছুই পাইনি" বেছে নিন',
    },
    'a part arrived': {
      input: { id: missing.id, version: 3, amount: '1000.00', arrived: 'part' },
      en: 'Choose "A part has arrived"',
      bn: '"কিছুটা পেয়েছি" বেছে নিন',
    },
  },
  events: {
    'proofs.changed': {
      'a picture': {
        event: { proofs: ['01930000-0000-7000-8000-0000000000d1'] },
        en: 'Add a picture',
        bn: 'একটি ছবি যোগ করুন',
      },
      none: { event: { proofs: [] }, en: 'Remove all pictures', bn: 'সব ছবি সরান' },
    },
  },
  outcomes: {
    proofUpload: {
      failed: { ...broken, en: 'The picture upload crashes', bn: 'ছবি আপলোডের অংশটিতে ত্রুটি ঘটে' },
    },
    nothingForm: ends(missing),
    partForm: ends(partly),
  },
} satisfies Samples<typeof withdrawalReportMachine>;

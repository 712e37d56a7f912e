import type { Samples } from '../../../src/atlas';
import type { Withdrawal } from '../../../src/contract';
import { broken, formEnds, missing, partly } from '../../samples';
import type { withdrawalReportMachine } from './withdrawal-report.machine';

/** Outcomes of a form, with the withdrawal after the report. */
const ends = (word: Withdrawal) => ({
  ...formEnds({ en: 'The gateway accepts the report', bn: 'গেটওয়ে প্রতিবেদন নেয়' }, word),
  outdated: {
    output: { sent: true, word: 'outdated' },
    en: 'The gateway says: the withdrawal has changed',
    bn: 'গেটওয়ে জানায়: উত্তোলনটি বদলে গেছে',
  },
});

export const withdrawalReportSamples = {
  title: { en: 'Disputing a withdrawal', bn: 'উত্তোলন নিয়ে অভিযোগ' },
  states: {
    opening: { en: 'The report is opened', bn: 'প্রতিবেদন খোলা হয়েছে' },
    nothing: { en: 'Pictures as proof are asked for', bn: 'প্রমাণের ছবি চাওয়া হয়' },
    part: { en: 'The received and the remaining amount are asked for', bn: 'কত পাওয়া গেছে ও কত বাকি জানতে চাওয়া হয়' },
    over: { en: 'The report is gone', bn: 'প্রতিবেদনটি আর নেই' },
  },
  inputs: {
    'nothing arrived': {
      input: { id: missing.id, version: 3, amount: '1000.00', arrived: 'nothing' },
      en: 'Choose "Nothing has arrived"',
      bn: '"কিছুই পাইনি" বাছুন',
    },
    'a part arrived': {
      input: { id: missing.id, version: 3, amount: '1000.00', arrived: 'part' },
      en: 'Choose "A part has arrived"',
      bn: '"কিছুটা পেয়েছি" বাছুন',
    },
  },
  events: {
    'proofs.changed': {
      'a picture': {
        event: { proofs: ['01930000-0000-7000-8000-0000000000d1'] },
        en: 'Add a picture',
        bn: 'একটি ছবি যোগ করুন',
      },
      none: { event: { proofs: [] }, en: 'Take the pictures away', bn: 'ছবিগুলো সরান' },
    },
  },
  outcomes: {
    proofUpload: {
      failed: { ...broken, en: 'The pictures fail', bn: 'ছবির অংশটি ব্যর্থ হয়' },
    },
    nothingForm: ends(missing),
    partForm: ends(partly),
  },
} satisfies Samples<typeof withdrawalReportMachine>;

import type { Samples } from '../../src/atlas';
import type { Withdrawal } from '../../src/contract';
import { broken, offline } from '../samples';
import type { withdrawalReportMachine } from './withdrawal-report.machine';

const id = '01930000-0000-7000-8000-0000000000c1';
const reported: Withdrawal = {
  id,
  number: 'W00001001',
  amount: '1000.00',
  state: 'notReceived',
  version: 4,
  permitted: ['player.received'],
  to: {
    id: `${id.slice(0, -1)}2`,
    kind: 'bank',
    provider: 'Meghla Bank',
    holder: 'Rahim Uddin',
    maskedNumber: '••••4321',
    boundAt: 1_800_000_000_000,
  },
  createdAt: 1_800_000_000_000,
  deadline: null,
  receivedAmount: '0.00',
  remainingAmount: '1000.00',
  reason: null,
  proofs: [],
  steps: [],
};
const outdated = {
  error: { kind: 'rejected', code: 'withdrawal.changed', message: 'It has changed.', status: 409 },
  en: 'The gateway says: the withdrawal has changed',
  bn: 'গেটওয়ে জানায়: উত্তোলনটি বদলে গেছে',
};

/** What can be reported, and how that can go. */
export const withdrawalReportSamples = {
  title: { en: 'Disputing a withdrawal', bn: 'উত্তোলন নিয়ে অভিযোগ' },
  states: {
    opening: { en: 'The report is opened', bn: 'প্রতিবেদন খোলা হয়েছে' },
    nothing: { en: 'Pictures as proof are asked for', bn: 'প্রমাণের ছবি চাওয়া হয়' },
    'nothing.untouched': { en: 'Pictures as proof are asked for, and nothing is wrong yet', bn: 'প্রমাণের ছবি চাওয়া হয়, এখনও কোনো ভুল নেই' },
    'nothing.unproven': { en: 'Shows that a picture is missing', bn: 'জানানো হয় যে ছবি নেই' },
    'nothing.refused': {
      en: 'Shows why the report was not accepted; the pictures are still there',
      bn: 'কেন প্রতিবেদন যায়নি জানানো হয়; ছবিগুলো আছে',
    },
    parts: { en: 'The received and the remaining amount are asked for', bn: 'কত পাওয়া গেছে ও কত বাকি জানতে চাওয়া হয়' },
    'parts.untouched': {
      en: 'The received and the remaining amount are asked for, and nothing is wrong yet',
      bn: 'কত পাওয়া গেছে ও কত বাকি জানতে চাওয়া হয়, এখনও কোনো ভুল নেই',
    },
    'parts.invalid': { en: 'Shows under the amounts what is wrong', bn: 'পরিমাণের নিচে ভুলটি জানানো হয়' },
    'parts.refused': {
      en: 'Shows why the report was not accepted; what was typed is still there',
      bn: 'কেন প্রতিবেদন যায়নি জানানো হয়; যা লেখা হয়েছে তা আছে',
    },
    checking: { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
    sendingNothing: { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
    sendingParts: { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
    over: { en: 'The report is gone', bn: 'প্রতিবেদনটি আর নেই' },
  },
  inputs: {
    'nothing arrived': {
      input: { id, version: 3, amount: '1000.00', arrived: 'nothing' },
      en: 'Choose "Nothing has arrived"',
      bn: '"কিছুই পাইনি" বাছুন',
    },
    'a part arrived': {
      input: { id, version: 3, amount: '1000.00', arrived: 'part' },
      en: 'Choose "A part has arrived"',
      bn: '"কিছুটা পেয়েছি" বাছুন',
    },
  },
  events: {
    'proofs.changed': {
      'a picture': { event: { proofs: ['01930000-0000-7000-8000-0000000000d1'] }, en: 'Add a picture', bn: 'একটি ছবি যোগ করুন' },
      none: { event: { proofs: [] }, en: 'Take the pictures away', bn: 'ছবিগুলো সরান' },
    },
    'nothing.submitted': { 'by the player': { en: 'Press "Send the report"', bn: '"জানিয়ে দিন" চাপুন' } },
    'parts.submitted': {
      'by the player': {
        event: { parts: { receivedAmount: '400.00', remainingAmount: '600.00' } },
        en: 'Type 400.00 as received and 600.00 as remaining and press "Send the report"',
        bn: 'প্রাপ্ত 400.00 ও বাকি 600.00 লিখে "জানিয়ে দিন" চাপুন',
      },
    },
    'report.left': { 'by the player': { en: 'Press "Another answer"', bn: '"অন্য উত্তর" চাপুন' } },
  },
  outcomes: {
    proofUpload: {
      'broke down': { ...broken, en: 'The pictures fail', bn: 'ছবির অংশটি ব্যর্থ হয়' },
    },
    checkParts: {
      'they add up': { output: [], en: 'The amounts add up', bn: 'দুই পরিমাণ মিলে যায়' },
      'they do not add up': {
        output: [{ field: 'remainingAmount', code: 'withdrawal.parts.sum' }],
        en: 'The amounts do not add up',
        bn: 'দুই পরিমাণ মেলে না',
      },
      'broke down': {
        ...broken,
        en: 'The check of the amounts fails',
        bn: 'পরিমাণ পরীক্ষা ব্যর্থ হয়',
      },
    },
    reportNotReceived: {
      taken: { output: reported, en: 'The gateway accepts the report', bn: 'গেটওয়ে প্রতিবেদন নেয়' },
      outdated,
      offline,
    },
    reportPartial: {
      taken: { output: { ...reported, state: 'partiallyReceived' }, en: 'The gateway accepts the report', bn: 'গেটওয়ে প্রতিবেদন নেয়' },
      outdated,
      offline,
    },
  },
} satisfies Samples<typeof withdrawalReportMachine>;

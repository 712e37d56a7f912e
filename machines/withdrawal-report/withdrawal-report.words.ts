import type { Words } from '../../src/atlas';
import type { withdrawalReportMachine } from './withdrawal-report.machine';
import type { withdrawalReportSamples } from './withdrawal-report.samples';

/** What QA and product read of the report that money is missing. */
export const withdrawalReportWords = {
  title: { en: 'Disputing a withdrawal', bn: 'উত্তোলন নিয়ে অভিযোগ' },
  inputs: {
    'nothing arrived': { en: 'Choose "Nothing has arrived"', bn: '"কিছুই পাইনি" বাছুন' },
    'a part arrived': { en: 'Choose "A part has arrived"', bn: '"কিছুটা পেয়েছি" বাছুন' },
  },
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
  events: {
    'proofs.changed': {
      'a picture': { en: 'Add a picture', bn: 'একটি ছবি যোগ করুন' },
      none: { en: 'Take the pictures away', bn: 'ছবিগুলো সরান' },
    },
    'nothing.submitted': { 'by the player': { en: 'Press "Send the report"', bn: '"জানিয়ে দিন" চাপুন' } },
    'parts.submitted': {
      'by the player': {
        en: 'Type 400.00 as received and 600.00 as remaining and press "Send the report"',
        bn: 'প্রাপ্ত 400.00 ও বাকি 600.00 লিখে "জানিয়ে দিন" চাপুন',
      },
    },
    'report.left': { 'by the player': { en: 'Press "Another answer"', bn: '"অন্য উত্তর" চাপুন' } },
  },
  outcomes: {
    proofUpload: { 'broke down': { en: 'The pictures fail', bn: 'ছবির অংশটি ব্যর্থ হয়' } },
    checkParts: {
      'they add up': { en: 'The amounts add up', bn: 'দুই পরিমাণ মিলে যায়' },
      'they do not add up': { en: 'The amounts do not add up', bn: 'দুই পরিমাণ মেলে না' },
      'broke down': { en: 'The check of the amounts fails', bn: 'পরিমাণ পরীক্ষা ব্যর্থ হয়' },
    },
    reportNotReceived: {
      taken: { en: 'The gateway accepts the report', bn: 'গেটওয়ে প্রতিবেদন নেয়' },
      outdated: { en: 'The gateway says: the withdrawal has changed', bn: 'গেটওয়ে জানায়: উত্তোলনটি বদলে গেছে' },
      offline: { en: 'The gateway cannot be reached', bn: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
    reportPartial: {
      taken: { en: 'The gateway accepts the report', bn: 'গেটওয়ে প্রতিবেদন নেয়' },
      outdated: { en: 'The gateway says: the withdrawal has changed', bn: 'গেটওয়ে জানায়: উত্তোলনটি বদলে গেছে' },
      offline: { en: 'The gateway cannot be reached', bn: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
  },
} satisfies Words<typeof withdrawalReportMachine, typeof withdrawalReportSamples>;

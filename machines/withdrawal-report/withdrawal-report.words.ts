import type { Words } from '../../src/atlas';
import type { withdrawalReportMachine } from './withdrawal-report.machine';
import type { withdrawalReportSamples } from './withdrawal-report.samples';

/** What QA and product read of the report that money is missing. */
export const withdrawalReportWords = {
  en: {
    title: 'Disputing a withdrawal',
    inputs: { 'nothing arrived': 'Choose "Nothing has arrived"', 'a part arrived': 'Choose "A part has arrived"' },
    states: {
      opening: 'The report is opened',
      nothing: 'Pictures as proof are asked for',
      'nothing.untouched': 'Pictures as proof are asked for, and nothing is wrong yet',
      'nothing.unproven': 'Shows that a picture is missing',
      'nothing.refused': 'Shows why the report was not accepted; the pictures are still there',
      parts: 'The received and the remaining amount are asked for',
      'parts.untouched': 'The received and the remaining amount are asked for, and nothing is wrong yet',
      'parts.invalid': 'Shows under the amounts what is wrong',
      'parts.refused': 'Shows why the report was not accepted; what was typed is still there',
      checking: 'The button shows a spinner',
      sendingNothing: 'The button shows a spinner',
      sendingParts: 'The button shows a spinner',
      over: 'The report is gone',
    },
    events: {
      'proofs.changed': { 'a picture': 'Add a picture', none: 'Take the pictures away' },
      'nothing.submitted': { 'by the player': 'Press "Send the report"' },
      'parts.submitted': { 'by the player': 'Type 400.00 as received and 600.00 as remaining and press "Send the report"' },
      'report.left': { 'by the player': 'Press "Another answer"' },
    },
    outcomes: {
      proofUpload: { 'broke down': 'The pictures fail' },
      checkParts: {
        'they add up': 'The amounts add up',
        'they do not add up': 'The amounts do not add up',
        'broke down': 'The check of the amounts fails',
      },
      reportNotReceived: {
        taken: 'The gateway accepts the report',
        outdated: 'The gateway says: the withdrawal has changed',
        offline: 'The gateway cannot be reached',
      },
      reportPartial: {
        taken: 'The gateway accepts the report',
        outdated: 'The gateway says: the withdrawal has changed',
        offline: 'The gateway cannot be reached',
      },
    },
  },
  bn: {
    title: 'উত্তোলন নিয়ে অভিযোগ',
    inputs: { 'nothing arrived': '"কিছুই পাইনি" বাছুন', 'a part arrived': '"কিছুটা পেয়েছি" বাছুন' },
    states: {
      opening: 'প্রতিবেদন খোলা হয়েছে',
      nothing: 'প্রমাণের ছবি চাওয়া হয়',
      'nothing.untouched': 'প্রমাণের ছবি চাওয়া হয়, এখনও কোনো ভুল নেই',
      'nothing.unproven': 'জানানো হয় যে ছবি নেই',
      'nothing.refused': 'কেন প্রতিবেদন যায়নি জানানো হয়; ছবিগুলো আছে',
      parts: 'কত পাওয়া গেছে ও কত বাকি জানতে চাওয়া হয়',
      'parts.untouched': 'কত পাওয়া গেছে ও কত বাকি জানতে চাওয়া হয়, এখনও কোনো ভুল নেই',
      'parts.invalid': 'পরিমাণের নিচে ভুলটি জানানো হয়',
      'parts.refused': 'কেন প্রতিবেদন যায়নি জানানো হয়; যা লেখা হয়েছে তা আছে',
      checking: 'বোতামে লোডিং চিহ্ন',
      sendingNothing: 'বোতামে লোডিং চিহ্ন',
      sendingParts: 'বোতামে লোডিং চিহ্ন',
      over: 'প্রতিবেদনটি আর নেই',
    },
    events: {
      'proofs.changed': { 'a picture': 'একটি ছবি যোগ করুন', none: 'ছবিগুলো সরান' },
      'nothing.submitted': { 'by the player': '"জানিয়ে দিন" চাপুন' },
      'parts.submitted': { 'by the player': 'প্রাপ্ত 400.00 ও বাকি 600.00 লিখে "জানিয়ে দিন" চাপুন' },
      'report.left': { 'by the player': '"অন্য উত্তর" চাপুন' },
    },
    outcomes: {
      proofUpload: { 'broke down': 'ছবির অংশটি ব্যর্থ হয়' },
      checkParts: {
        'they add up': 'দুই পরিমাণ মিলে যায়',
        'they do not add up': 'দুই পরিমাণ মেলে না',
        'broke down': 'পরিমাণ পরীক্ষা ব্যর্থ হয়',
      },
      reportNotReceived: {
        taken: 'গেটওয়ে প্রতিবেদন নেয়',
        outdated: 'গেটওয়ে জানায়: উত্তোলনটি বদলে গেছে',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      reportPartial: {
        taken: 'গেটওয়ে প্রতিবেদন নেয়',
        outdated: 'গেটওয়ে জানায়: উত্তোলনটি বদলে গেছে',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
    },
  },
} satisfies Words<typeof withdrawalReportMachine, typeof withdrawalReportSamples>;

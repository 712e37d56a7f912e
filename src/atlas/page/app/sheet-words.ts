import type { Language } from '../../types';
import type { Status } from './sheet';

const en = {
  sheet: 'Run sheet',
  toChart: 'Back to the chart',
  tester: 'Tester',
  build: 'Build',
  kept: 'What you tick is kept in this browser.',
  keeping: 'Saving…',
  refused: 'This browser keeps nothing: export before you close the page.',
  json: 'Export JSON',
  csv: 'Export CSV',
  revision: 'Revision',
  given: 'Setup',
  expect: 'Expect',
  ok: 'As it says',
  no: 'Not so',
  note: 'What was different',
  picture: 'Add a picture',
  pictureOf: 'The picture that was added',
  noPicture: 'Take the picture away',
  cases: 'Cases',
  done: 'done',
};
type SheetWord = keyof typeof en;
const bn: Record<SheetWord, string> = {
  sheet: 'পরীক্ষার শিট',
  toChart: 'চিত্রে ফিরুন',
  tester: 'পরীক্ষক',
  build: 'বিল্ড',
  kept: 'যা টিক দেন তা এই ব্রাউজারে থেকে যায়।',
  keeping: 'সেভ হচ্ছে…',
  refused: 'এই ব্রাউজার কিছু রাখে না: পেজ বন্ধের আগে এক্সপোর্ট করুন।',
  json: 'JSON এক্সপোর্ট',
  csv: 'CSV এক্সপোর্ট',
  revision: 'সংস্করণ',
  given: 'প্রস্তুতি',
  expect: 'দেখুন',
  ok: 'মিলেছে',
  no: 'মেলেনি',
  note: 'কী আলাদা ছিল',
  picture: 'ছবি যোগ করুন',
  pictureOf: 'যোগ করা ছবি',
  noPicture: 'ছবি সরান',
  cases: 'কেস',
  done: 'শেষ',
};
export const sheetWords: Record<Language, Record<SheetWord, string>> = { en, bn };

export const STATUS: Record<Language, Record<Status, string>> = {
  en: { open: 'Not begun', begun: 'Begun', passed: 'Passed', failed: 'Failed' },
  bn: { open: 'শুরু হয়নি', begun: 'চলছে', passed: 'পাস', failed: 'ফেল' },
};

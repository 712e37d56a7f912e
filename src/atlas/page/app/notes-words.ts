import type { NoteStatus } from '../../reviews';
import type { Language } from '../../types';

const en = {
  add: 'Add a note',
  on: 'On',
  whole: 'The chart as a whole',
  text: 'What you noticed',
  by: 'Your name',
  keep: 'Add',
  open: 'Open',
  settled: 'Settled',
  settle: 'Settle',
  reopen: 'Open again',
  none: 'No one has noted anything yet.',
  openNotes: 'Open notes',
  revision: 'Made on revision',
  export: 'Export',
  where: 'The file belongs beside the chart’s own, as',
  kept: 'What you note is kept in this browser until you export it.',
  keeping: 'Saving…',
  refused: 'This browser keeps nothing: export before you close the page.',
};
type NoteWord = keyof typeof en;
const bn: Record<NoteWord, string> = {
  add: 'মন্তব্য যোগ করুন',
  on: 'কোথায়',
  whole: 'পুরো চিত্র',
  text: 'যা চোখে পড়েছে',
  by: 'আপনার নাম',
  keep: 'যোগ করুন',
  open: 'খোলা',
  settled: 'মিটে গেছে',
  settle: 'মিটে গেছে',
  reopen: 'আবার খুলুন',
  none: 'এখনো কেউ মন্তব্য করেননি।',
  openNotes: 'খোলা মন্তব্য',
  revision: 'যে সংস্করণে লেখা:',
  export: 'এক্সপোর্ট',
  where: 'ফাইলটি চার্টের ফাইলের পাশে রাখুন, নাম',
  kept: 'যা লেখেন তা এক্সপোর্ট করা পর্যন্ত এই ব্রাউজারে থাকে।',
  keeping: 'সেভ হচ্ছে…',
  refused: 'এই ব্রাউজার কিছু রাখে না: পেজ বন্ধের আগে এক্সপোর্ট করুন।',
};
export const noteWords: Record<Language, Record<NoteWord, string>> = { en, bn };

/** Labels for targets of notes that have changed since. */
export const STATUS_LABELS: Record<Language, Record<NoteStatus['is'], string>> = {
  en: { same: '', changed: 'Changed since', renamed: 'Renamed since', gone: 'Gone' },
  bn: { same: '', changed: 'পরে বদলেছে', renamed: 'পরে নাম বদলেছে', gone: 'আর নেই' },
};

import type { Language, Value } from '../../contract';

type News = Value<'announcements'>['popup'];

/** What the demo has to tell after a login (s2.modal.after-login), where the module for it is on. */
export const news: Record<Language, News> = {
  bn: [
    {
      title: 'নৌকাবাইচ সপ্তাহ',
      content: 'এই সপ্তাহে প্রতিটি বাইচের ফল মাঠে দেখা যাবে, আর নতুন ছবির গেম এসেছে।',
      date: '2026-11-20',
    },
  ],
  en: [
    {
      title: 'Boat race week',
      content: 'This week the result of every race is shown on the field, and there are new picture games.',
      date: '2026-11-20',
    },
  ],
};

import type { Language } from '../../../types';

const en = {
  story: 'As a story',
  about: 'What happens in this flow, step by step, without the chart.',
  toChart: 'Back to the chart',
  inChart: 'Show in the chart',
  acts: 'What you can do',
  follows: 'What happens next',
  faults: 'What can go wrong',
  end: 'The flow ends here.',
  stays: 'stays here',
  fails: 'It fails for a technical reason',
  byItself: 'It goes on by itself',
};
type StoryWord = keyof typeof en;
const bn: Record<StoryWord, string> = {
  story: 'গল্পের মতো',
  about: 'এই ফ্লোতে ধাপে ধাপে যা ঘটে, চিত্র ছাড়া।',
  toChart: 'চিত্রে ফিরুন',
  inChart: 'চিত্রে দেখুন',
  acts: 'যা করা যায়',
  follows: 'এরপর যা ঘটে',
  faults: 'যা গোলমাল হতে পারে',
  end: 'ফ্লো এখানেই শেষ।',
  stays: 'এখানেই থাকে',
  fails: 'কারিগরি কারণে হয় না',
  byItself: 'নিজে থেকেই এগোয়',
};
export const storyWords: Record<Language, Record<StoryWord, string>> = { en, bn };

import type { Language } from '../../types';

const en: Record<string, string> = {
  id: 'Name',
  type: 'Kind',
  kind: 'Kind',
  history: 'Remembers',
  description: 'Description',
  requirements: 'Requirements',
  tags: 'Tags',
  initial: 'Begins in',
  initialActions: 'On the way in',
  entry: 'On entry',
  exit: 'On exit',
  invokes: 'Runs',
  targets: 'Leads to',
  guard: 'Guard',
  params: 'Guard is given',
  actions: 'Actions',
  reenter: 'Enters again',
  delay: 'Delay',
  actor: 'Actor',
  forbidden: 'Forbidden',
};

const bn: Record<string, string> = {
  id: 'নাম',
  type: 'ধরন',
  kind: 'ধরন',
  history: 'যা মনে রাখে',
  description: 'বিবরণ',
  requirements: 'যে শর্ত পূরণ করে',
  tags: 'চিহ্ন',
  initial: 'শুরু হয় যেখানে',
  initialActions: 'ঢোকার পথে',
  entry: 'ঢুকলে',
  exit: 'বেরোলে',
  invokes: 'চালায়',
  targets: 'যেখানে যায়',
  guard: 'যাচাই',
  params: 'যাচাইয়ে দেওয়া হয়',
  actions: 'কাজ',
  reenter: 'আবার ঢোকে',
  delay: 'দেরি',
  actor: 'সহকারী',
  forbidden: 'নিষিদ্ধ',
};

const parts = { bn, en };

/** Returns the label of a part of a state or transition; its own name by default. */
export const partLabel = (name: string, language: Language): string => parts[language][name] ?? name;

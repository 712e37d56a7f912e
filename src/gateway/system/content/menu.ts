import type { Language, Value } from '../../../contract';

/** The categories in the order of the menu (s7.call.whitelabel), named in the languages we speak. */
const CATEGORIES: [category: string, names: Record<Language, string>][] = [
  ['ELOTT', { bn: 'ই-লটারি', en: 'E-lottery' }],
  ['LOTT', { bn: 'লটারি', en: 'Lottery' }],
  ['LIVE', { bn: 'লাইভ ক্যাসিনো', en: 'Live casino' }],
  ['SPORTS', { bn: 'খেলাধুলা', en: 'Sports' }],
  ['FISH', { bn: 'মাছ ধরা', en: 'Fishing' }],
  ['RNG', { bn: 'স্লট', en: 'Slots' }],
  ['PVP', { bn: 'খেলোয়াড় বনাম খেলোয়াড়', en: 'Player vs player' }],
  ['ESPORTS', { bn: 'ই-স্পোর্টস', en: 'Esports' }],
];

export const menu = (language: Language): Value<'whitelabel'>['menu'] =>
  CATEGORIES.map(([category, names]) => ({ category, labelName: names[language] }));

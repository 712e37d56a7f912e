import type { Text } from '../../src/atlas';

/** Words for things on the screen, by ARIA role. No two roles share a word, so that a reader finds the role again. */
export const NOUNS = {
  alert: { en: 'message', bn: 'বার্তা' },
  alertdialog: { en: 'warning', bn: 'সতর্কবার্তা' },
  article: { en: 'article', bn: 'লেখা' },
  banner: { en: 'header', bn: 'হেডার' },
  button: { en: 'button', bn: 'বোতাম' },
  combobox: { en: 'drop-down list', bn: 'ড্রপ-ডাউন তালিকা' },
  dialog: { en: 'dialog', bn: 'ডায়ালগ' },
  form: { en: 'form', bn: 'ফর্ম' },
  group: { en: 'group', bn: 'গ্রুপ' },
  heading: { en: 'heading', bn: 'শিরোনাম' },
  img: { en: 'picture', bn: 'ছবি' },
  link: { en: 'link', bn: 'লিংক' },
  list: { en: 'list', bn: 'তালিকা' },
  listbox: { en: 'list of options', bn: 'বিকল্পের তালিকা' },
  log: { en: 'log', bn: 'লগ' },
  main: { en: 'main part', bn: 'মূল অংশ' },
  navigation: { en: 'menu', bn: 'মেনু' },
  option: { en: 'option', bn: 'বিকল্প' },
  progressbar: { en: 'progress bar', bn: 'অগ্রগতির বার' },
  radio: { en: 'radio button', bn: 'রেডিও বোতাম' },
  region: { en: 'section', bn: 'অংশ' },
  slider: { en: 'slider', bn: 'স্লাইডার' },
  status: { en: 'notice', bn: 'নোটিশ' },
  tab: { en: 'tab', bn: 'ট্যাব' },
  table: { en: 'table', bn: 'সারণি' },
  textbox: { en: 'field', bn: 'ঘর' },
  timer: { en: 'countdown', bn: 'কাউন্টডাউন' },
} as const satisfies Record<string, Text>;

export type Noun = keyof typeof NOUNS;
export const isNoun = (role: string): role is Noun => role in NOUNS;

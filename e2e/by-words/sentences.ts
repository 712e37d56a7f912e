import type { Language, Text } from '../../src/atlas';
import { escaped } from '../../tests/harness/escaped';
import { NOUNS, type Noun } from './nouns';

/** Actions of a tester. The numbers in the templates stand for the sentence's words, in this order. */
const ACTIONS = {
  press: { en: 'Press “{0}”', bn: '“{0}” চাপুন' },
  type: { en: 'Type “{0}” in “{1}”', bn: '“{0}” লিখুন “{1}” ঘরে' },
  clear: { en: 'Clear “{0}”', bn: '“{0}” ঘর ফাঁকা করুন' },
  typeCode: {
    en: 'Type the code that “npm run ops -- codes” shows for “{0}” in “{1}”',
    bn: '“npm run ops -- codes” কমান্ড “{0}”-এর জন্য যে কোড দেখায়, তা “{1}” ঘরে লিখুন',
  },
  focus: { en: 'Move to “{0}” with the Tab key', bn: 'Tab কী চেপে “{0}” ঘরে যান' },
  keys: { en: 'Select “{1}” and press the keys “{0}”', bn: '“{1}” ঘরে গিয়ে “{0}” কী চাপুন' },
  tick: { en: 'Tick “{0}”', bn: '“{0}”-এ টিক দিন' },
  untick: { en: 'Untick “{0}”', bn: '“{0}” থেকে টিক তুলুন' },
  choose: { en: 'Choose “{0}” in the list “{1}”', bn: '“{0}” বেছে নিন “{1}” তালিকায়' },
  attach: { en: 'Choose any picture named “{0}” at “{1}”', bn: '“{1}” চেপে “{0}” নামের যেকোনো ছবি বেছে নিন' },
  openMailed: {
    en: 'Open the newest link to “{0}” on the page /demo/outbox',
    bn: '/demo/outbox পেজে “{0}”-এর সবচেয়ে নতুন লিংকটি খুলুন',
  },
  open: { en: 'Open the address “{0}”', bn: '“{0}” ঠিকানা খুলুন' },
  scroll: { en: 'Scroll to the end of the page', bn: 'পেজের শেষ পর্যন্ত স্ক্রল করুন' },
  back: { en: 'Press the browser’s back button', bn: 'ব্রাউজারের পেছনে যাওয়ার বোতাম চাপুন' },
  wait: { en: 'Wait {0} s', bn: '{0} সেকেন্ড অপেক্ষা করুন' },
} as const satisfies Record<string, Text>;

/** Things to check. `sees` and `lacks` name a thing by its noun. */
const CHECKS = {
  reads: { en: 'the text “{0}”', bn: '“{0}” লেখাটি' },
  held: { en: '“{0}” cannot be pressed', bn: '“{0}” চাপা যায় না' },
  busy: { en: '“{0}” is busy', bn: '“{0}” অপেক্ষায়' },
  invalid: { en: 'the error “{1}” at “{0}”', bn: '“{1}” ত্রুটি, “{0}” ঘরের নিচে' },
  focused: { en: 'the cursor in “{0}”', bn: 'কার্সর “{0}” ঘরে' },
  unfocused: { en: 'the cursor elsewhere than in “{0}”', bn: 'কার্সর “{0}” ঘরে নেই' },
  at: { en: 'the address “{0}”', bn: 'ঠিকানা “{0}”' },
} as const satisfies Record<string, Text>;

export type Action = { verb: keyof typeof ACTIONS; words: string[] };
export type Check =
  | { verb: keyof typeof CHECKS; words: string[] }
  | { verb: 'sees' | 'lacks'; noun: Noun; words: string[] };

const filled = (template: string, words: readonly string[]) =>
  template.replace(/\{(\d)\}/g, (_, at: string) => words[Number(at)] ?? '');

/** Writes an action as a sentence. */
export const actionText = ({ verb, words }: Action, language: Language): string =>
  filled(ACTIONS[verb][language], words);

const seesTemplate = (noun: Noun, isNamed: boolean, language: Language) => {
  const word = NOUNS[noun][language];
  if (language === 'bn') return isNamed ? `“{0}” ${word}` : `একটি ${word}`;
  return isNamed ? `the ${word} “{0}”` : `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
};
const lacksTemplate = (noun: Noun, isNamed: boolean, language: Language) => {
  const word = NOUNS[noun][language];
  if (language === 'bn') return isNamed ? `“{0}” ${word} নেই` : `কোনো ${word} নেই`;
  return isNamed ? `no ${word} “{0}”` : `no ${word}`;
};
const templateOf = (check: Check, language: Language): string => {
  if (check.verb === 'sees') return seesTemplate(check.noun, check.words.length > 0, language);
  if (check.verb === 'lacks') return lacksTemplate(check.noun, check.words.length > 0, language);
  return CHECKS[check.verb][language];
};

/** Writes a check as a phrase. */
export const checkText = (check: Check, language: Language): string => filled(templateOf(check, language), check.words);

/** Separates sentences of a step, outside quotation marks. */
const SEPARATOR = '; ';

/** Joins the sentences of a step. */
export const joined = (sentences: readonly string[]): string => sentences.join(SEPARATOR);

/** Splits a step into its sentences. */
export function split(text: string): string[] {
  const found = [''];
  let depth = 0;
  for (const sign of text.split(/(“|”|; )/)) {
    if (sign === '“') depth += 1;
    if (sign === '”') depth -= 1;
    if (sign === SEPARATOR && depth === 0) found.push('');
    else found.push(`${found.pop()}${sign}`);
  }
  return found.filter((sentence) => sentence !== '');
}

/** Returns the words of a sentence that follows a template; undefined for other sentences. */
function wordsIn(sentence: string, template: string): string[] | undefined {
  const slots = [...template.matchAll(/\{(\d)\}/g)].map(([, at]) => Number(at));
  const pattern = template
    .split(/\{\d\}/)
    .map(escaped)
    .join('(.*)');
  const match = new RegExp(`^${pattern}$`, 's').exec(sentence);
  if (!match) return undefined;
  const words: string[] = [];
  for (const [at, slot] of slots.entries()) words[slot] = match[at + 1] ?? '';
  return words;
}

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

/** Reads an action from its sentence. Throws for a sentence that is no action. */
export function readAction(sentence: string, language: Language): Action {
  for (const verb of keysOf(ACTIONS)) {
    const words = wordsIn(sentence, ACTIONS[verb][language]);
    if (words) return { verb, words };
  }
  throw new Error(`No tester can perform "${sentence}".`);
}

/** Reads a check from its phrase. Throws for a phrase that is no check. */
export function readCheck(phrase: string, language: Language): Check {
  for (const verb of keysOf(CHECKS)) {
    const words = wordsIn(phrase, CHECKS[verb][language]);
    if (words) return { verb, words };
  }
  for (const noun of keysOf(NOUNS))
    for (const isNamed of [true, false]) {
      const lacking = wordsIn(phrase, lacksTemplate(noun, isNamed, language));
      if (lacking) return { verb: 'lacks', noun, words: lacking };
    }
  for (const noun of keysOf(NOUNS))
    for (const isNamed of [true, false]) {
      const seen = wordsIn(phrase, seesTemplate(noun, isNamed, language));
      if (seen) return { verb: 'sees', noun, words: seen };
    }
  throw new Error(`No tester can check "${phrase}".`);
}

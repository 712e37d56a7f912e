import { latinDigits } from '../../../contract/money/money';

/** Letters that sound alike and get mixed up, each with its replacement; applied after NFD, in this order. */
const ALIKE: [RegExp, string][] = [
  [/[ডঢ]\u09bc/g, 'র'],
  [/য\u09bc/g, '\u09df'],
  [/ঙ\u09cd?/g, 'ং'],
  // Hasanta, chandrabindu, visarga, any other nukta, zero-width joiner and non-joiner: no sound of their own.
  [/[\u09cd\u0981\u0983\u09bc\u200c\u200d]/g, ''],
  [/[শষ]/g, 'স'],
  [/ণ/g, 'ন'],
  [/য/g, 'জ'],
  [/ৎ/g, 'ত'],
  [/ঈ/g, 'ই'],
  [/ঊ/g, 'উ'],
  [/ী/g, 'ি'],
  [/ূ/g, 'ু'],
  [/ঋ|ৃ/g, 'রি'],
  [/[\u0300-\u036f]/g, ''],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/z/g, 'j'],
  [/([a-z])\1+/g, '$1'],
];

/** Normalizes a text for searching, independently of the database's locale. */
export const folded = (written: string): string =>
  ALIKE.reduce((text, [from, to]) => text.replace(from, to), latinDigits(written).toLowerCase().normalize('NFD'));

/** Returns the distinct folded words of a text. */
export const wordsOf = (written: string): string[] => [...new Set(folded(written).match(/[\p{L}\p{M}\p{N}]+/gu))];

/** Maximum length of an indexed prefix; further typed letters are ignored. */
const LONGEST = 8;
/** Returns the key under which a typed word is looked up. */
export const keyOf = (word: string): string => word.slice(0, LONGEST);
/** Returns all prefixes that find a word. */
export const keysOf = (word: string): string[] => Array.from(keyOf(word), (_, index) => word.slice(0, index + 1));

/** Prefixes of the two kinds of keys in `game_near_keys`. */
const OUT = '-';
const TRIGRAM = '3';

/** Returns a word and its variants without one letter; words that differ in one letter share a variant. */
export const lettersOut = (word: string): string[] => [
  ...new Set([OUT + word, ...Array.from(word, (_, at) => OUT + word.slice(0, at) + word.slice(at + 1))]),
];
/** Returns the trigrams of a word; a leading space marks its start. */
export function trigrams(word: string): string[] {
  const marked = ` ${word}`;
  return [
    ...new Set(Array.from({ length: Math.max(0, marked.length - 2) }, (_, at) => TRIGRAM + marked.slice(at, at + 3))),
  ];
}

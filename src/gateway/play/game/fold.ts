import { latinDigits } from '../../../contract/money/money';

/** Letters that are heard alike, and that people write for one another, as one: after NFD, in this order. */
const ALIKE: [RegExp, string][] = [
  [/[ডঢ]\u09bc/g, 'র'],
  [/য\u09bc/g, '\u09df'],
  [/ঙ\u09cd?/g, 'ং'],
  // Hasanta, chandrabindu, visarga, the nukta of anything else, and what joins or parts letters without a sound.
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

/** What was written, as a search compares it: the cluster's locale has no part in it. */
export const folded = (written: string): string =>
  ALIKE.reduce((text, [from, to]) => text.replace(from, to), latinDigits(written).toLowerCase().normalize('NFD'));

/** The words of a text, folded, each once. */
export const wordsOf = (written: string): string[] => [...new Set(folded(written).match(/[\p{L}\p{M}\p{N}]+/gu))];

/** As long as a beginning is that is kept; of what is typed beyond it nothing is compared. */
const LONGEST = 8;
/** By which key a word that is typed is looked up. */
export const keyOf = (word: string): string => word.slice(0, LONGEST);
/** All beginnings by which a word is found. */
export const keysOf = (word: string): string[] => Array.from(keyOf(word), (_, index) => word.slice(0, index + 1));

/** Marks that tell the two kinds of keys of `game_near_keys` apart. */
const OUT = '-';
const TRIGRAM = '3';

/** A word, and it with each of its letters out: two that differ in one letter have one of these in common. */
export const lettersOut = (word: string): string[] => [
  ...new Set([OUT + word, ...Array.from(word, (_, at) => OUT + word.slice(0, at) + word.slice(at + 1))]),
];
/** Every three letters that follow one another, the beginning marked. */
export function trigrams(word: string): string[] {
  const marked = ` ${word}`;
  return [
    ...new Set(Array.from({ length: Math.max(0, marked.length - 2) }, (_, at) => TRIGRAM + marked.slice(at, at + 3))),
  ];
}

import { COMMON_WORDS } from './common-words';

/** Letters and the digits and signs that replace them. */
const WRITTEN: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '8': 'b',
};
/** Keyboard rows and patterns, and the order of letters and digits. */
const RUNS = [
  ...['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...[
    '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
    '1q2w3e4r5t6y7u8i9o0p',
    'q1w2e3r4t5y6u7i8o9p0',
    'a1b2c3d4e5f6g7h8',
    '1a2b3c4d5e6f7g8h',
  ],
];
const SHORTEST_RUN = 4;
/**
 * Maximum length of all-digit passwords that count as common: dates, years and other numbers of this length are all in
 * the lists.
 */
const LONGEST_NUMBER = 10;

/**
 * Returns whether a password, in any spelling, is among the most common or leaked ones (asvs 6.2.4, 6.2.12). Leading
 * and trailing digits and signs are ignored; in the rest, more than three characters must be outside common words, runs
 * and repetitions. A mere list of thousands would contain `Password1!` but not `Password2!`.
 */
export function isCommon(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  const inside = typed.replace(/^[\p{N}\p{P}\p{S}\s]+|[\p{N}\p{P}\p{S}\s]+$/gu, '');
  return (
    isNumber(typed) ||
    [typed, letters(typed), inside, letters(inside)].some((text) => isPeriodic(text) || remainder(text) <= 3)
  );
}

const letters = (text: string) => [...text].map((char) => WRITTEN[char] ?? char).join('');
const isNumber = (text: string) => /^\p{N}+$/u.test(text) && text.length <= LONGEST_NUMBER;

/** Returns whether one to three characters repeat: `aaaaaaaa`, `12121212`, `abcabcabc`. */
const isPeriodic = (text: string) => /^(.{1,3}?)\1+.{0,2}$/su.test(text);

/**
 * Counts the characters outside words, runs and repetitions; if there are none of these, returns more than any
 * password's length.
 */
function remainder(text: string): number {
  let left = 0;
  let found = false;
  for (let at = 0; at < text.length; ) {
    const matchLength = Math.max(wordAt(text, at), runAt(text, at), repeatAt(text, at));
    if (matchLength === 0) left += 1;
    else found = true;
    at += Math.max(matchLength, 1);
  }
  return found ? left : Number.POSITIVE_INFINITY;
}

/** Returns the length of the longest common word at a position. */
function wordAt(text: string, at: number): number {
  for (let end = Math.min(text.length, at + 24); end > at + 2; end--)
    if (COMMON_WORDS.has(text.slice(at, end))) return end - at;
  return 0;
}

/** Returns the length of the run at a position, in either direction. */
function runAt(text: string, at: number): number {
  let end = at;
  while (end < text.length && ON_RUNS.some((run) => run.includes(text.slice(at, end + 1)))) end++;
  return end - at >= SHORTEST_RUN ? end - at : 0;
}
const backwards = (run: string) => [...run].reverse().join('');
const ON_RUNS = RUNS.flatMap((run) => [run, backwards(run)]);

function repeatAt(text: string, at: number): number {
  const [same = ''] = /^(.)\1{2,}/su.exec(text.slice(at)) ?? [];
  return same.length;
}

import { COMMON_WORDS } from './common-words';

/** Letters as they are written in digits and signs. */
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
/** Rows that fingers run along, and the order of letters and digits. */
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
/** Digits alone of this length and less are all in the lists: dates, years, numbers. */
const LONGEST_NUMBER = 10;

/**
 * Returns whether a password stands, in one spelling or another, at the top of the lists of common and leaked ones (asvs 6.2.4, 6.2.12). Numbers
 * and signs at its ends count for nothing; of the rest, more than three characters must be no common word, run or repetition. A list of
 * thousands would hold `Password1!` and not `Password2!`.
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

/** One to three characters over and over: `aaaaaaaa`, `12121212`, `abcabcabc`. */
const isPeriodic = (text: string) => /^(.{1,3}?)\1+.{0,2}$/su.test(text);

/** Counts characters outside words, runs and repetitions; without any of these, more than any password has. */
function remainder(text: string): number {
  let left = 0;
  let found = false;
  for (let at = 0; at < text.length; ) {
    const taken = Math.max(wordAt(text, at), runAt(text, at), repeatAt(text, at));
    if (taken === 0) left += 1;
    else found = true;
    at += Math.max(taken, 1);
  }
  return found ? left : Number.POSITIVE_INFINITY;
}

/** The length of the longest common word that begins there. */
function wordAt(text: string, at: number): number {
  for (let end = Math.min(text.length, at + 24); end > at + 2; end--)
    if (COMMON_WORDS.has(text.slice(at, end))) return end - at;
  return 0;
}

/** The length of the run that begins there, in either direction. */
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

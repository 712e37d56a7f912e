/** Digits and signs that replace letters to disguise a word. */
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** Invisible characters; two of them join letters in Bengali without changing the word. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}|\u034f/gu;

/** Normalises a text: compatibility forms, no invisible characters, lower case. */
const levelled = (text: string) => text.normalize('NFKC').replace(UNSEEN, '').toLowerCase();

/** Returns the normalised words of a text, as in the list. */
export const plainWords = (text: string): string[] => levelled(text).match(/[\p{L}\p{M}\p{N}@$!]+/gu) ?? [];

/**
 * Returns whether a text contains a blocked word: as it is, with lookalike signs, with repeated letters, or spelled out
 * letter by letter.
 */
export function hasBadWord(text: string, list: readonly string[]): boolean {
  const bad = new Set(list.flatMap((word) => plainWords(word)));
  const words = plainWords(text);
  const spelled = words.map((word) => ([...word].length === 1 ? word : ' ')).join('');
  return [...words, ...plainWords(spelled)].some((word) => ways(word).some((way) => bad.has(way)));
}

function ways(word: string): string[] {
  const bare = word.replace(/^[@$!]+|!+$/g, '');
  const read = [...word.replace(/!+$/, '')].map((letter) => LOOKALIKES[letter] ?? letter).join('');
  return [bare, read].flatMap((text) => [text, text.replace(/(.)\1{2,}/gu, '$1'), text.replace(/(.)\1{2,}/gu, '$1$1')]);
}

/**
 * Returns whether a text contains a link: an address with a scheme, `www.`, a mail address, or a name with a dot
 * followed by letters in any alphabet; "dot" in brackets counts as one. Decimal points do not count, nor full stops
 * followed by a space.
 */
export function hasLink(text: string): boolean {
  const plain = levelled(text).replace(/\s*[([{]\s*(?:dot|ডট)\s*[)\]}]\s*/g, '.');
  return /[a-z][a-z0-9+.-]*:\/\/|\b(?:javascript|data|mailto|tel):|\bwww\.|[\p{L}\p{M}\p{N}-]\.\p{L}[\p{L}\p{M}]+|\S@[\p{L}\p{N}-]+\.|\b\d{1,3}(?:\.\d{1,3}){3}\b/u.test(
    plain,
  );
}

/** Letters that digits and signs stand for where a word is to be hidden. */
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
/** What is not seen at all; two of them join letters in Bengali, and change no word. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}|\u034f/gu;

/** One way to write what can be written in many: without what is not seen, in small letters. */
const levelled = (text: string) => text.normalize('NFKC').replace(UNSEEN, '').toLowerCase();

/** The words of a text as the list has them. */
export const plainWords = (text: string): string[] => levelled(text).match(/[\p{L}\p{M}\p{N}@$!]+/gu) ?? [];

/** A word that is not to be read: as it is, with other signs for its letters, with letters drawn out, or letter by letter. */
export function hasBadWord(text: string, list: readonly string[]): boolean {
  const bad = new Set(list.flatMap((word) => plainWords(word)));
  const words = plainWords(text);
  const spelled = words.map((word) => ([...word].length === 1 ? word : ' ')).join('');
  return [...words, ...plainWords(spelled)].some((word) => ways(word).some((way) => bad.has(way)));
}

function ways(word: string): string[] {
  const bare = word.replace(/^[@$!]+|!+$/g, '');
  const read = [...word.replace(/!+$/, '')].map((letter) => LOOKALIKES[letter] ?? letter).join('');
  return [bare, read].flatMap((one) => [one, one.replace(/(.)\1{2,}/gu, '$1'), one.replace(/(.)\1{2,}/gu, '$1$1')]);
}

/**
 * Returns whether a text leads elsewhere: an address with a scheme, `www.`, a mail address, or a name with a dot and letters after it, whatever alphabet it
 * is in; "dot" in brackets counts as one. A number with a point does not, nor a sentence that ends with a space.
 */
export function hasLink(text: string): boolean {
  const plain = levelled(text).replace(/\s*[([{]\s*(?:dot|ডট)\s*[)\]}]\s*/g, '.');
  return /[a-z][a-z0-9+.-]*:\/\/|\b(?:javascript|data|mailto|tel):|\bwww\.|[\p{L}\p{M}\p{N}-]\.\p{L}[\p{L}\p{M}]+|\S@[\p{L}\p{N}-]+\.|\b\d{1,3}(?:\.\d{1,3}){3}\b/u.test(
    plain,
  );
}

import * as v from 'valibot';

type How = { tidy?: (typed: string) => string; most?: number; problem?: string };

/**
 * Schema of a text written by a person: tidied for display by `tidy`, then bounded in graphemes. `problem`: error code
 * of a wrong length. `most`: maximum number of characters sent; longer texts are rejected unread.
 */
export const written = (
  { min, max }: { min: number; max: number },
  { tidy = printable, most = 8_000, problem = 'length' }: How = {},
) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.transform(tidy),
    v.trim(),
    v.check((text) => graphemes(text) >= min && graphemes(text) <= max, problem),
  );

/**
 * Returns the length of a text in graphemes; without `Intl.Segmenter`, the number of characters that are not combining
 * marks.
 */
export function graphemes(text: string): number {
  if ('Segmenter' in Intl) return [...new Intl.Segmenter('bn', { granularity: 'grapheme' }).segment(text)].length;
  return [...text].filter((character) => !/\p{M}|\u200d/u.test(character)).length;
}

/**
 * Drops control characters, direction overrides and zero-width characters. Preserves line ends, and U+200C and U+200D,
 * which join Bengali letters.
 */
export const printable = (text: string): string =>
  text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are dropped here
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
    '',
  );

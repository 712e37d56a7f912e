/** How long a text is as people see it, in graphemes; browsers that cannot tell count what does not join the character before it. */
export function graphemes(text: string): number {
  if ('Segmenter' in Intl) return [...new Intl.Segmenter('bn', { granularity: 'grapheme' }).segment(text)].length;
  return [...text].filter((character) => !/\p{M}|\u200d/u.test(character)).length;
}

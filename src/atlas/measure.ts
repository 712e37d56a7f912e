/** Character widths relative to the font size: an average of system fonts, rounded up. Needs no browser. */
const WIDTHS: [RegExp, number][] = [
  [/[\p{Mn}\p{Me}\u200b-\u200d]/u, 0],
  // Spacing vowel signs of Bengali.
  [/\p{Mc}/u, 0.42],
  [/[ijl.,:;|!'`]/, 0.29],
  [/[frtIJ()[\]{}/\\ "-]/, 0.38],
  [/[mwMW@%—…→]/, 0.92],
  [/[A-Z&#+=<>~✓]/, 0.69],
  [/[\u2e80-\uffff]|[\u{1f000}-\u{1ffff}]/u, 1.05],
  [/[^\u0020-\u007e]/, 0.68],
];
const ELSE = 0.575;
const MONO = 0.605;
const BOLD = 1.08;

export type Face = 'plain' | 'bold' | 'mono';

const widthOf = (character: string): number => WIDTHS.find(([which]) => which.test(character))?.[1] ?? ELSE;

/** Estimates the width of a line of text in pixels, identically on every machine. */
export function widthOfText(text: string, size: number, face: Face = 'plain'): number {
  const characters = [...text].map(widthOf);
  const sum = characters.reduce(
    (all, width) => all + (face === 'mono' && width > 0 ? Math.max(MONO, width > 1 ? width : 0) : width),
    0,
  );
  return sum * size * (face === 'bold' ? BOLD : 1);
}

/** Breaks text into lines of at most `width` pixels: at spaces, and inside overlong words after dots and hyphens. */
export function wrap(text: string, width: number, size: number, face: Face = 'plain'): string[] {
  const fits = (line: string) => widthOfText(line, size, face) <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(...broken(word, fits));
  }
  return lines;
}

function broken(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word];
  const pieces: string[] = [];
  for (const part of word.split(/(?<=[.\-_/])|(?<=[a-z])(?=[A-Z])/)) {
    const last = pieces.at(-1);
    if (last !== undefined && fits(last + part)) pieces[pieces.length - 1] = last + part;
    else pieces.push(part);
  }
  return pieces;
}

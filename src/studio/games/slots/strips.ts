import type { Draw } from '../game';

/** Pictures of the slots. The star replaces any picture on a reel that has it; the lamp never pays on its own. */
export const SYMBOLS = ['tiger', 'kite', 'owl', 'drum', 'boat', 'mango', 'lily', 'fish', 'star', 'lamp'] as const;
export type SlotSymbol = (typeof SYMBOLS)[number];

/** Notation of a reel: a letter for each stop, the first of the picture's name, except `w` for the star. */
const LETTERS: Readonly<Record<string, SlotSymbol>> = {
  t: 'tiger',
  k: 'kite',
  o: 'owl',
  d: 'drum',
  b: 'boat',
  m: 'mango',
  l: 'lily',
  f: 'fish',
  w: 'star',
  s: 'lamp',
};

/** Parses a reel; throws a RangeError on a letter without a picture. */
export function strip(letters: string): SlotSymbol[] {
  return [...letters].map((letter) => {
    const symbol = LETTERS[letter];
    if (!symbol) throw new RangeError(`no picture has the letter ${letter}`);
    return symbol;
  });
}

/** Rows of a window. */
export const ROWS = 3;

/** Returns the visible pictures of a reel from the top, by the stop in its top row. */
export const windowAt = (reel: readonly SlotSymbol[], stop: number): SlotSymbol[] =>
  Array.from({ length: ROWS }, (_, row) => reel[(stop + row) % reel.length] ?? 'fish');

/** Returns the windows at all stops of a reel. */
export const windowsOf = (reel: readonly SlotSymbol[]): SlotSymbol[][] => reel.map((_, stop) => windowAt(reel, stop));

/** Draws a stop for each reel, from the left. */
export const spin = (draw: Draw, reels: readonly (readonly SlotSymbol[])[]): SlotSymbol[][] =>
  reels.map((reel) => windowAt(reel, draw(reel.length)));

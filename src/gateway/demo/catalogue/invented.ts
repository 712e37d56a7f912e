import type { GameRow } from '../../play/game/view';

/** A game before it has a place and a date; `days`: days since it was added. */
export type Invented = Omit<GameRow, 'place' | 'since'> & { days: number };

/** Returns a number that is always the same for a text, and unrelated to its content (FNV-1a). */
export const chance = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5);

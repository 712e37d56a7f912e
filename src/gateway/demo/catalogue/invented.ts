import type { GameRow } from '../../play/game/view';

/** A game before it has a place and a day; `days`: for how long it has been here. */
export type Invented = Omit<GameRow, 'place' | 'since'> & { days: number };

/** A number that is always the same for a text, and says nothing of it (FNV-1a). */
export const chance = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5);

import type { VOLATILITIES } from '../../../contract/play/game-kinds';
import type { GameRow } from '../../play/game/view';

/** A game before it has a place and a date; `days`: days since it was added. */
export type Invented = Omit<GameRow, 'place' | 'since'> & { days: number };

/** Returns a number that is always the same for a text, and unrelated to its content (FNV-1a). */
export const chance = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5);

/** Variances from which a game counts as medium and as high. */
const MEDIUM = 2;
const HIGH = 20;

/**
 * Returns the volatility of a game by the variance of its middle way to play (`own.catalogue.volatility`); null without
 * any variance.
 */
export function volatilityOf(variances: readonly number[]): (typeof VOLATILITIES)[number] | null {
  const sorted = [...variances].sort((a, b) => a - b);
  const middle = sorted[sorted.length >> 1];
  if (middle === undefined) return null;
  if (middle < MEDIUM) return 'low';
  return middle < HIGH ? 'medium' : 'high';
}

import type { VOLATILITIES } from '../../../contract/play/game-kinds';

/** Variances from which a game counts as medium and as high. */
const MEDIUM = 2;
const HIGH = 20;

/**
 * Returns the volatility of a game by the variance of its middle way to play (`own.catalogue.volatility`); null without
 * any variance.
 */
export function volatilityOf(variances: readonly number[]): (typeof VOLATILITIES)[number] | null {
  const sorted = [...variances].sort((one, other) => one - other);
  const middle = sorted[sorted.length >> 1];
  if (middle === undefined) return null;
  if (middle < MEDIUM) return 'low';
  return middle < HIGH ? 'medium' : 'high';
}

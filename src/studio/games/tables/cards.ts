/** Number of cards in a pack: 0 to 51, thirteen of each suit, from ace to king. */
export const PACK = 52;
export const RANKS = 13;

/** Returns the rank from 0 (ace) to 12 (king). */
export const rankOf = (card: number): number => card % RANKS;
/** Returns the suit from 0 to 3: spades, hearts, diamonds, clubs. */
export const suitOf = (card: number): number => Math.floor(card / RANKS) % 4;

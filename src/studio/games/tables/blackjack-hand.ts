import { type Fraction, ONE, ZERO } from '../fraction';
import { rankOf } from './cards';
import { hundredths } from './spots';

/** Maximum number of cards in a hand, which then stands. */
export const MAX_CARDS = 6;
export const STARTING_CARDS = 2;
const BEST = 21;
/** Minimum points at which the dealer stands, also on soft hands. */
export const DEALER_STANDS = 17;
/** Ten, jack, queen and king count ten. */
export const PICTURE = 10;
const WIN_PAYS = 200;
const BLACKJACK_PAYS = 250;

/** Points of a hand; `hard` counts all aces as one. */
export type Hand = { hard: number; hasAce: boolean; cards: number };
export const EMPTY: Hand = { hard: 0, hasAce: false, cards: 0 };

/** Adds a card by its value; an ace is 1. */
export const withValue = ({ hard, hasAce, cards }: Hand, value: number): Hand => ({
  hard: hard + value,
  hasAce: hasAce || value === 1,
  cards: cards + 1,
});
/** Returns the value of a card: an ace is 1; ten and court cards are 10. */
export const cardValue = (card: number): number => Math.min(rankOf(card) + 1, PICTURE);
export const handOf = (cards: readonly number[]): Hand => cards.map(cardValue).reduce(withValue, EMPTY);

/** Returns whether an ace counts 11. */
export const isSoft = ({ hard, hasAce }: Hand): boolean => hasAce && hard + 10 <= BEST;
export const pointsOf = (hand: Hand): number => (isSoft(hand) ? hand.hard + 10 : hand.hard);
export const isBust = (hand: Hand): boolean => pointsOf(hand) > BEST;
export const isBlackjack = (hand: Hand): boolean => hand.cards === STARTING_CARDS && pointsOf(hand) === BEST;
/** Returns whether a hand cannot draw any more. */
export const isClosed = (hand: Hand): boolean => pointsOf(hand) >= BEST || hand.cards === MAX_CARDS;

/**
 * Returns whether the printed strategy draws. `up`: value of the dealer's open card; an ace is 1. The published return
 * is that of this strategy.
 */
export function shouldHit({ points, soft, up }: { points: number; soft: boolean; up: number }): boolean {
  const isStrong = up === 1 || up >= 7;
  if (soft) return points <= 17 || (points === 18 && (up === 1 || up >= 9));
  if (points <= 11) return true;
  if (points === 12) return isStrong || up <= 3;
  return points <= 16 && isStrong;
}

/** Returns the payout of a hand against the dealer's, as a multiple of the stake. */
export function paysOf(hand: Hand, dealer: Hand): Fraction {
  const points = pointsOf(hand);
  const dealt = pointsOf(dealer);
  if (isBust(hand)) return ZERO;
  if (isBlackjack(hand) !== isBlackjack(dealer)) return hundredths(isBlackjack(hand), BLACKJACK_PAYS);
  if (points === dealt) return ONE;
  return hundredths(isBust(dealer) || points > dealt, WIN_PAYS);
}

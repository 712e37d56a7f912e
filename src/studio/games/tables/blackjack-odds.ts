import { type Fraction, fraction, ONE, plus, times, toText, ZERO } from '../fraction';
import {
  DEALER_STANDS,
  EMPTY,
  type Hand,
  isBlackjack,
  isBust,
  isClosed,
  isSoft,
  PICTURE,
  paysOf,
  pointsOf,
  STARTING_CARDS,
  shouldHit,
  withValue,
} from './blackjack-hand';
import { RANKS } from './cards';

/** Probabilities of values, by key. */
type Chances<T> = Map<string, { value: T; chance: Fraction }>;

function addTo<T>(all: Chances<T>, key: string, value: T, chance: Fraction): void {
  const before = all.get(key)?.chance ?? ZERO;
  all.set(key, { value, chance: plus(before, chance) });
}

/** Number of ranks that count ten. */
const TENS = 4;

/** Values of a card, from ace to ten, with their probabilities. */
const VALUES = Array.from({ length: PICTURE }, (_, index) => ({
  value: index + 1,
  chance: fraction(index + 1 === PICTURE ? TENS : 1, RANKS),
}));

const keyOf = ({ hard, hasAce, cards }: Hand): string => `${hard} ${hasAce} ${cards}`;
/** Returns a key that is equal for hands with equal endings. */
const endKeyOf = (hand: Hand): string => `${isBust(hand) ? 'bust' : pointsOf(hand)} ${isBlackjack(hand)}`;

/** Returns the probabilities of the final hands when drawing from one hand on. */
function endsOf(hand: Hand, draws: (hand: Hand) => boolean): Chances<Hand> {
  const ends: Chances<Hand> = new Map();
  let open: Chances<Hand> = new Map([[keyOf(hand), { value: hand, chance: ONE }]]);
  while (open.size > 0) {
    const next: Chances<Hand> = new Map();
    for (const { value: from, chance } of open.values()) {
      if (draws(from)) drawInto(next, from, chance);
      else addTo(ends, endKeyOf(from), from, chance);
    }
    open = next;
  }
  return ends;
}

function drawInto(next: Chances<Hand>, from: Hand, chance: Fraction): void {
  for (const card of VALUES) {
    const to = withValue(from, card.value);
    addTo(next, keyOf(to), to, times(chance, card.chance));
  }
}

/** Returns the probability of each payout with the printed strategy. */
export function payouts(): Chances<Fraction> {
  const all: Chances<Fraction> = new Map();
  for (const { value: up, chance } of VALUES) {
    const strategy = (hand: Hand) => shouldHit({ points: pointsOf(hand), soft: isSoft(hand), up });
    const hands = endsOf(EMPTY, (hand) => hand.cards < STARTING_CARDS || (!isClosed(hand) && strategy(hand)));
    const dealers = endsOf(withValue(EMPTY, up), (hand) => pointsOf(hand) < DEALER_STANDS);
    for (const hand of hands.values())
      for (const dealer of dealers.values()) {
        const pays = paysOf(hand.value, dealer.value);
        addTo(all, toText(pays), pays, [hand.chance, dealer.chance].reduce(times, chance));
      }
  }
  return all;
}

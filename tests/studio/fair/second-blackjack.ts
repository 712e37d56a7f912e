import { numbers, type Row } from './second-chance';

/** Cards of a rank by their values; the ace is first. */
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10];
/** More cards than any dealer draws. */
const ENOUGH = 24;

/** Returns the best total of a hand: the highest count of its aces up to 21, otherwise the lowest. */
function total(hand: readonly number[]): number {
  const readings = hand.reduce(
    (totals, value) => {
      const asOne = totals.map((points) => points + value);
      return value === 1 ? [...asOne, ...totals.map((points) => points + 11)] : asOne;
    },
    [0],
  );
  const fitting = readings.filter((points) => points <= 21);
  return fitting.length > 0 ? Math.max(...fitting) : Math.min(...readings);
}

const isNatural = (hand: readonly number[]) => hand.length === 2 && total(hand) === 21;

/** Returns the payout of blackjack per hundred staked, from the cards and the number of cards that the player draws. */
export function blackjackPays(cards: readonly number[], draws: number): number {
  const [first = 0, two = 0, up = 0, ...others] = cards.map((card) => VALUES[card % 13] ?? 0);
  const hand = [first, two, ...others.slice(0, draws)];
  const rest = others.slice(4);
  const length = rest.findIndex((_, index) => total([up, ...rest.slice(0, index + 1)]) >= 17) + 1;
  const dealer = [up, ...rest.slice(0, length)];
  if (total(hand) > 21) return 0;
  if (isNatural(hand)) return isNatural(dealer) ? 100 : 250;
  if (isNatural(dealer)) return 0;
  if (total(dealer) > 21) return 200;
  return 100 + 100 * Math.sign(total(hand) - total(dealer));
}

export const blackjackOfHundred = (row: Row): number =>
  blackjackPays(
    numbers(
      row,
      Array.from({ length: ENOUGH }, () => 52),
    ),
    row.acts.filter(({ act }) => act === 'hit').length,
  );

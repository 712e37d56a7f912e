import { choose } from '../fraction';
import { shuffled } from '../shuffle';
import { PACK, rankOf } from './cards';
import { hundredths, spotGame } from './spots';

/** Number of cards after the first, and how many of them have its rank. */
const REST = PACK - 1;
const ALIKE = 3;

/** Andar is dealt first, and therefore wins more often. */
const ANDAR_PAYS = 190;
const BAHAR_PAYS = 200;

/** Spots on the number of cards dealt until one matches: from, to, and hundredths of a chip. */
export const COUNTS: Readonly<Record<string, readonly [from: number, to: number, pays: number]>> = {
  'cards.1': [1, 5, 355],
  'cards.6': [6, 10, 445],
  'cards.11': [11, 15, 570],
  'cards.16': [16, 25, 440],
  'cards.26': [26, 30, 1_580],
  'cards.31': [31, 35, 2_600],
  'cards.36': [36, 40, 5_100],
  'cards.41': [41, 49, 12_100],
};

export const SPOTS = ['andar', 'bahar', ...Object.keys(COUNTS)];

/** Andar Bahar: cards are dealt to both sides alternately until one has the rank of the first card. */
export const andarBahar = spotGame<number>({
  id: 'lab-andar',
  version: 1,
  spots: SPOTS,
  published: SPOTS,
  deal: (draw) => {
    const [joker = 0, ...cards] = shuffled(draw, PACK, PACK - 1);
    const matched = cards.findIndex((card) => rankOf(card) === rankOf(joker)) + 1;
    return { visiblePart: { joker, cards: cards.slice(0, matched) }, outcome: matched };
  },
  paysOf: (spot, matched) => {
    const isAndar = matched % 2 === 1;
    if (spot === 'andar') return hundredths(isAndar, ANDAR_PAYS);
    if (spot === 'bahar') return hundredths(!isAndar, BAHAR_PAYS);
    const [from, to, pays] = COUNTS[spot] ?? [1, 0, 0];
    return hundredths(matched >= from && matched <= to, pays);
  },
  // Counts the positions of the three matching cards among the rest, by the position of the first of them.
  outcomes: () =>
    Array.from({ length: REST - ALIKE + 1 }, (_, before) => ({
      outcome: before + 1,
      ways: choose(REST - before - 1, ALIKE - 1),
    })),
});

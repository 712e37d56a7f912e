import { ONE } from '../fraction';
import { shuffled } from '../shuffle';
import { PACK, RANKS, rankOf, suitOf } from './cards';
import { hundredths, spotGame } from './spots';

/** Kinds of hands from the lowest to the highest. */
export const KINDS = ['high', 'pair', 'colour', 'sequence', 'pureSequence', 'trail'] as const;
type Kind = (typeof KINDS)[number];

/** Returns the height of a card's rank: from 0 (2) to 12 (ace). */
const heightOf = (card: number): number => (rankOf(card) + RANKS - 1) % RANKS;
const ACE = 12;

/**
 * Returns the height of a sequence by its values, highest first: A-K-Q, then A-2-3, then K-Q-J; null if it is not a
 * sequence.
 */
function sequenceOf([high = 0, middle = 0, low = 0]: readonly number[]): number | null {
  if (high === ACE && middle === 1 && low === 0) return ACE - 0.5;
  return high - middle === 1 && middle - low === 1 ? high : null;
}

/**
 * Returns the kind and strength of a hand of three cards; a stronger hand has a larger number, equal hands the same.
 */
export function handOf(cards: readonly number[]): { kind: Kind; strength: number } {
  const values = cards.map(heightOf).sort((a, b) => b - a);
  const [high = 0, middle = 0, low = 0] = values;
  const isColour = new Set(cards.map(suitOf)).size === 1;
  const sequence = sequenceOf(values);
  const rated = (kind: Kind, height: number) => ({ kind, strength: KINDS.indexOf(kind) * 10_000 + height });
  if (high === low) return rated('trail', high);
  if (sequence !== null) return rated(isColour ? 'pureSequence' : 'sequence', sequence);
  if (isColour) return rated('colour', (high * RANKS + middle) * RANKS + low);
  if (high === middle) return rated('pair', high * RANKS + low);
  if (middle === low) return rated('pair', middle * RANKS + high);
  return rated('high', (high * RANKS + middle) * RANKS + low);
}

const WIN_PAYS = 195;
const PAIR_PAYS = 375;

const SPOTS = ['a', 'b', 'pair.a', 'pair.b'];

type Outcome = { winner: 'a' | 'b' | 'tie'; pairs: { a: boolean; b: boolean } };

const hasPair = (kind: Kind): boolean => kind !== 'high';

/**
 * Number of deals of two hands by the winner, and by whether each has a pair or better. Counted over all 22,100 ×
 * 18,424 deals; a test recounts them.
 */
const DEALS: readonly [winner: Outcome['winner'], a: boolean, b: boolean, ways: bigint][] = [
  ['a', false, false, 112_521_948n],
  ['a', true, false, 77_429_088n],
  ['a', true, true, 13_408_900n],
  ['b', false, false, 112_521_948n],
  ['b', false, true, 77_429_088n],
  ['b', true, true, 13_408_900n],
  ['tie', false, false, 417_576n],
  ['tie', true, true, 32_952n],
];

/** Teen Patti: two hands of three cards, the stronger wins; equal hands return the chips on both. */
export const teenPatti = spotGame<Outcome>({
  id: 'lab-patti',
  version: 1,
  spots: SPOTS,
  published: SPOTS,
  deal: (draw) => {
    const cards = shuffled(draw, PACK, 6);
    const a = cards.slice(0, 3);
    const b = cards.slice(3);
    const first = handOf(a);
    const second = handOf(b);
    const ahead = first.strength - second.strength;
    const winner = ahead === 0 ? 'tie' : ahead > 0 ? 'a' : 'b';
    return {
      visiblePart: { a, b, kinds: [first.kind, second.kind], winner },
      outcome: { winner, pairs: { a: hasPair(first.kind), b: hasPair(second.kind) } },
    };
  },
  paysOf: (spot, { winner, pairs }) => {
    if (spot === 'pair.a') return hundredths(pairs.a, PAIR_PAYS);
    if (spot === 'pair.b') return hundredths(pairs.b, PAIR_PAYS);
    return winner === 'tie' ? ONE : hundredths(spot === winner, WIN_PAYS);
  },
  outcomes: () => DEALS.map(([winner, a, b, ways]) => ({ outcome: { winner, pairs: { a, b } }, ways })),
});

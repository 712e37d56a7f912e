import * as v from 'valibot';
import { fraction, ZERO } from './fraction';
import { type Draw, type Game, only, STAKES } from './game';
import { PICTURES, type Picture } from './reels';

/** Fields of a card; three equal pictures win, and no card has more than three of one. */
export const FIELDS = 9;
const EQUAL = 3;

/** Number of cards in a thousand that win by each picture, and the multiple of the stake that they pay. */
const WINS: Readonly<Record<Picture, { cards: number; pays: number }>> = {
  kite: { cards: 1, pays: 100 },
  owl: { cards: 4, pays: 25 },
  drum: { cards: 10, pays: 10 },
  boat: { cards: 30, pays: 5 },
  lily: { cards: 70, pays: 3 },
  fish: { cards: 150, pays: 2 },
};
const CARDS = 1_000;

const scratch = v.strictObject({ act: v.literal('scratch') });

/** Returns the picture by which a card wins, by its number of a thousand; null for a losing card. */
function winnerOf(card: number): Picture | null {
  let below = 0;
  for (const picture of PICTURES) {
    below += WINS[picture].cards;
    if (card < below) return picture;
  }
  return null;
}

/** Number of times that each picture may still be used. */
type Left = Readonly<Record<Picture, number>>;

const known = new Map<number, number>();

/**
 * Returns the number of ways to fill the fields: the winner exactly `wins` times, `twos` other pictures up to twice,
 * `ones` up to once.
 */
function ways(fields: number, wins: number, twos: number, ones: number): number {
  if (wins > fields) return 0;
  if (fields === 0) return 1;
  const key = fields * 1_000 + wins * 100 + twos * 10 + ones;
  const found = known.get(key);
  if (found !== undefined) return found;
  const byWinner = wins > 0 ? ways(fields - 1, wins - 1, twos, ones) : 0;
  const byTwos = twos > 0 ? twos * ways(fields - 1, wins, twos - 1, ones + 1) : 0;
  const byOnes = ones > 0 ? ones * ways(fields - 1, wins, twos, ones - 1) : 0;
  known.set(key, byWinner + byTwos + byOnes);
  return byWinner + byTwos + byOnes;
}

/** Returns the number of ways for the remaining pictures. */
function waysOf(fields: number, left: Left, winner: Picture | null): number {
  const others = PICTURES.filter((picture) => picture !== winner).map((picture) => left[picture]);
  const [twos, ones] = [2, 1].map((times) => others.filter((other) => other === times).length);
  return ways(fields, winner ? left[winner] : 0, twos ?? 0, ones ?? 0);
}

/** Returns the card of a rank among all cards of its kind, in the order of the pictures, field by field. */
function cardAt(rank: number, left: Left, winner: Picture | null, fields = FIELDS): Picture[] {
  let rest = rank;
  for (const picture of PICTURES) {
    if (left[picture] === 0) continue;
    const after = { ...left, [picture]: left[picture] - 1 };
    const count = waysOf(fields - 1, after, winner);
    if (rest < count) return fields === 1 ? [picture] : [picture, ...cardAt(rest, after, winner, fields - 1)];
    rest -= count;
  }
  throw new RangeError(`there is no card ${rank}`);
}

const FRESH: Left = { kite: 2, owl: 2, drum: 2, boat: 2, lily: 2, fish: 2 };
const freshOf = (winner: Picture | null): Left => (winner ? { ...FRESH, [winner]: EQUAL } : FRESH);

/** Returns the number of cards that win by a picture, or that lose; cards of a kind are equally likely. */
export const cardsOf = (winner: Picture | null): number => waysOf(FIELDS, freshOf(winner), winner);

const lay = (draw: Draw, winner: Picture | null) => cardAt(draw(cardsOf(winner)), freshOf(winner), winner);

/** A scratch card: first its worth is drawn, by the published odds; then a uniformly random card of that worth. */
export const scratchCard: Game = {
  id: 'lab-scratch',
  version: 1,
  stakes: STAKES,
  published: [{ act: 'scratch' }],
  play(draw, acts) {
    only(scratch, acts);
    const winner = winnerOf(draw(CARDS));
    const pays = winner ? fraction(WINS[winner].pays) : ZERO;
    return { visiblePart: { fields: lay(draw, winner), winner }, ended: true, pays };
  },
  odds(first) {
    only(scratch, [first]);
    const wins = PICTURES.map((name) => ({ name, cards: WINS[name].cards, pays: fraction(WINS[name].pays) }));
    const lost = { name: 'lost', cards: CARDS - wins.reduce((all, { cards }) => all + cards, 0), pays: ZERO };
    return [...wins, lost].map(({ name, cards, pays }) => ({ name, ways: BigInt(cards), of: BigInt(CARDS), pays }));
  },
};

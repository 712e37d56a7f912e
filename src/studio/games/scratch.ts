import * as v from 'valibot';
import type { GameId } from '../catalogue/entries';
import { PICTURES, type Picture } from '../catalogue/pictures';
import type { ScratchTable } from '../catalogue/scratch-cards';
import { fraction, ZERO } from './fraction';
import { type Draw, type Game, only, STAKES } from './game';

/** Fields of a card; three equal pictures win, and no card has more than three of one. */
export const FIELDS = 9;
const EQUAL = 3;

const scratch = v.strictObject({ act: v.literal('scratch') });

/** Returns the picture by which a card wins, by its number; null for a losing card. */
function winnerOf({ wins }: ScratchTable, card: number): Picture | null {
  let below = 0;
  for (const picture of PICTURES) {
    below += wins[picture].cards;
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
export function scratchGame({ id, ...table }: ScratchTable & { id: GameId }): Game {
  const { cards, wins } = table;
  return {
    id,
    version: 1,
    stakes: STAKES,
    published: [{ act: 'scratch' }],
    play(draw, acts) {
      only(scratch, acts);
      const winner = winnerOf(table, draw(cards));
      const pays = winner ? fraction(wins[winner].pays, 100) : ZERO;
      return { visiblePart: { fields: lay(draw, winner), winner }, ended: true, pays };
    },
    odds(first) {
      only(scratch, [first]);
      const won = PICTURES.map((name) => ({ name, ways: wins[name].cards, pays: fraction(wins[name].pays, 100) }));
      const lost = { name: 'lost', ways: cards - won.reduce((all, { ways }) => all + ways, 0), pays: ZERO };
      return [...won, lost].map((row) => ({ ...row, ways: BigInt(row.ways), of: BigInt(cards) }));
    },
  };
}

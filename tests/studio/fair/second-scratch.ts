import { numbers, type Row } from './second-chance';

const LETTERS = ['k', 'o', 'd', 'b', 'l', 'f'] as const;
type Letter = (typeof LETTERS)[number];

/** Number of cards; by picture, k(ite) to f(ish), the last winning card; and the payout of each. */
type Cards = { of: number; wins: readonly (readonly [letter: Letter, last: number, pays: number])[] };
const KITE: Cards = {
  of: 1_000,
  wins: [
    ['k', 0, 10_000],
    ['o', 4, 2_500],
    ['d', 14, 1_000],
    ['b', 44, 500],
    ['l', 114, 300],
    ['f', 264, 200],
  ],
};
const CARDS: Record<string, Cards> = {
  'lab-scratch': KITE,
  'lab-scratch-eid': KITE,
  'lab-scratch-easy': {
    of: 1_000,
    wins: [
      ['k', 1, 2_000],
      ['o', 6, 1_000],
      ['d', 26, 500],
      ['b', 86, 300],
      ['l', 236, 200],
      ['f', 436, 150],
    ],
  },
  'lab-scratch-gold': {
    of: 10_000,
    wins: [
      ['k', 1, 100_000],
      ['o', 11, 10_000],
      ['d', 61, 2_500],
      ['b', 211, 1_000],
      ['l', 611, 500],
      ['f', 1_561, 200],
    ],
  },
};

const choices = (of: number, some: number): number => (some === 0 ? 1 : (choices(of - 1, some - 1) * of) / some);

/**
 * Counts the ways to fill fields, picture by picture: the winner on all of its remaining fields, others on any number
 * up to theirs.
 */
function fillings(fields: number, left: ReadonlyMap<Letter, number>, winner: Letter | null): number {
  const [first] = left;
  if (!first) return fields === 0 ? 1 : 0;
  const [letter, most] = first;
  const rest = new Map([...left].slice(1));
  let all = 0;
  for (let some = letter === winner ? most : 0; some <= Math.min(most, fields); some++)
    all += choices(fields, some) * fillings(fields - some, rest, winner);
  return all;
}

/** Returns the payout of a scratch card per hundred staked, and its nine fields. */
export function scratchOf(row: Row): { pays: number; fields: string } {
  const { of, wins } = CARDS[row.game] ?? KITE;
  const [card = of] = numbers(row, [of]);
  const [winner, , pays] = wins.find(([, last]) => card <= last) ?? [null, 0, 0];
  const left = new Map<Letter, number>(LETTERS.map((letter) => [letter, letter === winner ? 3 : 2]));
  let rank = numbers(row, [of, fillings(9, left, winner)])[1] ?? 0;
  let fields = '';
  while (fields.length < 9)
    for (const letter of LETTERS) {
      const before = left.get(letter) ?? 0;
      if (before === 0) continue;
      left.set(letter, before - 1);
      const ways = fillings(8 - fields.length, left, winner);
      if (rank < ways) {
        fields += letter;
        break;
      }
      rank -= ways;
      left.set(letter, before);
    }
  return { pays, fields };
}

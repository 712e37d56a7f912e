import { numbers, type Row } from './second-chance';

/** Winning cards by picture, k(ite) to f(ish), as the last card below a thousand; and the payout of each. */
const WINS = [
  ['k', 0, 10_000],
  ['o', 4, 2_500],
  ['d', 14, 1_000],
  ['b', 44, 500],
  ['l', 114, 300],
  ['f', 264, 200],
] as const;
const LETTERS = WINS.map(([letter]) => letter);
type Letter = (typeof LETTERS)[number];

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
  const [card = 1_000] = numbers(row, [1_000]);
  const [winner, , pays] = WINS.find(([, last]) => card <= last) ?? [null, 0, 0];
  const left = new Map<Letter, number>(LETTERS.map((letter) => [letter, letter === winner ? 3 : 2]));
  let rank = numbers(row, [1_000, fillings(9, left, winner)])[1] ?? 0;
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

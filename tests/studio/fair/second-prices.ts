import { type Ended, leaderOf, OVERS, wonBy } from './second-scores';

/** Returns the number of ways to each sum of `times` values, as a list indexed by the sum. */
function sums(values: readonly number[], times: number): bigint[] {
  let ways = [1n];
  for (let turn = 0; turn < times; turn++) {
    const next: bigint[] = [];
    for (const value of values)
      for (const [sum, count] of ways.entries()) next[sum + value] = (next[sum + value] ?? 0n) + count;
    ways = Array.from(next, (count) => count ?? 0n);
  }
  return ways;
}

const below = (number: number): number[] => Array.from({ length: number }, (_, value) => value);
const goal = (chance: number): number[] => below(100).map((value) => (value < chance ? 1 : 0));

/** Number of ways to each score of a side, as a list indexed by the score. */
const SIDES: Record<string, (lead: number, isHome: boolean) => bigint[]> = {
  'lab-football': (lead, isHome) => sums(goal(30 + 3 * (isHome ? lead + 1 : -lead - 1)), 4),
  'lab-cricket': (lead, isHome) => [...below((isHome ? lead : -lead) + 10).map(() => 0n), ...sums(OVERS, 5).slice(10)],
  'lab-kabaddi': (lead, isHome) => [...below((isHome ? lead : -lead) + 12).map(() => 0n), ...sums(below(11), 4)],
};

type Ends = { ends: { end: Ended; ways: bigint }[]; of: bigint };
const found = new Map<string, Ends>();

/** Returns all ends of a fixture, each with its number of ways in `of`. */
export function endsOf(game: string, lead: number): Ends {
  const key = `${game} ${lead}`;
  const ends = found.get(key) ?? findEnds(game, lead);
  found.set(key, ends);
  return ends;
}

function findEnds(game: string, lead: number): Ends {
  const ends: { end: Ended; ways: bigint }[] = [];
  if (game === 'lab-esport') {
    const home = BigInt(50 + 5 * lead);
    for (const maps of ['hh', 'hah', 'ahh', 'aa', 'aha', 'haa'])
      ends.push({
        end: ((h) => ({ h, a: maps.length - h, won: maps.at(-1) ?? '' }))(maps.split('h').length - 1),
        ways: [...maps.padEnd(3, '?')].reduce(
          (all, map) => all * (map === '?' ? 100n : map === 'h' ? home : 100n - home),
          1n,
        ),
      });
    return { ends, of: 1_000_000n };
  }
  for (const [h, homeWays] of (SIDES[game]?.(lead, true) ?? []).entries())
    for (const [a, awayWays] of (SIDES[game]?.(lead, false) ?? []).entries()) {
      const ways = homeWays * awayWays * 100n;
      if (ways === 0n) continue;
      if (h !== a || game === 'lab-football') ends.push({ end: { h, a, won: leaderOf(h, a) }, ways });
      else
        for (const [won, share] of Object.entries({ h: 50 + 4 * lead, a: 50 - 4 * lead }))
          ends.push({ end: { h, a, won }, ways: (ways / 100n) * BigInt(share) });
    }
  return { ends, of: ends.reduce((all, { ways }) => all + ways, 0n) };
}

/** Selections of each game. */
export const SELECTIONS: Record<string, string[]> = {
  'lab-football': 'home draw away over under both notBoth'.split(' '),
  'lab-cricket': 'home away over under home.clear close away.clear'.split(' '),
  'lab-kabaddi': 'home away over under home.clear close away.clear'.split(' '),
  'lab-esport': 'home away over under 2-0 2-1 1-2 0-2'.split(' '),
};

const priced = new Map<string, bigint>();
/** Returns the price of a selection in hundredths: 98 divided by its chance. */
export function priceOf(game: string, lead: number, selection: string): bigint {
  const key = `${game} ${lead} ${selection}`;
  const known = priced.get(key);
  if (known !== undefined) return known;
  const { ends, of } = endsOf(game, lead);
  const ways = ends.filter(({ end }) => wonBy(game, end).includes(selection));
  const price = (98n * of) / ways.reduce((all, entry) => all + entry.ways, 0n);
  priced.set(key, price);
  return price;
}

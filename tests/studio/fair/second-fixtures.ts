import { numbers, type Row } from './second-chance';
import { priceOf } from './second-prices';
import { ahead, type Ended, leaderOf, OVERS, pairsOf, wonBy } from './second-scores';

const total = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Plays a fixture with a function that draws below a number. */
const SPORTS: Record<string, (draw: (below: number) => number, lead: number) => Ended> = {
  'lab-football'(draw, lead) {
    const goals = [0, 0];
    for (let chance = 0; chance < 8; chance++) {
      const side = Math.floor(chance / 2) % 2;
      if (draw(100) < 30 + 3 * (side === 0 ? lead + 1 : -lead - 1)) goals[side] = (goals[side] ?? 0) + 1;
    }
    const [h = 0, a = 0] = goals;
    return { h, a, won: leaderOf(h, a) };
  },
  'lab-cricket'(draw, lead) {
    const runs = Array.from({ length: 10 }, () => OVERS[draw(16)] ?? 0);
    return settledTie(draw, lead, total(runs.slice(0, 5)) + lead, total(runs.slice(5)) - lead);
  },
  'lab-kabaddi'(draw, lead) {
    const raids = Array.from({ length: 8 }, () => draw(11));
    const side = (offset: number) => total(raids.filter((_, index) => Math.floor(index / 2) % 2 === offset)) + 12;
    return settledTie(draw, lead, side(0) + lead, side(1) - lead);
  },
  'lab-esport'(draw, lead) {
    let maps = '';
    while (!/h.?h|a.?a/.test(maps)) maps += draw(100) < 50 + 5 * lead ? 'h' : 'a';
    const h = maps.split('h').length - 1;
    return { h, a: maps.length - h, won: h === 2 ? 'h' : 'a' };
  },
};

function settledTie(draw: (below: number) => number, lead: number, h: number, a: number): Ended {
  if (h !== a) return { h, a, won: leaderOf(h, a) };
  return { h, a, won: draw(100) < 50 + 4 * lead ? 'h' : 'a' };
}

/** Returns the draws of a round one after another; each depends on the bounds of the earlier ones. */
function drawing(row: Row): (below: number) => number {
  const belows: number[] = [];
  return (below) => {
    belows.push(below);
    return numbers(row, belows).at(-1) ?? -1;
  };
}

/** Returns the payout of a slip per hundred staked, rounded down; null for other games. */
export function fixturesOfHundred(row: Row): number | null {
  const play = SPORTS[row.game];
  if (!play) return null;
  const [slip] = row.acts;
  const draw = drawing(row);
  const leads = pairsOf(slip?.matchday ?? 0).map(ahead);
  const won = leads.map((lead) => wonBy(row.game, play(draw, lead)));
  const paid = (spot: string): bigint => {
    const [fixture = '', ...selection] = spot.split('.');
    const name = selection.join('.');
    const place = Number(fixture) - 1;
    return won[place]?.includes(name) ? priceOf(row.game, leads[place] ?? NaN, name) : 0n;
  };
  if (slip?.picks)
    return Number(slip.picks.map(paid).reduce((all, price) => all * price) / 100n ** BigInt(slip.picks.length - 1));
  const chips = (slip?.spots ?? []).flatMap(({ spot, chips: count }) =>
    Array.from({ length: count }, () => paid(spot)),
  );
  return Number(chips.reduce((all, pays) => all + pays, 0n) / BigInt(chips.length));
}

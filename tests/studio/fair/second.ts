import { blackjackOfHundred } from './second-blackjack';
import { drawnOf, numbers, type Row } from './second-chance';
import { fishOfHundred } from './second-fish';
import { fixturesOfHundred } from './second-fixtures';
import { scratchOf } from './second-scratch';
import { lampsOfHundred, linesOfHundred, waysOfHundred } from './second-slots';
import { tableOfHundred } from './second-tables';

/**
 * Second implementation of the studio's games, on top of its chance (second-chance.ts), from src/studio/games/README.md
 * alone: a different library, whole numbers of any size, digits instead of bytes, tables instead of rules. It imports
 * nothing that it checks.
 */

const WHEEL = '0 1.5 0 2 0 1.5 0 3 0 1.5 0 2 0 1.5 0 2 0 1.5 0 3 0 1.5 0 2'.split(' ');
const REEL = 'flbdflobfldkfblofdlb';
const LINES: Record<string, number> = { kkk: 300, ooo: 60, ddd: 30, bbb: 16, lll: 14, fff: 8 };
/** From an edge to the middle. */
const PLINKO: Record<string, number[]> = {
  low: [800, 300, 200, 150, 120, 110, 0],
  medium: [2500, 900, 600, 300, 160, 0, 0],
  high: [25000, 2600, 800, 400, 0, 0, 0],
};
/** Payouts by number of picks, then by hits. */
const KENO: Record<number, number[]> = {
  1: [0, 380],
  2: [0, 0, 1650],
  3: [0, 0, 250, 5000],
  4: [0, 0, 160, 800, 13000],
  5: [0, 0, 120, 350, 1800, 45000],
  6: [0, 0, 0, 300, 1000, 9000, 300000],
  7: [0, 0, 0, 200, 600, 2600, 40000, 500000],
  8: [0, 0, 0, 0, 500, 2200, 16000, 200000, 1000000],
};

/** Returns the payout of a round per hundred staked, rounded down. */
export function paysOfHundred(row: Row): number {
  const [first] = row.acts;
  const draw = (...belows: number[]) => numbers(row, belows);
  if (row.game === 'lab-wheel') return Number(WHEEL[draw(24)[0] ?? -1]) * 100;
  if (row.game === 'lab-dice')
    return (draw(100)[0] ?? 100) < (first?.target ?? 0) ? Math.floor(9_800 / (first?.target ?? 1)) : 0;
  if (row.game === 'lab-reels') {
    const line = draw(20, 20, 20).map((stop) => REEL[stop]);
    const fish = line.filter((letter) => letter === 'f').length;
    return 100 * (LINES[line.join('')] ?? (fish === 2 ? 2 : 0));
  }
  if (row.game === 'lab-net') {
    const pond = [...'0123456789abcdef'];
    const held = draw(16, 15, 14, 13, 12).map((far, place) => {
      const at = place + far;
      const fish = pond[at] ?? '';
      pond[at] = pond[place] ?? '';
      return Number.parseInt(fish, 16);
    });
    const [left = 0, top = 0] = [first?.column, first?.row];
    const inNet = held.filter(
      (at) => at % 4 >= left && at % 4 <= left + 1 && Math.floor(at / 4) >= top && Math.floor(at / 4) <= top + 1,
    );
    return [0, 0, 170, 500, 5_000][inNet.length] ?? 0;
  }
  if (row.game === 'lab-plinko') {
    const right = draw(...Array.from({ length: 12 }, () => 2)).filter((turn) => turn === 1).length;
    return (PLINKO[first?.risk ?? ''] ?? [])[right <= 6 ? right : 12 - right] ?? -1;
  }
  if (row.game === 'lab-keno') {
    const picked = new Set(first?.numbers);
    const hits = drawnOf(row, 40, 10).filter((index) => picked.has(index + 1)).length;
    return KENO[picked.size]?.[hits] ?? -1;
  }
  if (row.game === 'lab-scratch') return scratchOf(row).pays;
  if (row.game === 'lab-mines') return minesOfHundred(row);
  if (row.game === 'lab-lines') return linesOfHundred(row);
  if (row.game === 'lab-ways') return waysOfHundred(row);
  if (row.game === 'lab-lamps') return lampsOfHundred(row);
  if (row.game === 'lab-crash') return crashOfHundred(row);
  if (row.game === 'lab-blackjack') return blackjackOfHundred(row);
  return fishOfHundred(row) ?? tableOfHundred(row) ?? fixturesOfHundred(row) ?? hiloOfHundred(row);
}

function crashOfHundred(row: Row): number {
  const [value = 0] = numbers(row, [3_000_000_000]);
  const goal = BigInt(row.acts[1]?.multiple ?? row.acts[0]?.target ?? 0);
  // The flight reaches the goal if the value is among the first 97 of each hundred, divided by the goal.
  return (BigInt(value) + 1n) * goal <= 97n * 3_000_000_000n ? Number(goal) : 0;
}

function hiloOfHundred(row: Row): number {
  const guesses = row.acts.slice(1).map(({ act }) => act);
  const cards = numbers(
    row,
    Array.from({ length: guesses.length + 1 }, () => 13),
  );
  let [over, under] = [97n, 100n];
  for (const [index, guess] of guesses.entries()) {
    if (guess === 'take') break;
    const [card = 0, next = 0] = cards.slice(index, index + 2);
    if (guess === 'higher' ? next <= card : next >= card) return 0;
    over *= 13n;
    under *= BigInt(guess === 'higher' ? 12 - card : card);
  }
  return Number((over * 100n) / under);
}

function minesOfHundred(row: Row): number {
  const [first, ...turns] = row.acts;
  const mined = new Set(drawnOf(row, 25, first?.mines ?? 0));
  let [over, under] = [97n, 100n];
  for (const [safe, { act, place = -1 }] of turns.entries()) {
    if (act === 'take') break;
    if (mined.has(place)) return 0;
    over *= BigInt(25 - safe);
    under *= BigInt(25 - safe - mined.size);
  }
  return Number((over * 100n) / under);
}

import { blackjackOfHundred } from './second-blackjack';
import { drawnOf, numbers, type Row } from './second-chance';
import { fishOfHundred } from './second-fish';
import { fixturesOfHundred } from './second-fixtures';
import { scratchOf } from './second-scratch';
import { lampsOfHundred, linesOfHundred, waysOfHundred } from './second-slots';
import { tableOfHundred } from './second-tables';

/**
 * Second implementation of the studio's games, on top of its chance (second-chance.ts), from the READMEs of
 * src/studio/games alone: a different library, whole numbers of any size, digits instead of bytes, tables instead of
 * rules. It imports nothing that it checks.
 */

const WHEELS: Record<string, string> = {
  'lab-wheel': '0 1.5 0 2 0 1.5 0 3 0 1.5 0 2 0 1.5 0 2 0 1.5 0 3 0 1.5 0 2',
  'lab-wheel-calm': '0 1.1 1.3 1.1 0 1.3 1.1 2 1.1 0 1.3 1.1 1.3 0 1.1 2 1.1 0 1.3 1.1',
  'lab-wheel-storm': '15 0 0 0 0 0 3 0 0 0 0 0 5 0 0 0 0 0 0 3 0 0 0 0 0 0 5 0 0 0 0 0',
};
const SIDES: Record<string, number> = { 'lab-dice': 100, 'lab-dice-six': 6 };
const REEL = 'flbdflobfldkfblofdlb';
/** Payouts of three letters; `two` is that of two fish. */
const SHAPLA = { kkk: 300, ooo: 60, ddd: 30, bbb: 16, lll: 14, fff: 8, two: 2 };
const REELS: Record<string, Record<string, number>> = {
  'lab-reels': SHAPLA,
  'lab-reels-boishakh': SHAPLA,
  'lab-reels-grand': { kkk: 1500, ooo: 160, ddd: 50, bbb: 20, lll: 12, fff: 6, two: 0 },
};
/** Payouts by the number of fish in the net, for five and for seven fish. */
const NETS: Record<string, number[]> = { 'lab-net': [0, 0, 170, 500, 5000], 'lab-net-shoal': [0, 0, 110, 200, 800] };
/** From an edge to the middle. */
const PLINKOS: Record<string, Record<string, number[]>> = {
  'lab-plinko': {
    low: [800, 300, 200, 150, 120, 110, 0],
    medium: [2500, 900, 600, 300, 160, 0, 0],
    high: [25000, 2600, 800, 400, 0, 0, 0],
  },
  'lab-plinko-8': { low: [500, 200, 140, 110, 0], medium: [1300, 400, 280, 0, 0], high: [2800, 1200, 0, 0, 0] },
  'lab-plinko-16': {
    low: [1600, 900, 400, 250, 150, 120, 110, 110, 0],
    medium: [11000, 4000, 1000, 500, 300, 210, 150, 0, 0],
    high: [100000, 13000, 2600, 900, 400, 300, 0, 0, 0],
  },
};
/** Numbers, draws, and payouts by number of picks, then by hits. */
const KENOS: Record<string, { of: number; drawn: number; pays: Record<number, number[]> }> = {
  'lab-keno': {
    of: 40,
    drawn: 10,
    pays: {
      1: [0, 380],
      2: [0, 0, 1650],
      3: [0, 0, 250, 5000],
      4: [0, 0, 160, 800, 13000],
      5: [0, 0, 120, 350, 1800, 45000],
      6: [0, 0, 0, 300, 1000, 9000, 300000],
      7: [0, 0, 0, 200, 600, 2600, 40000, 500000],
      8: [0, 0, 0, 0, 500, 2200, 16000, 200000, 1000000],
    },
  },
  'lab-keno-20': {
    of: 20,
    drawn: 5,
    pays: {
      1: [0, 380],
      2: [0, 0, 1820],
      3: [0, 0, 350, 5600],
      4: [0, 0, 150, 1000, 31500],
      5: [0, 0, 0, 700, 4000, 455000],
    },
  },
  'lab-keno-80': {
    of: 80,
    drawn: 20,
    pays: {
      1: [0, 380],
      2: [0, 0, 1600],
      3: [0, 0, 250, 4400],
      4: [0, 0, 150, 500, 14000],
      5: [0, 0, 0, 350, 1500, 75000],
      6: [0, 0, 0, 250, 700, 6500, 180000],
      7: [0, 0, 0, 0, 590, 3000, 30000, 700000],
      8: [0, 0, 0, 0, 300, 1500, 10000, 100000, 1000000],
      9: [0, 0, 0, 0, 310, 600, 3000, 25000, 250000, 1000000],
      10: [0, 0, 0, 0, 0, 580, 2500, 13000, 100000, 500000, 1000000],
    },
  },
  'lab-keno-bold': {
    of: 40,
    drawn: 10,
    pays: {
      1: [0, 380],
      2: [0, 0, 1660],
      3: [0, 0, 0, 7900],
      4: [0, 0, 0, 690, 30000],
      5: [0, 0, 0, 0, 6000, 100000],
      6: [0, 0, 0, 0, 1650, 15000, 500000],
      7: [0, 0, 0, 0, 580, 5000, 100000, 1000000],
      8: [0, 0, 0, 0, 0, 1800, 40000, 500000, 2000000],
    },
  },
};
/** Places of the fields of mines. */
const FIELDS: Record<string, number> = { 'lab-mines': 25, 'lab-mines-four': 16 };

/** Returns the payout of a round per hundred staked, rounded down. */
export function paysOfHundred(row: Row): number {
  const [first] = row.acts;
  const draw = (...belows: number[]) => numbers(row, belows);
  const wheel = WHEELS[row.game]?.split(' ');
  if (wheel) return Math.round(Number(wheel[draw(wheel.length)[0] ?? -1]) * 100);
  const sides = SIDES[row.game];
  if (sides) {
    const target = first?.target ?? 0;
    return (draw(sides)[0] ?? sides) < target ? Math.floor((98 * sides) / target) : 0;
  }
  const lines = REELS[row.game];
  if (lines) {
    const line = draw(20, 20, 20).map((stop) => REEL[stop]);
    const fish = line.filter((letter) => letter === 'f').length;
    return 100 * (lines[line.join('')] ?? (fish === 2 ? (lines.two ?? -1) : 0));
  }
  const catches = NETS[row.game];
  if (catches) {
    const pond = [...'0123456789abcdef'];
    const fish = row.game === 'lab-net' ? [16, 15, 14, 13, 12] : [16, 15, 14, 13, 12, 11, 10];
    const held = draw(...fish).map((far, place) => {
      const at = place + far;
      const found = pond[at] ?? '';
      pond[at] = pond[place] ?? '';
      return Number.parseInt(found, 16);
    });
    const left = first?.column ?? 0;
    const top = first?.row ?? 0;
    const inNet = held.filter(
      (at) => at % 4 >= left && at % 4 <= left + 1 && Math.floor(at / 4) >= top && Math.floor(at / 4) <= top + 1,
    );
    return catches[inNet.length] ?? -1;
  }
  const slots = PLINKOS[row.game]?.[first?.risk ?? ''];
  if (slots) {
    const rows = slots.length * 2 - 2;
    const right = draw(...Array.from({ length: rows }, () => 2)).filter((turn) => turn === 1).length;
    return slots[Math.min(right, rows - right)] ?? -1;
  }
  const keno = KENOS[row.game];
  if (keno) {
    const picked = new Set(first?.numbers);
    const hits = drawnOf(row, keno.of, keno.drawn).filter((index) => picked.has(index + 1)).length;
    return keno.pays[picked.size]?.[hits] ?? -1;
  }
  const places = FIELDS[row.game];
  if (places) return minesOfHundred(row, places);
  if (row.game.startsWith('lab-scratch')) return scratchOf(row).pays;
  if (row.game.startsWith('lab-lines')) return linesOfHundred(row);
  if (row.game === 'lab-ways') return waysOfHundred(row);
  if (row.game.startsWith('lab-lamps')) return lampsOfHundred(row);
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
  let over = 97n;
  let under = 100n;
  for (const [index, guess] of guesses.entries()) {
    if (guess === 'take') break;
    const [card = 0, next = 0] = cards.slice(index, index + 2);
    if (guess === 'higher' ? next <= card : next >= card) return 0;
    over *= 13n;
    under *= BigInt(guess === 'higher' ? 12 - card : card);
  }
  return Number((over * 100n) / under);
}

function minesOfHundred(row: Row, places: number): number {
  const [first, ...turns] = row.acts;
  const mined = new Set(drawnOf(row, places, first?.mines ?? 0));
  let over = 97n;
  let under = 100n;
  for (const [safe, { act, place = -1 }] of turns.entries()) {
    if (act === 'take') break;
    if (mined.has(place)) return 0;
    over *= BigInt(places - safe);
    under *= BigInt(places - safe - mined.size);
  }
  return Number((over * 100n) / under);
}

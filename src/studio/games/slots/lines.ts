import * as v from 'valibot';
import { fraction, toText } from '../fraction';
import { type Game, only, STAKES } from '../game';
import { once } from '../once';
import { banded, count, largestMultiple, type Totals } from './bands';
import { ROWS, type SlotSymbol, spin, strip, windowsOf } from './strips';

/**
 * Lines from the left reel to the right, as the row on each reel: the middle, the top, the bottom, and the diagonals.
 */
const LINES: readonly (readonly number[])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

/** Three reels of 32 stops. */
const REELS = [
  'flbfldfbolfdblflbfokflbdfblfdlof',
  'lfobflbdflfblkfdlfbolfbfdlbfdlof',
  'bflfdlbfolfblfdklbfoldfbflbdflfo',
].map(strip);

/** Hundredths of the stake that three equal pictures on a line pay. */
export const LINE_PAYS = {
  kite: [25_000],
  owl: [2_500],
  drum: [1_200],
  boat: [500],
  lily: [300],
  fish: [200],
} as const;
type Paying = keyof typeof LINE_PAYS;

const act = v.strictObject({ act: v.literal('spin') });
const isPaying = (symbol: SlotSymbol): symbol is Paying => symbol in LINE_PAYS;

/** Returns the lines of a window whose three pictures are equal. */
function winsOf(columns: readonly (readonly SlotSymbol[])[]) {
  return LINES.flatMap((rows, line) => {
    const [first, ...others] = rows.map((row, reel) => columns[reel]?.[row] ?? 'lamp');
    if (!first || !isPaying(first) || others.some((symbol) => symbol !== first)) return [];
    return [{ picture: first, line, pays: LINE_PAYS[first][0] }];
  });
}

const totalOf = (columns: readonly (readonly SlotSymbol[])[]) =>
  winsOf(columns).reduce((sum, { pays }) => sum + pays, 0);

/** Counts the totals of all stops of the three reels. */
function totalsOfAll(): Totals {
  const totals: Totals = new Map();
  const [left = [], middle = [], right = []] = REELS.map(windowsOf);
  for (const one of left)
    for (const two of middle) for (const three of right) count(totals, totalOf([one, two, three]), 1n);
  return totals;
}

const totals = once(totalsOfAll);

/** A slot of three reels, three rows and five lines. */
export const linesSlot: Game = {
  id: 'lab-lines',
  version: 1,
  stakes: STAKES,
  published: [{ act: 'spin' }],
  play(draw, acts) {
    only(act, acts);
    const columns = spin(draw, REELS);
    const wins = winsOf(columns);
    const pays = fraction(totalOf(columns), 100);
    const visiblePart = {
      grid: columns.flat(),
      wins: wins.map((win) => ({ ...win, pays: toText(fraction(win.pays, 100)) })),
      pays: toText(pays),
    };
    return { visiblePart, ended: true, pays };
  },
  largestWin: () => largestMultiple(totals()),
  odds(first) {
    only(act, [first]);
    return banded(totals(), BigInt(REELS.reduce((all, reel) => all * reel.length, 1)));
  },
};

/** Returns the fields of a window that a line crosses, counted reel by reel from the top left. */
export const fieldsOf = (line: number): number[] => (LINES[line] ?? []).map((row, reel) => reel * ROWS + row);

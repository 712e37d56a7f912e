import * as v from 'valibot';
import type { GameId } from '../../catalogue/entries';
import type { LinesTable } from '../../catalogue/line-slots';
import { PICTURES, type Picture } from '../../catalogue/pictures';
import { fraction, toText } from '../fraction';
import { type Game, only, STAKES } from '../game';
import { once } from '../once';
import { banded, count, largestMultiple, meanSquareOf, type Totals } from './bands';
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

const act = v.strictObject({ act: v.literal('spin') });
const pictureOf = (symbol: SlotSymbol | undefined): Picture | null =>
  PICTURES.find((picture) => picture === symbol) ?? null;

/** Returns the lines of a window whose three pictures are equal. */
function winsOf({ pays }: LinesTable, columns: readonly (readonly SlotSymbol[])[]) {
  return LINES.flatMap((rows, line) => {
    const [first, ...others] = rows.map((row, reel) => columns[reel]?.[row]);
    const picture = pictureOf(first);
    if (!picture || others.some((symbol) => symbol !== first)) return [];
    return [{ picture, line, pays: pays[picture][0] }];
  });
}

const totalOf = (table: LinesTable, columns: readonly (readonly SlotSymbol[])[]) =>
  winsOf(table, columns).reduce((sum, { pays }) => sum + pays, 0);

/** Counts the totals of all stops of the three reels. */
function totalsOfAll(table: LinesTable): Totals {
  const totals: Totals = new Map();
  const [left = [], middle = [], right = []] = table.reels.map((reel) => windowsOf(strip(reel)));
  for (const item of left)
    for (const two of middle) for (const three of right) count(totals, totalOf(table, [item, two, three]), 1n);
  return totals;
}

/** A slot of three reels, three rows and some lines. */
export function linesGame({ id, ...table }: LinesTable & { id: GameId }): Game {
  const reels = table.reels.map(strip);
  const totals = once(() => totalsOfAll(table));
  const of = BigInt(reels.reduce((all, reel) => all * reel.length, 1));
  return {
    id,
    version: 1,
    stakes: STAKES,
    published: [{ act: 'spin' }],
    play(draw, acts) {
      only(act, acts);
      const columns = spin(draw, reels);
      const wins = winsOf(table, columns);
      const pays = fraction(totalOf(table, columns), 100);
      const visiblePart = {
        grid: columns.flat(),
        wins: wins.map((win) => ({ ...win, pays: toText(fraction(win.pays, 100)) })),
        pays: toText(pays),
      };
      return { visiblePart, ended: true, pays };
    },
    largestWin: () => largestMultiple(totals()),
    meanSquare: () => meanSquareOf(totals(), of),
    odds(first) {
      only(act, [first]);
      return banded(totals(), of);
    },
  };
}

/** Returns the fields of a window that a line crosses, counted reel by reel from the top left. */
export const fieldsOf = (line: number): number[] => (LINES[line] ?? []).map((row, reel) => reel * ROWS + row);

import * as v from 'valibot';
import type { GameId } from '../../catalogue/entries';
import type { LampsTable } from '../../catalogue/lamp-slots';
import { PICTURES, type Picture } from '../../catalogue/pictures';
import { choose, fraction, toText } from '../fraction';
import { type Game, only } from '../game';
import { once } from '../once';
import { banded, count, largestMultiple, meanSquareOf, type Totals } from './bands';

/** Five columns of four fields, drawn independently. */
const FIELDS = 20;
/** Equally likely values of a field. */
const OF_FIELD = 32;
const OF = BigInt(OF_FIELD) ** BigInt(FIELDS);
type FieldSymbol = Picture | 'lamp';

/** Numbers of equal pictures that pay. */
export const FROM = [8, 10, 12] as const;
/** Maximum number of lamps that count; each adds the win once more. */
const LAMPS = 3;
/** Largest payout of a round, hundredths of the stake. */
const MAX_PAYOUT = 500_000;

const act = v.strictObject({ act: v.literal('spin') });

/** Returns the picture of a field by its number below 32. */
function pictureOf({ shares }: LampsTable, number: number): FieldSymbol {
  let below = 0;
  for (const picture of PICTURES) {
    below += shares[picture];
    if (number < below) return picture;
  }
  return 'lamp';
}

/** Returns the hundredths of the stake that a number of equal pictures pays. */
const paysOf = ({ pays }: LampsTable, picture: Picture, some: number): number =>
  FROM.reduce<number>((highest, from, tier) => (some >= from ? (pays[picture][tier] ?? 0) : highest), 0);

const multiplied = (pays: number, lamps: number) => Math.min(MAX_PAYOUT, pays * (1 + Math.min(LAMPS, lamps)));

/** Counts the totals of all fillings of the fields, picture by picture; `open` fields are left for the next. */
function totalsOfAll(table: LampsTable): Totals {
  const { shares } = table;
  let states = new Map<number, Totals>([[FIELDS, new Map([[0, 1n]])]]);
  for (const picture of PICTURES) {
    const next = new Map<number, Totals>();
    for (const [open, totals] of states)
      for (let some = 0; some <= open; some++) {
        const filled = next.get(open - some) ?? new Map<number, bigint>();
        const fillings = choose(open, some) * BigInt(shares[picture]) ** BigInt(some);
        for (const [pays, found] of totals) count(filled, pays + paysOf(table, picture, some), found * fillings);
        next.set(open - some, filled);
      }
    states = next;
  }
  const all: Totals = new Map();
  for (const [lamps, totals] of states)
    for (const [pays, found] of totals)
      count(all, multiplied(pays, lamps), found * BigInt(shares.lamp) ** BigInt(lamps));
  return all;
}

/** A slot that pays eight or more equal pictures anywhere; each lamp adds the whole win once more. */
export function lampsGame({ id, ...table }: LampsTable & { id: GameId }): Game {
  const totals = once(() => totalsOfAll(table));
  return {
    id,
    version: 1,
    stakes: [1_00n, 2_00n, 5_00n, 10_00n, 20_00n],
    published: [{ act: 'spin' }],
    play(draw, acts) {
      only(act, acts);
      const grid = Array.from({ length: FIELDS }, () => pictureOf(table, draw(OF_FIELD)));
      const countOf = (picture: FieldSymbol) => grid.filter((fieldSymbol) => fieldSymbol === picture).length;
      const found = PICTURES.map((picture) => ({ picture, count: countOf(picture) }));
      const wins = found.flatMap(({ picture, count: some }) => {
        const hundredths = paysOf(table, picture, some);
        return hundredths === 0 ? [] : [{ picture, count: some, hundredths }];
      });
      const sum = wins.reduce((all, { hundredths }) => all + hundredths, 0);
      const pays = fraction(multiplied(sum, countOf('lamp')), 100);
      const visiblePart = {
        grid,
        wins: wins.map(({ hundredths, ...win }) => ({ ...win, pays: toText(fraction(hundredths, 100)) })),
        lamps: Math.min(LAMPS, countOf('lamp')),
        pays: toText(pays),
      };
      return { visiblePart, ended: true, pays };
    },
    largestWin: () => largestMultiple(totals()),
    meanSquare: () => meanSquareOf(totals(), OF),
    odds(first) {
      only(act, [first]);
      return banded(totals(), OF);
    },
  };
}

import * as v from 'valibot';
import { choose } from '../choose';
import { fraction, toText } from '../fraction';
import { type Game, only } from '../game';
import { once } from '../once';
import { banded, count, largestMultiple, type Totals } from './bands';

/** Five columns of four fields, drawn independently. */
const FIELDS = 20;

/** Chances of a field: each picture's share of 32. */
const SHARES = { kite: 2, owl: 3, drum: 4, boat: 6, lily: 7, fish: 9, lamp: 1 } as const;
const OF_FIELD = 32;
type FieldSymbol = keyof typeof SHARES;
const PICTURES = ['kite', 'owl', 'drum', 'boat', 'lily', 'fish'] as const;
type Paying = (typeof PICTURES)[number];

/** Numbers of equal pictures that pay, and the hundredths of the stake that they pay. */
export const FROM = [8, 10, 12] as const;
export const COUNT_PAYS: Readonly<Record<Paying, readonly [number, number, number]>> = {
  kite: [10_000, 50_000, 200_000],
  owl: [3_000, 15_000, 100_000],
  drum: [1_200, 5_000, 30_000],
  boat: [400, 1_500, 10_000],
  lily: [200, 800, 5_000],
  fish: [150, 400, 2_000],
};
/** Maximum number of lamps that count; each adds the win once more. */
const LAMPS = 3;
/** Largest payout of a round, hundredths of the stake. */
const MOST = 500_000;

const act = v.strictObject({ act: v.literal('spin') });

/** Returns the picture of a field by its number below 32. */
function pictureOf(number: number): FieldSymbol {
  let below = 0;
  for (const picture of PICTURES) {
    below += SHARES[picture];
    if (number < below) return picture;
  }
  return 'lamp';
}

/** Returns the hundredths of the stake that a number of equal pictures pays. */
const paysOf = (picture: Paying, some: number): number =>
  FROM.reduce<number>((pays, from, tier) => (some >= from ? (COUNT_PAYS[picture][tier] ?? 0) : pays), 0);

const multiplied = (pays: number, lamps: number) => Math.min(MOST, pays * (1 + Math.min(LAMPS, lamps)));

/** Counts the totals of all fillings of the fields, picture by picture; `open` fields are left for the next. */
function totalsOfAll(): Totals {
  let states = new Map<number, Totals>([[FIELDS, new Map([[0, 1n]])]]);
  for (const picture of PICTURES) {
    const next = new Map<number, Totals>();
    for (const [open, totals] of states)
      for (let some = 0; some <= open; some++) {
        const filled = next.get(open - some) ?? new Map<number, bigint>();
        const fillings = choose(open, some) * BigInt(SHARES[picture]) ** BigInt(some);
        for (const [pays, found] of totals) count(filled, pays + paysOf(picture, some), found * fillings);
        next.set(open - some, filled);
      }
    states = next;
  }
  const all: Totals = new Map();
  for (const [lamps, totals] of states) for (const [pays, found] of totals) count(all, multiplied(pays, lamps), found);
  return all;
}

const totals = once(totalsOfAll);

/** A slot that pays eight or more equal pictures anywhere; each lamp adds the whole win once more. */
export const lampsSlot: Game = {
  id: 'lab-lamps',
  version: 1,
  stakes: [1_00n, 2_00n, 5_00n, 10_00n, 20_00n],
  published: [{ act: 'spin' }],
  play(draw, acts) {
    only(act, acts);
    const grid = Array.from({ length: FIELDS }, () => pictureOf(draw(OF_FIELD)));
    const countOf = (picture: FieldSymbol) => grid.filter((one) => one === picture).length;
    const found = PICTURES.map((picture) => ({ picture, count: countOf(picture) }));
    const wins = found.flatMap(({ picture, count: some }) => {
      const hundredths = paysOf(picture, some);
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
  odds(first) {
    only(act, [first]);
    return banded(totals(), BigInt(OF_FIELD) ** BigInt(FIELDS));
  },
};

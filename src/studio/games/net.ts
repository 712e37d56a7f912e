import * as v from 'valibot';
import type { GameId } from '../catalogue/entries';
import type { NetTable } from '../catalogue/nets';
import { choose, fraction } from './fraction';
import { type Game, only, STAKES } from './game';
import { shuffled } from './shuffle';

/** The pond is four places by four, some of which hold a fish; the net covers two by two of them. */
export const SIDE = 4;
const PLACES = SIDE * SIDE;
const COVERED = 4;

const edge = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SIDE - 2));
const cast = v.strictObject({ act: v.literal('cast'), column: edge, row: edge });

/** Returns the places under a net with its upper left corner at this position. */
export const under = (column: number, row: number): number[] =>
  [0, 1].flatMap((down) => [0, 1].map((right) => (row + down) * SIDE + column + right));

/** The fishing net: hidden fish, and a single cast. */
export const netGame = ({ id, fish: count, pays }: NetTable & { id: GameId }): Game => ({
  id,
  version: 1,
  stakes: STAKES,
  published: [{ act: 'cast', column: 0, row: 0 }],
  play(draw, acts) {
    const { column, row } = only(cast, acts);
    const fish = shuffled(draw, PLACES, count);
    const caught = under(column, row).filter((place) => fish.includes(place)).length;
    return { visiblePart: { fish, column, row, caught }, ended: true, pays: fraction(pays[caught] ?? 0, 100) };
  },
  odds(first) {
    only(cast, [first]);
    return pays.map((hundredths, caught) => ({
      name: `${caught}`,
      ways: choose(COVERED, caught) * choose(PLACES - COVERED, count - caught),
      of: choose(PLACES, count),
      pays: fraction(hundredths, 100),
    }));
  },
});

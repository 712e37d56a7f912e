import { power } from '../combinatorics';
import { digits } from '../fields';
import { play, won } from '../play';
import { ofEach } from '../shapes';
import type { Play } from '../types';

/** A row of places, one after the other. */
export type Window = { base: number; places: number; from: number; count: number };

/** Each digit at its place. */
export const direct = (code: string, { base, places, from, count }: Window): Play =>
  play({
    code,
    fields: Array.from({ length: count }, (_, index) => digits(`place-${from + index + 1}`, base)),
    samples: [Array.from({ length: count }, () => '0,1').join('|')],
    shape: ofEach,
    narrow: (selection, { result }) => selection.map((values, index) => values.filter((value) => value === result[from + index])),
    wins: (unit, { result }) => won(unit.every(([value], index) => value === result[from + index])),
    chances: () => {
      const winning = power(base, places - count);
      return { space: power(base, places), winning, hits: { win: winning } };
    },
  });

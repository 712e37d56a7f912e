import { choose, combinations, distinctTuples, picks, tuples } from './combinatorics';
import type { Shape } from './play';
import type { Selection } from './types';

const sizes = (selection: Selection) => selection.map((values) => values.length);

/** Tuples of a value from each field. */
export const ofEach: Shape = {
  units: (selection) => sizes(selection).reduce((product, size) => product * size, 1),
  *expand(selection) {
    for (const tuple of tuples(selection)) yield tuple.map((value) => [value]);
  },
  peak: () => 1,
};

/** Tuples of a value from each field, all different. */
export const ofEachDifferent: Shape = {
  units: picks,
  *expand(selection) {
    for (const tuple of distinctTuples(selection)) yield tuple.map((value) => [value]);
  },
  peak: () => 1,
};

/** Single values from any field. At most one unit of a field wins. */
export const ofAny: Shape = {
  units: (selection) => sizes(selection).reduce((sum, size) => sum + size, 0),
  *expand(selection) {
    for (const [place, values] of selection.entries())
      for (const value of values) yield selection.map((_, index) => (index === place ? [value] : []));
  },
  peak: (selection) => selection.filter((values) => values.length > 0).length,
};

/** Subsets of `count` values from a single field. */
export const combining = (count: number): Shape => {
  const units = ([values = []]: Selection) => Number(choose(values.length, count));
  return {
    units,
    *expand([values = []]) {
      for (const some of combinations(values, count)) yield [some];
    },
    peak: units,
  };
};

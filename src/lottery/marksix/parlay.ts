import type { Urn } from '../balls/any';
import { combinations, falling, picks, sum, tuples } from '../combinatorics';
import { isOn, SIDES } from '../digits/sides';
import { words } from '../fields';
import { fraction } from '../fraction';
import { play, type Shape } from '../play';
import { type Play, PUSH, type Result, type Selection, type Unit } from '../types';

/** Side at each of `count` places. */
const legsOf = (count: number): Shape => {
  const units = (selection: Selection) =>
    selection.reduce(
      (ways, sides) => ways.map((some, legs) => some + (ways[legs - 1] ?? 0) * sides.length),
      [1, ...Array<number>(count).fill(0)],
    )[count] ?? 0;
  return {
    units,
    *expand(selection) {
      const chosen = selection.flatMap((sides, place) => (sides.length > 0 ? [place] : []));
      for (const places of combinations(chosen, count))
        for (const sides of tuples(places.map((place) => selection[place] ?? [])))
          yield selection.map((_, place) => sides.filter((_, leg) => places[leg] === place));
    },
    peak: units,
  };
};

/** Counts the ordered draws below the greatest number that match a side at each place; only the sides matter. */
const waysFor = ({ of }: Urn) => {
  const known = new Map<string, number>();
  const numbers = Array.from({ length: of - 1 }, (_, less) => less + 1);
  return (sides: readonly number[]): bigint => {
    const key = `${[...sides].sort()}`;
    const ways = known.get(key) ?? picks(sides.map((side) => numbers.filter((number) => isOn(side, number, of / 2))));
    known.set(key, ways);
    return BigInt(ways);
  };
};

const graded = (unit: Unit, result: Result, { of }: Urn): readonly string[] => {
  const legs = unit.flatMap(([side], place) =>
    side === undefined ? [] : [{ side, place, number: result[place] ?? 0 }],
  );
  const pushed = legs.find(({ number }) => number === of);
  if (pushed && legs.length === 2) return [PUSH];
  const isWon = legs.every(({ side, number }) => number === of || isOn(side, number, of / 2));
  return isWon ? [pushed ? `pushed-${pushed.place + 1}` : 'all'] : [];
};

/**
 * Sides at several places of one draw, all of which must win. The greatest number voids its leg and the others decide;
 * of two legs it returns the stake. Legs are not independent, since numbers are drawn without replacement, so the odds
 * are a fraction of the fair odds for the chosen sides.
 */
export function parlay(urn: Urn, count: number): Play {
  const { of, take } = urn;
  const waysOf = waysFor(urn);
  const sidesOf = (unit: Unit, without?: number) => unit.flatMap((sides, place) => (place === without ? [] : sides));
  const rest = (legs: number) => falling(of - legs, take - legs);
  return play({
    code: `parlay-${count}`,
    model: 'odds',
    grades: ['all', ...(count > 2 ? Array.from({ length: take }, (_, place) => `pushed-${place + 1}`) : [])],
    fields: Array.from({ length: take }, (_, place) =>
      words(place === take - 1 ? 'special' : `place-${place + 1}`, SIDES, 0, 2),
    ),
    samples: [['big'], ['big', 'small'], ['big', 'odd', 'small', 'even']].map((sides) =>
      Array.from({ length: take }, (_, place) => (place < count ? (sides[place % sides.length] ?? '') : '')).join('|'),
    ),
    shape: legsOf(count),
    wins: (unit, { result }) => graded(unit, result, urn),
    reads: (selection) =>
      selection.flatMap((sides, place) => {
        const kindOf = (number: number) =>
          number === of ? PUSH : `${sides.filter((side) => isOn(side, number, of / 2))}`;
        return sides.length > 0 ? [{ places: [place], kindOf }] : [];
      }),
    fair: (unit, grade) => {
      const left = sidesOf(unit, grade === 'all' ? undefined : Number(grade.slice('pushed-'.length)) - 1);
      return fraction(falling(of, left.length), waysOf(left));
    },
    chances: (unit) => {
      const all = waysOf(sidesOf(unit)) * rest(count);
      const places = unit.flatMap((sides, place) => (sides.length > 0 ? [place] : []));
      const pushes = places.map(
        (place) => [`pushed-${place + 1}`, waysOf(sidesOf(unit, place)) * rest(count)] as const,
      );
      const space = falling(of, take);
      if (count === 2)
        return {
          space,
          winning: all,
          hits: Object.fromEntries([
            ['all', all],
            [PUSH, (2n * space) / BigInt(of)],
          ]),
        };
      return {
        space,
        winning: all + sum(pushes.map(([, ways]) => ways)),
        hits: { all, ...Object.fromEntries(pushes) },
      };
    },
  });
}

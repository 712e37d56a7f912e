import { choose, combinations, falling } from '../combinatorics';
import { balls } from '../fields';
import { play, type Shape, won } from '../play';
import { isAmong, places } from '../readings';
import { combining } from '../shapes';
import type { Drawn, Play } from '../types';

/** Number of balls in the urn and number of balls drawn. */
export type Urn = { of: number; take: number };

/** Picks of `count` balls: all must be drawn or, when more are picked than drawn, every drawn ball must be picked. */
const rules = ({ of, take }: Urn, count: number): Pick<Play, 'wins' | 'reads' | 'chances'> => ({
  wins: ([numbers = []], { result }: Drawn) =>
    won(
      count <= take ? numbers.every((ball) => result.includes(ball)) : result.every((ball) => numbers.includes(ball)),
    ),
  reads: (selection) => selection.map((numbers) => ({ places: places(take), kindOf: isAmong(numbers) })),
  chances: () => {
    const sets = count <= take ? choose(of - count, take - count) : choose(count, take);
    const winning = sets * falling(take, take);
    return { space: falling(of, take), winning, hits: { win: winning } };
  },
});

/** Maximum number of winning units in one draw, for `chosen` balls combined with fixed bankers. */
const peak = (chosen: number, bankers: number, { take }: Urn, count: number): number => {
  if (count <= take) return Number(choose(Math.min(chosen, take - bankers), count - bankers));
  const most = Array.from({ length: Math.min(bankers, take) + 1 }, (_, hit) =>
    choose(chosen - (take - hit), count - bankers - (take - hit)),
  );
  return most.reduce((best, ways) => Math.max(best, Number(ways)), 0);
};

export const any = (urn: Urn, count: number): Play =>
  play({
    code: `any-${count}`,
    fields: [balls('numbers', urn.of, count)],
    samples: [`${balls('numbers', urn.of).choices.slice(0, count + 1)}`],
    shape: combining(count),
    peak: ([numbers = []]) => peak(numbers.length, 0, urn, count),
    narrow: (selection, { result }) =>
      count <= urn.take ? selection.map((numbers) => numbers.filter((ball) => result.includes(ball))) : selection,
    ...rules(urn, count),
  });

const withBankers = (count: number): Shape => {
  const units: Shape['units'] = ([bankers = [], others = []]) =>
    bankers.some((ball) => others.includes(ball)) ? 0 : Number(choose(others.length, count - bankers.length));
  return {
    units,
    *expand([bankers = [], others = []]) {
      for (const some of combinations(others, count - bankers.length)) yield [[...bankers, ...some]];
    },
    peak: units,
  };
};

/** Variant of `any` in which the bankers are part of every unit. */
export const anyWithBankers = (urn: Urn, count: number): Play =>
  play({
    code: `any-${count}-banker`,
    fields: [balls('bankers', urn.of, 1, count - 1), balls('numbers', urn.of)],
    samples: [`01|${balls('numbers', urn.of).choices.slice(1, count + 1)}`],
    shape: withBankers(count),
    peak: ([bankers = [], others = []]) => peak(others.length, bankers.length, urn, count),
    narrow: (selection, { result }) =>
      count > urn.take
        ? selection
        : selection.map((numbers, field) => (field === 0 ? numbers : numbers.filter((ball) => result.includes(ball)))),
    ...rules(urn, count),
  });

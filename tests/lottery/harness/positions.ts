import fc from 'fast-check';
import type { Draw, Play, PriceList } from '../../../src/lottery';
import { type Fraction, floor, fraction, plus, times, ZERO } from '../../../src/lottery/fraction';
import type { Bet } from '../../../src/lottery/position/hits';
import { pays, rebateOf } from '../../../src/lottery/prices/list';
import { someSelection } from './arbitrary';
import { DAY, read } from './compare';
import { allResults } from './draws';

/** A price list with odds for every play: double the stake for the first grade, and more for each other one. */
export const listOf = (plays: Readonly<Record<string, Play>>): PriceList => ({
  version: 'test',
  groups: { least: 1800, most: 1960, step: 2 },
  odds: Object.fromEntries(
    Object.values(plays)
      .filter(({ model }) => model === 'odds')
      .map(({ code, grades, fair }) => [
        code,
        Object.fromEntries(grades.map((grade, index) => [grade, fair ? '0.95' : `${index + 1}.97`])),
      ]),
  ),
  floor: '0',
  caps: { prizePerOrder: '0', prizePerIssue: '0', liabilityPerNumber: '0' },
});

/** Generates a line of any play. */
export const someBet = (plays: readonly Play[], list: PriceList): fc.Arbitrary<Bet> =>
  fc.constantFrom(...plays).chain((play) =>
    fc
      .tuple(someSelection(play), fc.integer({ min: 1, max: 99 }), fc.integer({ min: 900, max: 980 }))
      .map(([written, each, half]) => ({
        play,
        selection: read(play, written),
        each: BigInt(each),
        list,
        group: 2 * half,
      })),
  );

/** Computes the valid bet by its definition, from every draw and every unit. */
export function slowValidBet(draw: Draw, bets: readonly Bet[]): bigint {
  const lines = bets.map((bet) => ({
    bet,
    units: [...bet.play.expand(bet.selection)],
    paid: new Map<string, Fraction>(),
  }));
  const of = (amount: bigint) => fraction(amount, 1n);
  const stake = lines.reduce((sum, { bet, units }) => sum + bet.each * BigInt(units.length), 0n);
  const rebate = floor(
    lines
      .map(({ bet, units }) => times(of(bet.each * BigInt(units.length)), rebateOf(bet.play, bet.list, bet.group)))
      .reduce(plus, ZERO),
  );
  const losses = new Map<string, { loss: bigint; count: bigint }>();
  let draws = 0n;
  for (const result of allResults(draw)) {
    draws += 1n;
    const hits = lines.flatMap(({ bet, units, paid }) =>
      units.flatMap((unit, index) =>
        bet.play.wins(unit, { result, date: DAY }).map((grade) => {
          const key = `${index} ${grade}`;
          const amount =
            paid.get(key) ??
            times(of(bet.each), pays(bet.play, unit, grade, { list: bet.list, group: bet.group, date: DAY }));
          paid.set(key, amount);
          return amount;
        }),
      ),
    );
    const key = hits.map(({ n, d }) => `${n}/${d}`).join();
    const known = losses.get(key) ?? { loss: stake - rebate - floor(hits.reduce(plus, ZERO)), count: 0n };
    losses.set(key, { ...known, count: known.count + 1n });
  }
  const all = [...losses.values()];
  if (new Set(all.map(({ loss }) => loss)).size === 1) return 0n;
  const lost = all.filter(({ loss }) => loss > 0n);
  const [greatest = 0n] = lost.map(({ loss }) => loss).sort((a, b) => Number(b - a));
  const twice = (2n * lost.reduce((sum, { loss, count }) => sum + loss * count, 0n)) / draws;
  return twice < greatest ? twice : greatest;
}

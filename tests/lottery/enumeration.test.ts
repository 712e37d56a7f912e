/** @module-tag extended */

import { beforeAll, describe, expect, test } from 'vitest';
import { kinds } from '../../src/lottery/prices/list';
import { DAY } from './harness/compare';
import { type Trials, trialsOf } from './harness/trials';
import { FULL, SMALL } from './harness/universes';

const HALF_AN_HOUR = 1_800_000;

// All kinds of bets are tried in each draw that there is; of ten cars all 3,628,800 by `npm run soak -- odds`.
describe.each([...FULL, ...SMALL])('every draw of $name', ({ draw, plays, oracle, size }) => {
  let trials: Trials;
  beforeAll(() => {
    trials = trialsOf(draw, plays, oracle);
  }, HALF_AN_HOUR);

  test(`there are ${size}, and all plays are tried`, () => {
    expect(trials.draws).toBe(size);
    expect(trials.units.length).toBe(Object.values(plays).flatMap((play) => kinds(play, DAY)).length);
  });
  test('bets win in those that their play means', () => {
    expect(trials.units.filter(({ bets }) => bets.length === 0).map(({ name }) => name)).toEqual([]);
  });
  test('bets have the chances that their play says', () => {
    const unlike = trials.units.filter(({ play, unit, winning, hits }) => {
      const says = play.chances(unit, DAY);
      const isSo = (ways: bigint, counted: number) => ways * BigInt(size) === BigInt(counted) * says.space;
      const grades = new Set([...Object.keys(says.hits), ...Object.keys(hits)]);
      return (
        !isSo(says.winning, winning) || [...grades].some((grade) => !isSo(says.hits[grade] ?? 0n, hits[grade] ?? 0))
      );
    });
    expect(unlike.map(({ name, winning }) => `${name}: ${winning}`)).toEqual([]);
  });
});

/** @module-tag extended */

import { beforeAll, describe, expect, test } from 'vitest';
import { kinds } from '../../src/lottery/prices/list';
import { DAY } from './harness/compare';
import { type Trials, trialsOf } from './harness/trials';
import { FULL, SMALL } from './harness/universes';

const HALF_AN_HOUR = 1_800_000;

// Tries all kinds of bets in every possible draw; `npm run soak -- odds` covers the 3,628,800 orders of ten cars.
describe.each([...FULL, ...SMALL])('every draw of $name', ({ draw, plays, oracle, size }) => {
  let trials: Trials;
  beforeAll(() => {
    trials = trialsOf(draw, plays, oracle);
  }, HALF_AN_HOUR);

  test(`enumerates ${size} draws and tries all plays`, () => {
    expect(trials.draws).toBe(size);
    expect(trials.units.length).toBe(Object.values(plays).flatMap((play) => kinds(play, DAY)).length);
  });
  test('bets win exactly in the draws that define their play', () => {
    expect(trials.units.filter(({ bets }) => bets.length === 0).map(({ name }) => name)).toEqual([]);
  });
  test('bets have the chances that their play declares', () => {
    const unlike = trials.units.filter(({ play, unit, winning, hits }) => {
      const declared = play.chances(unit, DAY);
      const isSo = (ways: bigint, counted: number) => ways * BigInt(size) === BigInt(counted) * declared.space;
      const grades = new Set([...Object.keys(declared.hits), ...Object.keys(hits)]);
      return (
        !isSo(declared.winning, winning) ||
        [...grades].some((grade) => !isSo(declared.hits[grade] ?? 0n, hits[grade] ?? 0))
      );
    });
    expect(unlike.map(({ name, winning }) => `${name}: ${winning}`)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { declared, mutations, rewrite } from '../../src/atlas';
import { touchedCharts as charts } from '../harness/charts';
import { brokenJourney } from '../harness/mutants';

/** Kinds of mutants that no journey may miss. `npm run mutants` tries the other kinds too, and takes minutes. */
const KINDS = ['transition deleted', 'guard negated', 'delay changed', 'outcome removed'];

describe.each(charts)('$flow', (chart) => {
  const { machine } = chart;
  const { transitions, guardSides, delays } = declared(machine);
  const mutants = mutations(machine);
  const count = (kind: string) => mutants.filter((mutation) => mutation.kind === kind).length;

  test('the journeys pass on the unmodified chart', () => {
    expect(brokenJourney(rewrite(machine), chart)).toBeUndefined();
  });

  test('there is a mutant for every transition, guard and delay', () => {
    expect(count('transition deleted')).toBe(transitions.length);
    expect(count('guard negated')).toBe(guardSides.length / 2);
    expect(count('delay changed')).toBe(delays.length * 2);
  });

  test.each(KINDS)('the journeys kill every mutant of the kind "%s"', (kind) => {
    const tried = mutants.filter((mutation) => mutation.kind === kind);
    const overlooked = tried.filter(({ change }) => brokenJourney(rewrite(machine, change), chart) === undefined);
    expect(overlooked.map(({ at }) => at)).toEqual([]);
  });
});

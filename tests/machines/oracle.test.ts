import { describe, expect, test } from 'vitest';
import { declared } from '../../src/atlas';
import { charts } from '../support/charts';
import type { Journey } from '../support/journey';
import { type Mutant, unchanged, withGuardNegated, withoutTransition } from '../support/mutate';

const survives = ({ machine }: Mutant, journeys: Journey[]): boolean => {
  try {
    for (const journey of journeys) journey.run(machine);
    return true;
  } catch {
    return false;
  }
};

describe.each(charts)('the journeys of $flow', ({ machine, journeys }) => {
  const { transitions } = declared(machine);

  test('notice nothing where nothing is wrong', () => {
    expect(survives(unchanged(machine), journeys)).toBe(true);
  });

  test('notice every transition that is deleted', () => {
    const mutants = withoutTransition(machine);
    expect(mutants).toHaveLength(transitions.length);
    expect(mutants.filter((mutant) => survives(mutant, journeys)).map(({ name }) => name)).toEqual([]);
  });

  test('notice every guard that is negated', () => {
    const mutants = withGuardNegated(machine);
    expect(mutants).toHaveLength(transitions.filter(({ guard }) => guard !== undefined).length);
    expect(mutants.filter((mutant) => survives(mutant, journeys)).map(({ name }) => name)).toEqual([]);
  });
});

import { afterAll, describe, expect, test } from 'vitest';
import { counter, declared, missing, pairsOf, paths, saved, type Tally, table, unused, walk } from '../../src/atlas';
import { charts, explored, touchedCharts } from '../harness/charts';
import { saveTally } from '../harness/coverage';
import { brokenInvariant } from '../harness/mutants';
import { holdOnPath } from '../harness/properties';
import { knownRequirements } from '../harness/requirements';
import { keeping } from '../harness/story';
import { uncovered } from './uncovered';

const tallies = new Map<string, Tally>();
let spent = 0;
afterAll(() => console.log(`${table([...tallies.values()])}\nexplored and walked in ${(spent / 1_000).toFixed(1)} s`));

describe.each(touchedCharts)('$flow', (chart) => {
  const { flow, machine, samples, words, journeys, invariants, temporals } = chart;
  const { states } = declared(machine);

  test('has samples, descriptions and journeys', () => {
    expect({ samples: samples !== undefined, words: words !== undefined, journeys: journeys.length > 0 }).toEqual({
      samples: true,
      words: true,
      journeys: true,
    });
  });

  test('describes every state and names the requirements it meets', () => {
    expect(states.filter(({ description }) => !description).map(({ path }) => path)).toEqual([]);
    expect(states.filter(({ requirements }) => requirements.length === 0).map(({ path }) => path)).toEqual([]);
  });

  test('names only requirements that exist', () => {
    const named = [...states, ...journeys, ...invariants].flatMap(({ requirements }) => requirements);
    expect(named.filter((id) => !knownRequirements.has(id))).toEqual([]);
  });

  test('is explored completely, and keeps its invariants in every situation', () => {
    const exploration = explored(chart);
    expect({ problems: exploration.problems, untried: exploration.untried, truncated: exploration.truncated }).toEqual({
      problems: [],
      untried: [],
      truncated: undefined,
    });
    expect(brokenInvariant(exploration, invariants)).toBeUndefined();
  });

  /** Runs the paths of a strategy on real actors, and stores their coverage. */
  function walkAll(strategy: 'transitions' | 'pairs') {
    const began = performance.now();
    const exploration = explored(chart);
    const pairs = strategy === 'pairs' ? pairsOf(exploration) : undefined;
    const { add, tally } = counter(flow, 'model', exploration.declared, pairs);
    const found = paths(exploration, strategy);
    for (const [index, path] of found.entries()) {
      const name = `${flow}-${index + 1}`;
      keeping('model', name, machine.id, saved(name, path, exploration.declared), () =>
        walk(machine, path, add, words),
      );
    }
    spent += performance.now() - began;
    tallies.set(flow, tally());
    saveTally(tally());
    expect(missing(tally())).toEqual(Object.keys(uncovered[flow] ?? {}));
    return found;
  }

  test('is covered by path tests on real actors', () => {
    const found = walkAll('transitions');
    expect(samples && unused(samples, found)).toEqual([]);
  });

  test('is covered by path tests that take each pair of transitions', { tags: ['extended'] }, () => {
    walkAll('pairs');
  });

  test('keeps its invariants and temporal rules on paths that take every transition', () => {
    if (!samples) throw new Error(`${flow} has no samples`);
    const subject = { name: `${flow}-paths`, machine, samples, words, invariants, temporals };
    for (const path of paths(explored(chart), 'transitions')) holdOnPath(subject, path);
  });

  for (const journey of journeys)
    test(`${journey.title} (${journey.requirements.join(', ') || 'of the chart itself'})`, () => journey.run(machine));
});

test('every list of uncoverable elements belongs to an existing chart', () => {
  const flows = charts.map(({ flow }) => flow);
  expect(Object.keys(uncovered).filter((flow) => !flows.includes(flow))).toEqual([]);
});

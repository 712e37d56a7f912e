import { expect, test } from 'vitest';
import { declared, paths } from '../../src/atlas';
import { touchedCharts as charts, explored } from '../support/charts';
import { holdOnPath, walkAtRandom } from '../support/properties';

/** With the requirements that its invariants and temporal rules meet. */
const titled = charts.map((chart) => {
  const rules = [...chart.invariants, ...(chart.temporals ?? [])];
  return { ...chart, ids: [...new Set(rules.flatMap(({ requirements }) => requirements))].join(', ') };
});

test.each(titled)('$flow keeps its invariants on random walks and on covering paths [$ids]', (chart) => {
  const { flow, machine, samples = { events: {}, outcomes: {} }, words, invariants, temporals = [] } = chart;
  const subject = { name: `${flow}-random`, machine, samples, words };
  walkAtRandom({ ...subject, invariants }, { numRuns: 40 });
  // The same walks each time: what is not decided so soon may be far to find, and is looked for by `SEED=… npx vitest`.
  walkAtRandom({ ...subject, invariants: [], temporals }, { numRuns: 20, seed: Number(process.env.SEED ?? 1) });
  for (const path of paths(explored(chart), 'transitions')) holdOnPath({ ...subject, invariants, temporals }, path);
});

/** Time is a part of what it does. */
const waits = ({ machine }: (typeof charts)[number]) => declared(machine).transitions.some(({ event }) => event.startsWith('xstate.after'));

test('of each chart that waits for a time, it is said what comes of it', () => {
  expect(charts.filter((chart) => waits(chart) && (chart.temporals?.length ?? 0) < 2).map(({ flow }) => flow)).toEqual([]);
});

import { expect, test } from 'vitest';
import { declared, paths } from '../../src/atlas';
import { touchedCharts as charts, explored } from '../support/charts';
import { holdOnPath, walkAtRandom } from '../support/properties';

test.each(charts)('what must be true of $flow holds on random walks, and on those that cover it', (chart) => {
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

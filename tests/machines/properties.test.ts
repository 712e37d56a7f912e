import { expect, test } from 'vitest';
import { declared } from '../../src/atlas';
import { type Chart, touchedCharts as charts } from '../harness/charts';
import { walkAtRandom } from '../harness/properties';

const NO_SAMPLES = { events: {}, outcomes: {} };

/** Charts with the requirements that their invariants and temporal rules meet. */
const titled = charts.map((chart) => {
  const rules = [...chart.invariants, ...(chart.temporals ?? [])];
  return { ...chart, ids: [...new Set(rules.flatMap(({ requirements }) => requirements))].join(', ') };
});

type Runs = { invariants: number; temporals: number };

/** Asserts a chart's rules on random walks. */
function walkRandomly(
  { flow, machine, samples = NO_SAMPLES, words, invariants, temporals = [] }: Chart,
  runs: Runs,
): void {
  const subject = { name: `${flow}-random`, machine, samples, words };
  walkAtRandom({ ...subject, invariants }, { numRuns: runs.invariants });
  // The seed is fixed; rules that take long to decide may need more walks, with `SEED=… npx vitest`.
  walkAtRandom(
    { ...subject, invariants: [], temporals },
    { numRuns: runs.temporals, seed: Number(process.env.SEED ?? 1) },
  );
}

test.each(titled)('$flow keeps its invariants on a few random walks [$ids]', (chart) => {
  walkRandomly(chart, { invariants: 3, temporals: 2 });
});

test.each(charts)('$flow keeps its invariants on many random walks', { tags: ['extended'] }, (chart) => {
  walkRandomly(chart, { invariants: 40, temporals: 20 });
});

/** Returns whether a chart has delays. */
const waits = ({ machine }: (typeof charts)[number]) =>
  declared(machine).transitions.some(({ event }) => event.startsWith('xstate.after'));

test('every chart with a delay has temporal rules', () => {
  expect(charts.filter((chart) => waits(chart) && (chart.temporals?.length ?? 0) < 2).map(({ flow }) => flow)).toEqual(
    [],
  );
});

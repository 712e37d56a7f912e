import { test } from 'vitest';
import { touchedCharts as charts } from '../support/charts';
import { walkAtRandom } from '../support/properties';

test.each(charts)(
  'the invariants of $flow hold on random walks',
  ({ flow, machine, samples = { events: {}, outcomes: {} }, words, invariants }) =>
    walkAtRandom({ name: `${flow}-random`, machine, samples, words, invariants }, { numRuns: 40 }),
);

import { describe, expect, test } from 'vitest';
import { explore, pairsOf } from '../../src/atlas';
import { charts, explored } from '../harness/charts';
import { counts } from './counts';
import { hardMachines } from './hard-machines';
import { countTwice } from './recorder';

describe.each(hardMachines.map((hard) => ({ id: hard.machine.id, ...hard })))('$id', ({ machine, samples, byHand }) => {
  const exploration = explore(machine, samples);

  test('is explored and covered as counted by hand', () => {
    expect(exploration.problems).toEqual([]);
    expect(exploration.truncated).toBeUndefined();
    expect(counts(exploration)).toBe(byHand);
  });

  test('covers on its paths what the machine itself logs', () => {
    const { counted, written } = countTwice(machine, exploration);
    expect(counted).toEqual(written);
  });

  test('has pairs of declared transitions only', () => {
    const ids = new Set(exploration.declared.transitions.map(({ id }) => id));
    expect(
      pairsOf(exploration)
        .flatMap((pair) => pair.split(' > '))
        .filter((id) => !ids.has(id)),
    ).toEqual([]);
  });
});

test.each(charts)('$flow covers on its paths what the chart itself logs', { tags: ['extended'] }, (chart) => {
  const { counted, written } = countTwice(chart.machine, explored(chart));
  expect(counted).toEqual(written);
});

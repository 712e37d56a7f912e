import { expect, test } from 'vitest';
import { type Path, paths, stable } from '../../src/atlas';
import { beginnings } from '../harness/beginnings';
import { charts, explored } from '../harness/charts';

const coverageOf = (all: readonly Path[]) =>
  new Set(
    all.flatMap(({ start, steps }) => [
      stable(start.value),
      ...steps.flatMap(({ kind, event, after }) => [stable(after.value), ...(kind === 'event' ? [event.type] : [])]),
    ]),
  );
const lengthOf = (all: readonly Path[]) => all.reduce((sum, { steps }) => sum + steps.length, 0);

test.each(charts.filter(({ flow }) => ['login', 'session', 'list', 'notice', 'withdrawal'].includes(flow)))(
  'shortened paths of $flow visit every state and event of the paths, in fewer steps, deterministically',
  (chart) => {
    const all = paths(explored(chart), 'transitions');
    const pathPrefixes = beginnings(all);
    const short = pathPrefixes.map(({ path }) => path);
    expect(coverageOf(short)).toEqual(coverageOf(all));
    expect(lengthOf(short)).toBeLessThanOrEqual(lengthOf(all));
    expect(beginnings(all)).toEqual(pathPrefixes);
    for (const { number, path } of pathPrefixes)
      expect(all[number - 1]?.steps.slice(0, path.steps.length)).toEqual(path.steps);
  },
);

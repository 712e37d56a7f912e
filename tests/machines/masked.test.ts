/** @module-tag extended */

import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { declared, type Exploration, type Path, paths, retrace, type SavedPath, saved, stable } from '../../src/atlas';
import { CLIENT_ERROR_LIMITS } from '../../src/contract/platform/client-errors';
import { type Chart, explored, touchedCharts } from '../harness/charts';

const CORE = ['login', 'registration', 'registration-form', 'deposit', 'host', 'money-move', 'move-submission'];

/** Path as a report of a browser has it: types of events, and of outcomes their kind and code. */
function maskedPath({ title, requirements, steps }: SavedPath): SavedPath {
  const bare = ({ type, output }: AnyEventObject) => {
    const { kind, code } = Object(output);
    return { type, ...(kind !== undefined && { output: { kind, code } }) };
  };
  return {
    title,
    requirements,
    masked: true,
    steps: steps.map(({ event, state }) => ({ event: bare(event), sample: null, state })),
  };
}

/** States along the first steps of a chart's paths, as many as a report has, and along their masked copies. */
function statesOf({ flow, machine, samples = { events: {}, outcomes: {} } }: Chart, exploration: Exploration) {
  const short = paths(exploration, 'transitions').map((path) => ({
    ...path,
    steps: path.steps.slice(0, CLIENT_ERROR_LIMITS.steps),
  }));
  const values = ({ steps }: Pick<Path, 'steps'>) => steps.map(({ after }) => stable(after.value));
  return {
    whole: short.map(values),
    masked: short.map((path) => values(retrace(machine, samples, maskedPath(saved(flow, path, declared(machine)))))),
  };
}

describe('paths without the data of their events lead to the same states', () => {
  test.each(touchedCharts.filter(({ flow }) => CORE.includes(flow)))('$flow [own.client-errors.replayed]', (chart) => {
    const { whole, masked } = statesOf(chart, explored(chart));
    expect(masked).toEqual(whole);
  });

  const others = touchedCharts.filter(({ flow }) => !CORE.includes(flow));
  test.each(others)('$flow', { tags: ['extended'] }, (chart) => {
    const { whole, masked } = statesOf(chart, explored(chart));
    expect(masked).toEqual(whole);
  });
});

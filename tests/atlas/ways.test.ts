import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { between, explore, readSamples, retrace, type SavedPath, saved, walk, walked, wander } from '../../src/atlas';
import { Trail } from '../../src/atlas/trail';
import { events } from './counts';
import { doorMachine } from './shop/shop.machine';
import { doorSamples } from './shop/shop.samples';

const { samples } = readSamples(doorSamples);
const door = explore(doorMachine, samples);
const none = () => {};
const values = (path: { start: { value: unknown }; steps: { after: { value: unknown } }[] } | undefined) =>
  path && [path.start.value, ...path.steps.map(({ after }) => after.value)];

describe('shortest path', () => {
  test('passes each state in turn, and runs on a real actor', () => {
    const path = between(door, ['door.open', 'door.ajar', 'door.open']);
    expect(values(path)).toEqual(['shut', 'open', 'ajar', 'shut', 'open']);
    if (path) walk(doorMachine, path, none);
  });

  test('from a state to itself takes one loop', () => {
    expect(values(between(door, ['door.shut', 'door.shut']))).toEqual(['shut', 'open', 'shut']);
    expect(values(between(door, ['door.open', 'door.open']))).toEqual(['shut', 'open', 'shut', 'open']);
  });

  test('has no steps if the machine starts at the target; undefined if unreachable', () => {
    expect(values(between(door, ['door.shut']))).toEqual(['shut']);
    expect(between(door, ['door.cellar'])).toBeUndefined();
  });
});

describe('random walks', () => {
  const few = { seed: 3, walks: 4, steps: 12 };

  test('have the requested number and length, and run on a real actor', () => {
    const walks = wander(door, few);
    expect(walks.map(({ steps }) => steps.length)).toEqual([12, 12, 12, 12]);
    for (const path of walks) walk(doorMachine, path, none);
  });

  test('are equal for equal seeds, and differ otherwise', () => {
    const walksOf = (seed: number) => JSON.stringify(wander(door, { ...few, seed }));
    expect(walksOf(3)).toBe(walksOf(3));
    expect(walksOf(4)).not.toBe(walksOf(3));
  });

  test('eventually take every transition', () => {
    const steps = wander(door, { seed: 1, walks: 10, steps: 30 }).flatMap((path) => path.steps);
    const takenTransitions = new Set(
      steps.flatMap(({ stepCoverages }) => stepCoverages.flatMap(({ transitions }) => transitions)),
    );
    expect(takenTransitions.size).toBe(7);
  });
});

test('an ignored event does not separate the transitions around it', () => {
  const stiff = createMachine({
    id: 'stiff',
    initial: 'a',
    states: { a: { on: { go: 'b' } }, b: { on: { never: { guard: () => false, target: 'a' }, go: 'a' } } },
  });
  const trail = new Trail(stiff, events('go', 'never'), { inputValue: undefined });
  for (const type of ['go', 'never', 'go']) trail.go({ kind: 'event', event: { type } });
  expect(walked(trail.path()).flatMap(({ pairs }) => pairs)).toEqual(['stiff.a | go | 0 > stiff.b | go | 0']);
});

describe('saved path', () => {
  const [path] = wander(door, { seed: 3, walks: 1, steps: 6 });
  if (!path) throw new Error('no walk');
  const savedPath: SavedPath = JSON.parse(JSON.stringify(saved('kept', path, door.declared)));

  test('is replayed unchanged', () => {
    expect(retrace(doorMachine, samples, savedPath)).toEqual(path);
  });

  test('needs no samples, as it contains the events', () => {
    const again = retrace(doorMachine, { events: {}, outcomes: {} }, savedPath);
    expect(values(again)).toEqual(values(path));
    walk(doorMachine, again, none);
  });

  test('is reported in words if it leads to another state', () => {
    const steps = savedPath.steps.map((step, index) => (index === 1 ? { ...step, state: 'cellar' } : step));
    expect(() => retrace(doorMachine, samples, { ...savedPath, steps })).toThrow(
      /^The path leads to "\w+", not to "cellar", by\n {2}1\. .+\n {2}2\. .+$/,
    );
  });
});

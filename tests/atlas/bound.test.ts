import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { type AnySamples, bound, explore, minimise, paths, readSamples, type Strategy } from '../../src/atlas';
import { events } from './counts';
import { doorMachine } from './shop/shop.machine';
import { doorSamples } from './shop/shop.samples';

/** Three exits, one of them behind a loop. */
const ends = createMachine({
  id: 'ends',
  initial: 'hall',
  states: {
    hall: { on: { left: 'one', right: 'two', round: 'loop' } },
    loop: { on: { round: 'hall', out: 'three' } },
    one: { type: 'final' },
    two: { type: 'final' },
    three: { type: 'final' },
  },
});
/** Ring of three states in both directions. */
const ring = createMachine({
  id: 'ring',
  initial: 'a',
  states: { a: { on: { on: 'b', back: 'c' } }, b: { on: { on: 'c', back: 'a' } }, c: { on: { on: 'a', back: 'b' } } },
});

const { samples } = readSamples(doorSamples);
const small: [string, AnyStateMachine, AnySamples][] = [
  ['door', doorMachine, samples],
  ['ends', ends, events('left', 'right', 'round', 'out')],
  ['ring', ring, events('on', 'back')],
];

const sizeOf = (machine: AnyStateMachine, samples: AnySamples, strategy: Strategy) => {
  const exploration = explore(machine, samples);
  const found = minimise(exploration, strategy);
  const steps = found.reduce((sum, path) => sum + path.steps.length, 0);
  return { least: bound(exploration, strategy), found: { paths: found.length, steps } };
};

describe('bound', () => {
  test.each(small)('never exceeds the paths found: %s', (_, machine, samples) => {
    for (const strategy of ['states', 'transitions', 'pairs'] as const) {
      const { least, found } = sizeOf(machine, samples, strategy);
      expect(least.paths, strategy).toBeLessThanOrEqual(found.paths);
      expect(least.steps, strategy).toBeLessThanOrEqual(found.steps);
      expect(least.paths).toBeGreaterThan(0);
    }
  });

  test('equals the hand-counted bound', () => {
    // Three exits need three paths; five transitions, and the loop is taken once more to reach its exit.
    expect(sizeOf(ends, events('left', 'right', 'round', 'out'), 'transitions')).toEqual({
      least: { paths: 3, steps: 6 },
      found: { paths: 3, steps: 6 },
    });
    // A single walk covers all six transitions, as each state has two entries and two exits.
    expect(sizeOf(ring, events('on', 'back'), 'transitions')).toEqual({
      least: { paths: 1, steps: 6 },
      found: { paths: 1, steps: 6 },
    });
    // Seven transitions; the door is wide open three times, once per exit, and each time takes a push.
    expect(sizeOf(doorMachine, samples, 'transitions')).toEqual({
      least: { paths: 1, steps: 9 },
      found: { paths: 1, steps: 9 },
    });
  });

  test('is zero if there is nothing to cover', () => {
    expect(bound(explore(doorMachine, { events: {}, outcomes: {} }), 'transitions')).toEqual({ paths: 1, steps: 0 });
  });
});

test('takes an irreversible transition last if that saves paths', () => {
  const exploration = explore(ends, events('left', 'right', 'round', 'out'));
  expect([paths(exploration, 'transitions'), minimise(exploration, 'transitions')].map(({ length }) => length)).toEqual(
    [4, 3],
  );
});

describe('fewer goals need fewer steps', () => {
  test('bounds states alone', () => {
    expect(sizeOf(ends, events('left', 'right', 'round', 'out'), 'states').found).toEqual({ paths: 3, steps: 4 });
  });

  test('bounds a requirement: its states and all their exits', () => {
    const found = paths(explore(doorMachine, samples), { requirement: 'shop.2' });
    const ways = new Set(
      found.flatMap(({ steps }) =>
        steps.flatMap(({ stepCoverages }) => stepCoverages.flatMap(({ transitions }) => transitions)),
      ),
    );
    expect([...ways].filter((id) => id.startsWith('door.open')).sort()).toEqual([
      'door.open | closed | 0',
      'door.open | xstate.done.actor.bell | 0',
      'door.open | xstate.error.actor.bell | 0',
    ]);
    expect(paths(explore(doorMachine, samples), { requirement: 'shop.9' })).toEqual([]);
  });
});

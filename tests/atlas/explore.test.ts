import { describe, expect, test } from 'vitest';
import { assign, createMachine, fromPromise } from 'xstate';
import { explore } from '../../src/atlas';
import { counts, events, uncovered } from './counts';
import { chain } from './hard/chain';
import { clockwork } from './hard/clockwork';
import { manyRegions } from './hard/many-regions';
import { memory } from './hard/memory';
import { rivals } from './hard/rivals';
import { talker } from './hard/talker';
import { wild } from './hard/wild';

describe('counts everything declared, and covers what ran', () => {
  test('conflicting exits of parallel regions', () => {
    const exploration = explore(rivals, events('out', 'both', 'left'));
    // States: work, left, a, b, right, c, d, first, second. Transitions: a: out, both, left; c: out, both.
    expect(counts(exploration)).toBe('9/9 5/5 0/0 0/0 0/0');
    const together = exploration.edges.find(({ from, move }) => from === 0 && move.event.type === 'out');
    expect(together?.stepCoverages.flatMap(({ transitions }) => transitions)).toEqual(['rivals.work.left.a | out | 0']);
  });

  test('deep and shallow history', () => {
    const exploration = explore(memory, events('deep', 'shallow', 'off', 'radio', 'next'));
    // States: off, on, tv, one, two, radio, deep, shallow. Transitions: off: deep, shallow; on: off, radio; one: next.
    expect(counts(exploration)).toBe('8/8 5/5 0/0 0/0 0/0');
    // States of `off` and `on` differ by history: `off` x (nothing, one, two, radio), `on` x (one, two, radio) x
    // history.
    const values = exploration.places.map(({ value }) => JSON.stringify(value));
    expect(values.filter((value) => value === '"off"')).toHaveLength(4);
  });

  test('eventless chains, guards with params, raised events', () => {
    const exploration = explore(chain, {
      events: { go: { none: { n: 0 }, one: { n: 1 }, two: { n: 2 } } },
      outcomes: {},
    });
    // States: `rest, sorting, one, passing, many, told`. Transitions: inner; rest: go; sorting: 2 always, go; one,
    // passing: always. Two guards with two sides each.
    expect(counts(exploration)).toBe('6/6 7/7 4/4 0/0 0/0');
    expect(exploration.untried).toEqual([]);
  });

  test('covers the false side of a last guard only if nothing is taken', () => {
    const exploration = explore(chain, { events: { go: { one: { n: 1 }, two: { n: 2 } } }, outcomes: {} });
    expect(uncovered(exploration)).toEqual([
      'transitions: chain.sorting | go | 0',
      'guard sides: chain.sorting | always | 1 | false',
    ]);
  });

  test('wildcards, partial wildcards and forbidden events', () => {
    const exploration = explore(wild, events('mouse.up', 'mouse.down', 'mouse.move', 'stay', 'key'));
    // States: a, any, mouse, down. Transitions: root: *, mouse.*, mouse.down; a: mouse.up (forbidden), stay (without
    // target).
    expect(counts(exploration)).toBe('4/4 5/5 0/0 0/0 0/0');
    expect(uncovered(explore(wild, events('mouse.up')))).toContain('transitions: wild | mouse.down | 0');
  });

  test('delays of all kinds, and final states', () => {
    const exploration = explore(clockwork, events('end'));
    // States: steps, one, two, over, regions, a, x, z, b, x, z, done. Transitions: one: after; two: 2 after; steps:
    // done; a.x: end; b.x: after; regions: done. `never` is never true.
    expect(counts(exploration)).toBe('12/12 6/7 1/2 0/0 3/3');
    expect(uncovered(exploration)).toEqual([
      'transitions: clockwork.steps.two | xstate.after.10.clockwork.steps.two | 0',
      'guard sides: clockwork.steps.two | xstate.after.10.clockwork.steps.two | 0 | true',
    ]);
  });

  test('actors of every kind, restarted work, events in all directions', () => {
    const exploration = explore(talker, {
      events: { again: { plain: {} }, stay: { plain: {} }, tick: { plain: {} }, close: { plain: {} } },
      outcomes: { work: { done: { output: 1 }, failed: { error: 'no' } }, ticker: { failed: { error: 'no' } } },
      inputs: { none: { count: 0 }, two: { count: 2 } },
    });
    // States: working, failed, over. Transitions: work: done, error; ticker: error; again, stay, tick; failed: close.
    expect(counts(exploration)).toBe('3/3 7/7 0/0 3/3 0/0');
    expect(exploration.problems).toEqual([]);
    const [start] = exploration.starts;
    expect(start?.effects).toContainEqual({ kind: 'send', to: 'parent', event: { type: 'told' } });
    expect(start?.effects).toContainEqual({ kind: 'invoke', src: 'work', id: 'work', input: { count: 0 } });
    const stay = exploration.edges.find(({ from, move }) => from === 0 && move.event.type === 'stay');
    expect(stay?.effects).toEqual([
      { kind: 'send', to: 'listener', event: { type: 'hello' } },
      { kind: 'emit', event: { type: 'said', count: 0 } },
    ]);
  });
});

describe('chart of many regions', () => {
  const every = explore(manyRegions, events('a', 'b', 'c', 'd', 'e', 'f'), { whole: Number.POSITIVE_INFINITY });
  const thinned = explore(manyRegions, events('a', 'b', 'c', 'd', 'e', 'f'));

  test('is explored fully on request: three states in each of six regions', () => {
    expect(every.places).toHaveLength(3 ** 6);
    expect(every.edges).toHaveLength(3 ** 6 * 6);
  });

  test('is thinned by default, and still covered', () => {
    // Six regions with three states each; one transition per state.
    expect(counts(every)).toBe('24/24 18/18 0/0 0/0 0/0');
    expect(counts(thinned)).toBe(counts(every));
    expect(thinned.edges.length).toBeLessThan(every.edges.length / 2);
  });
});

describe('reports gaps and problems', () => {
  test('events without samples and actors without outcomes, by name; explores the rest', () => {
    const exploration = explore(talker, {
      ...events('stay', 'again', 'tick'),
      outcomes: { work: { failed: { error: 'no' } } },
      inputs: { one: { count: 1 } },
    });
    expect(exploration.untried).toEqual(['the event close', 'the output of work', 'the error of 1.talker.working']);
    expect(counts(exploration)).toBe('2/3 4/7 0/0 1/3 0/0');
  });

  test('location of a guard that throws', () => {
    const broken = createMachine({
      id: 'broken',
      initial: 'a',
      states: {
        a: {
          on: {
            go: {
              guard: () => {
                throw new Error('no luck');
              },
              target: 'b',
            },
          },
        },
        b: {},
      },
    });
    expect(explore(broken, events('go')).problems).toEqual([
      expect.stringMatching(/^"a" on go \(plain\): .*no luck$/s),
    ]);
  });

  test('unhandled failure', () => {
    const careless = createMachine({ id: 'careless', initial: 'a', states: { a: { invoke: { id: 'x', src: 'x' } } } });
    const exploration = explore(careless, { events: {}, outcomes: { x: { failed: { error: 'no' } } } });
    expect(exploration.problems).toEqual(['"a" on xstate.error.actor.x (failed): unhandled failure']);
  });

  test('unbounded context', () => {
    const counting = createMachine({
      id: 'counting',
      context: { n: 0, steady: 1 },
      on: { more: { actions: assign({ n: ({ context }) => context.n + 1 }) } },
    });
    expect(explore(counting, events('more'), { limit: 50 }).truncated).toMatch(
      /^More than 50 places\..*: n \(51 values\), steady \(1 values\)/,
    );
  });

  test('does not run inline work of an invoke', () => {
    const eager = createMachine({
      id: 'eager',
      initial: 'a',
      states: {
        a: {
          invoke: {
            id: 'job',
            src: fromPromise(() => Promise.reject(new Error('done for real'))),
            onDone: 'b',
            onError: 'b',
          },
        },
        b: {},
      },
    });
    const exploration = explore(eager, {
      events: {},
      outcomes: { job: { done: { output: 1 }, failed: { error: 1 } } },
    });
    expect(counts(exploration)).toBe('2/2 2/2 0/0 2/2 0/0');
  });
});

import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { type AnySamples, counter, explore, paths, walk } from '../../src/atlas';
import { events, tallyOf } from './counts';
import { chain } from './hard/chain';
import { clockwork } from './hard/clockwork';
import { longRoad } from './hard/long-road';
import { memory } from './hard/memory';
import { rivals } from './hard/rivals';
import { stubborn } from './hard/stubborn';
import { talker } from './hard/talker';
import { wild } from './hard/wild';

const talk: AnySamples = {
  events: { again: { plain: {} }, stay: { plain: {} }, tick: { plain: {} }, close: { plain: {} } },
  outcomes: { work: { done: { output: 1 }, failed: { error: 'no' } }, ticker: { failed: { error: 'no' } } },
  inputs: { none: { count: 0 }, two: { count: 2 } },
};
const hard: [string, AnyStateMachine, AnySamples][] = [
  ['rivals', rivals, events('out', 'both', 'left')],
  ['memory', memory, events('deep', 'shallow', 'off', 'radio', 'next')],
  ['chain', chain, { events: { go: { none: { n: 0 }, one: { n: 1 }, two: { n: 2 } } }, outcomes: {} }],
  ['wild', wild, events('mouse.up', 'mouse.down', 'mouse.move', 'stay', 'key')],
  ['clockwork', clockwork, events('end')],
  ['talker', talker, talk],
  ['stubborn', stubborn, { events: {}, outcomes: { once: { done: { output: 1 } } } }],
  ['longRoad', longRoad, events('on', 'back')],
];

describe.each(hard)('paths of %s', (_, machine, samples) => {
  const exploration = explore(machine, samples);
  const found = paths(exploration, 'transitions');

  test('lead to the computed states on a real actor, and cover everything explored', () => {
    const { add, tally } = counter('hard', 'explored', exploration.declared);
    for (const path of found) walk(machine, path, add);
    expect(tally()).toEqual(tallyOf(exploration));
  });

  test('are reproducible plain data', () => {
    const again = paths(explore(machine, samples), 'transitions');
    expect(JSON.stringify(again)).toBe(JSON.stringify(found));
  });
});

test('a path that leads to another state is reported step by step, in words', () => {
  const [path] = paths(explore(rivals, events('left')), 'transitions');
  const [step] = path?.steps ?? [];
  if (!path || !step) throw new Error('no path');
  const wrong = { ...path, steps: [{ ...step, after: { value: 'first', context: {} } }] };
  const left = { plain: { en: 'Go left', bn: '' } };
  const labels = { title: { en: '', bn: '' }, states: {}, events: { left }, outcomes: {} };
  expect(() => walk(rivals, wrong, () => {}, labels)).toThrow(
    'The path leads to {"work":{"left":"b","right":"c"}} with {},\nnot to "first" with {}, by\n  1. Go left',
  );
});

describe('small sets of paths', () => {
  test('a chain of 120 states takes one walk there and back, not one per transition', () => {
    const found = paths(explore(longRoad, events('on', 'back')), 'transitions');
    expect(found).toHaveLength(1);
    // 119 steps forward and 119 back, each taken once.
    expect(found[0]?.steps).toHaveLength(238);
  });

  test('each sample is used, even if another leads to the same state', () => {
    const samples: AnySamples = {
      events: { left: { softly: {}, loudly: {} }, out: { plain: {} }, both: { plain: {} } },
      outcomes: {},
    };
    const used = paths(explore(rivals, samples), 'transitions').flatMap(({ steps }) =>
      steps.map(({ sample }) => sample?.class),
    );
    expect(used).toEqual(expect.arrayContaining(['softly', 'loudly']));
  });

  test('excluded moves are avoided; what only they reach is left out', () => {
    const found = paths(explore(talker, talk), 'transitions', ({ invoke }) => invoke === 'work');
    const steps = found.flatMap((path) => path.steps);
    expect(steps.map(({ invoke }) => invoke)).not.toContain('work');
    expect(steps.map(({ event }) => event.type)).toEqual(expect.arrayContaining(['again', 'stay', 'tick', 'close']));
  });

  test('an ended actor does not end again until it is restarted', () => {
    const { edges } = explore(stubborn, { events: {}, outcomes: { once: { done: { output: 1 } } } });
    expect(edges.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
  });
});

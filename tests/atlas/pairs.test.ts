import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { type AnySamples, counter, explore, missing, pairsOf, paths, table, walk } from '../../src/atlas';
import { events } from './counts';
import { chain } from './hard/chain';
import { rivals } from './hard/rivals';

const door = createMachine({
  id: 'door',
  initial: 'open',
  states: {
    open: { on: { close: 'closed' } },
    closed: { on: { open: 'open', lock: 'locked' } },
    locked: { on: { unlock: 'closed' } },
  },
});

/** Two regions: the first moves once, the second back and forth. */
const sides = createMachine({
  id: 'sides',
  type: 'parallel',
  states: {
    a: { initial: 'x', states: { x: { on: { go: 'y' } }, y: {} } },
    b: { initial: 'm', states: { m: { on: { flip: 'n' } }, n: { on: { flip: 'm' } } } },
  },
});

/** Abbreviates pairs to the last keys of their sources and events. */
const short = (exploration: ReturnType<typeof explore>) =>
  pairsOf(exploration)
    .map((pair) => pair.replaceAll(/(^|> )\w+\.?([\w.]*) \| (\w+) \| (\d)/g, '$1$2:$3$4'))
    .sort();

/** Returns the number of steps in all paths, and their coverage on a real actor. */
function walked(machine: AnyStateMachine, samples: AnySamples) {
  const exploration = explore(machine, samples);
  const found = paths(exploration, 'pairs');
  const { add, tally } = counter('small', 'model', exploration.declared, pairsOf(exploration));
  for (const path of found) walk(machine, path, add);
  return { steps: found.flatMap(({ steps }) => steps).length, tally: tally() };
}

describe('pairs of consecutive transitions, counted by hand', () => {
  const goes: AnySamples = { events: { go: { none: { n: 0 }, one: { n: 1 }, two: { n: 2 } } }, outcomes: {} };

  test('door: after closing it opens or locks, after unlocking too', () => {
    expect(short(explore(door, events('open', 'close', 'lock', 'unlock')))).toEqual([
      'closed:lock0 > locked:unlock0',
      'closed:open0 > open:close0',
      'locked:unlock0 > closed:lock0',
      'locked:unlock0 > closed:open0',
      'open:close0 > closed:lock0',
      'open:close0 > closed:open0',
    ]);
  });

  test('two regions: transitions in one follow those in the other', () => {
    expect(short(explore(sides, events('go', 'flip')))).toEqual([
      'a.x:go0 > b.m:flip0',
      'a.x:go0 > b.n:flip0',
      'b.m:flip0 > a.x:go0',
      'b.m:flip0 > b.n:flip0',
      'b.n:flip0 > a.x:go0',
      'b.n:flip0 > b.m:flip0',
    ]);
  });

  test('chain: eventless transitions and raised events follow within one step', () => {
    expect(short(explore(chain, goes))).toEqual([
      'one:always0 > passing:always0',
      'passing:always0 > :inner0',
      'rest:go0 > sorting:always0',
      'rest:go0 > sorting:always1',
      'rest:go0 > sorting:go0',
      'sorting:always0 > one:always0',
      'sorting:always1 > :inner0',
      'sorting:go0 > sorting:always0',
      'sorting:go0 > sorting:always1',
      'sorting:go0 > sorting:go0',
    ]);
  });

  test('joint moves of regions: each transition is followed', () => {
    expect(short(explore(rivals, events('out', 'both', 'left')))).toEqual([
      'work.left.a:left0 > work.right.c:both0',
      'work.left.a:left0 > work.right.c:out0',
    ]);
  });
});

describe('paths over pairs', () => {
  test('cover each pair on a real actor, in at most a quarter more steps than the optimum', () => {
    // Six pairs, one of them twice, since unlocking always precedes locking: seven pairs, so eight steps are optimal.
    expect(walked(door, events('open', 'close', 'lock', 'unlock')).steps).toBeLessThanOrEqual(8 * 1.25);
    // `go` is taken once per path, after either flip, so two paths at least; six pairs in two paths are eight steps,
    // the optimum.
    expect(walked(sides, events('go', 'flip')).steps).toBeLessThanOrEqual(8 * 1.25);
  });

  test('have a column of their own, which is omitted if no pairs count', () => {
    const { tally } = walked(door, events('open', 'close', 'lock', 'unlock'));
    expect(table([tally])).toBe(
      'small  model  states 3/3  transitions 4/4  guard sides 0/0  outcomes 0/0  delays 0/0  pairs 6/6',
    );
    expect(table([counter('small', 'model', explore(door).declared).tally()])).not.toContain('pairs');
  });

  test('name a pair that did not run', () => {
    const exploration = explore(sides, events('go', 'flip'));
    const { add, tally } = counter('small', 'model', exploration.declared, pairsOf(exploration));
    for (const path of paths(exploration, 'transitions')) walk(sides, path, add);
    expect(missing(tally()).every((id) => id.startsWith('pairs: sides.'))).toBe(true);
    expect(missing(tally())).not.toEqual([]);
  });

  test('include pairs of a thinned chart of many regions', () => {
    const many = createMachine({
      id: 'many',
      type: 'parallel',
      states: Object.fromEntries(
        ['p', 'q', 'r', 's', 't', 'u'].map((event) => [
          event,
          { initial: 'a', states: { a: { on: { [event]: 'b' } }, b: { on: { [event]: 'a' } } } },
        ]),
      ),
    });
    const exploration = explore(many, events('p', 'q', 'r', 's', 't', 'u'), { whole: 1 });
    // Twelve transitions; each is followed by one of its own region and two of each of the other five.
    expect(pairsOf(exploration)).toHaveLength(12 * (1 + 2 * 5));
  });
});

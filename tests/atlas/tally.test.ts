import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  counter,
  declared,
  describeMove,
  explore,
  ManualClock,
  merge,
  missing,
  paths,
  stable,
  table,
  watch,
} from '../../src/atlas';
import { events, tallyOf } from './counts';
import { chain } from './hard/chain';
import { clockwork } from './hard/clockwork';
import { rivals } from './hard/rivals';

const go = (n: number) => ({ type: 'go' as const, n });

describe('coverage', () => {
  test('counts what really ran, wherever a machine runs', () => {
    const { add, tally } = counter('chain', 'model', declared(chain));
    const actor = createActor(chain.provide({}), { inspect: watch(chain, add) }).start();
    expect(table([tally()])).toBe(
      'chain  model  states 1/6  transitions 0/7  guard sides 0/4  outcomes 0/0  delays 0/0',
    );
    actor.send(go(2));
    // States: `rest, sorting, many, told`. Transitions: go, always 1, inner. Guard sides: 0 false, 1 true.
    expect(table([tally()])).toBe(
      'chain  model  states 4/6  transitions 3/7  guard sides 2/4  outcomes 0/0  delays 0/0',
    );
  });

  test('merges tiers, and names what is missing', () => {
    const runs = [go(1), go(0)].map((event) => {
      const { add, tally } = counter('chain', 'a tier', declared(chain));
      createActor(chain, { inspect: watch(chain, add) })
        .start()
        .send(event);
      return tally();
    });
    const [all] = merge(runs, 'all');
    expect(all && missing(all)).toEqual([
      'transitions: chain.sorting | go | 0',
      'transitions: chain.sorting | always | 1',
      'guard sides: chain.sorting | always | 1 | true',
    ]);
  });

  test('is printed in columns, a chart per line', () => {
    const rows = table([tallyOf(explore(chain, events())), tallyOf(explore(clockwork, events('end')))]).split('\n');
    expect(rows).toEqual([
      'hard  explored  states 1/6    transitions 0/7  guard sides 0/4  outcomes 0/0  delays 0/0',
      'hard  explored  states 12/12  transitions 6/7  guard sides 1/2  outcomes 0/0  delays 3/3',
    ]);
  });

  test('includes states entered on the way and guards rejected at rest', () => {
    const { add, tally } = counter('chain', 'model', declared(chain));
    const actor = createActor(chain, { inspect: watch(chain, add) }).start();
    actor.send(go(1));
    expect(tally().covered.states).toEqual([
      'chain.rest',
      'chain.sorting',
      'chain.one',
      'chain.passing',
      'chain.many',
      'chain.told',
    ]);
    const second = counter('chain', 'model', declared(chain));
    createActor(chain, { inspect: watch(chain, second.add) })
      .start()
      .send(go(0));
    expect(second.tally().covered.guardSides).toEqual([
      'chain.sorting | always | 0 | false',
      'chain.sorting | always | 1 | false',
    ]);
  });
});

describe('helpers', () => {
  test('a step is described by its labels, if any', () => {
    const [path] = paths(explore(rivals, events('left')), 'transitions');
    const [step] = path?.steps ?? [];
    const left = { plain: { en: 'Go left', bn: 'বাঁয়ে যান' } };
    const labels = { title: { en: '', bn: '' }, states: {}, events: { left }, outcomes: {} };
    expect(step && [describeMove(step), describeMove(step, 'bn', labels)]).toEqual(['left: plain', 'বাঁয়ে যান']);
  });

  test('a clock runs due timers in order, and can end a single delay', () => {
    const clock = new ManualClock();
    const ran: string[] = [];
    clock.setTimeout(() => ran.push('late'), 20);
    clock.setTimeout(() => clock.setTimeout(() => ran.push('chained'), 5), 10);
    clock.clearTimeout(clock.setTimeout(() => ran.push('cancelled'), 1));
    clock.advance(15);
    expect(ran).toEqual(['chained']);
    clock.advance(5);
    expect(ran).toEqual(['chained', 'late']);
    expect(() => clock.end('xstate.after.1.a')).toThrow('No running delay ends with xstate.after.1.a.');
  });

  test('equal data gives equal JSON: order of keys, counted ids, cycles', () => {
    const circle: Record<string, unknown> = { b: 1n, a: undefined };
    circle.self = circle;
    expect(stable(circle)).toBe('{"b":"1","self":"[circular]"}');
    expect(stable(['x:12', 'x:3', 'x:12', { d: new Date(0), c: new Set([1]) }])).toBe(
      '["x:0","x:1","x:0",{"c":[1],"d":"1970-01-01T00:00:00.000Z"}]',
    );
  });
});

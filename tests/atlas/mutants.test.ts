import { describe, expect, test } from 'vitest';
import { createActor, createMachine, setup } from 'xstate';
import { alike, declared, explore, KINDS, mutations, rewrite } from '../../src/atlas';
import { invariant } from '../harness/invariant';
import { journey } from '../harness/journey';
import { brokenInvariant, brokenJourney } from '../harness/mutants';
import { events } from './counts';
import { addressed } from './hard/addressed';
import { chain } from './hard/chain';
import { clockwork } from './hard/clockwork';
import { stubborn } from './hard/stubborn';
import { hardMachines } from './hard-machines';

const named = (machine: Parameters<typeof mutations>[0], kind: string): string[] =>
  mutations(machine)
    .filter((mutation) => mutation.kind === kind)
    .map(({ at }) => at);

function mutant(machine: Parameters<typeof mutations>[0], kind: string, at: string) {
  const found = mutations(machine).find((mutation) => mutation.kind === kind && mutation.at === at);
  if (!found) throw new Error(`There is no mutant ${kind}: ${at}.`);
  return rewrite(machine, found.change);
}

describe('mutants of a chart', () => {
  test('exist for every kind, named by fault and location', () => {
    expect(named(chain, 'transition deleted')).toEqual(declared(chain).transitions.map(({ id }) => id));
    expect(named(chain, 'guard negated')).toEqual(['chain.sorting | always | 0', 'chain.sorting | always | 1']);
    expect(named(chain, 'guard dropped')).toEqual(named(chain, 'guard negated'));
    expect(named(chain, 'transition doubled')).toEqual(['chain.rest | go | 0', 'chain.sorting | go | 0']);
    expect(named(chain, 'action dropped')).toEqual([
      'chain.rest | go | 0 | action 0',
      'chain.sorting | go | 0 | action 0',
      'chain.many | entry 0',
    ]);
    expect(named(chain, 'initial swapped')).toEqual(['chain | initial']);
    expect(named(clockwork, 'delay changed')).toEqual([
      'clockwork.steps.one | after own | longer',
      'clockwork.steps.one | after own | shorter',
      'clockwork.steps.two | after 10 | longer',
      'clockwork.steps.two | after 10 | shorter',
      'clockwork.regions.b.x | after 5 | longer',
      'clockwork.regions.b.x | after 5 | shorter',
    ]);
    const kinds = new Set(hardMachines.flatMap(({ machine }) => mutations(machine).map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual([...KINDS].sort());
  });

  test.each(hardMachines.map(({ machine }) => ({ id: machine.id, machine })))(
    'every mutant of $id can be built',
    ({ machine }) => {
      for (const { change } of mutations(machine)) expect(declared(rewrite(machine, change)).machine).toBe(machine.id);
    },
  );

  test('double or halve a delay, regardless of its source', () => {
    const long = mutant(clockwork, 'delay changed', 'clockwork.steps.one | after own | longer');
    const short = mutant(clockwork, 'delay changed', 'clockwork.steps.two | after 10 | shorter');
    journey('longer').waits(100).sees('steps.one').waits(1).sees('steps.two').run(long);
    journey('shorter').waits(50).waits(4).sees('steps.two').waits(1).sees('regions').run(short);
  });

  test('redirect a transition to a sibling state, regardless of its id', () => {
    const lost = mutant(addressed, 'transition retargeted', 'front-desk | wait | 0');
    journey('to the room').sends({ type: 'wait' }).sees('room.shelf').run(lost);
  });

  test('remove an outcome with several transitions', () => {
    const job = createMachine({
      id: 'job',
      initial: 'a',
      states: {
        a: { invoke: { id: 'x', src: 'x', onDone: [{ guard: () => false, target: 'b' }, { target: 'b' }] } },
        b: {},
      },
    });
    const deaf = mutant(job, 'outcome removed', 'job.a | onDone of x');
    journey('deaf').settles('x', { output: 1 }).sees('a').run(deaf);
  });
});

describe('equivalent mutant', () => {
  const alikeTo = (
    machine: Parameters<typeof mutations>[0],
    other: Parameters<typeof mutations>[0],
    ...types: string[]
  ) => alike(explore(machine, events(...types)), explore(other, events(...types)));

  test('behaves like its chart', () => {
    // Assigning the same value twice is equivalent; a guard that is never true is never taken.
    const twice = mutant(chain, 'transition doubled', 'chain.rest | go | 0');
    const never = mutant(
      clockwork,
      'transition deleted',
      'clockwork.steps.two | xstate.after.10.clockwork.steps.two | 0',
    );
    const samples = { events: { go: { none: { n: 0 }, one: { n: 1 }, two: { n: 2 } } }, outcomes: {} };
    expect(alike(explore(chain, samples), explore(twice, samples))).toBe(true);
    expect(alikeTo(clockwork, never, 'end')).toBe(true);
  });

  test.each([
    ['transition deleted', []],
    ['action dropped', []],
    ['guard negated', []],
    ['initial swapped', []],
    // All of one, passing and many lead to the same state.
    [
      'transition retargeted',
      [
        'chain.sorting | always | 0',
        'chain.sorting | always | 1',
        'chain.one | always | 0',
        'chain.passing | always | 0',
      ],
    ],
  ])('of kind %s is found if there is one, and only then', (kind, equivalent) => {
    const samples = { events: { go: { none: { n: 0 }, one: { n: 1 }, two: { n: 2 } } }, outcomes: {} };
    const mutants = mutations(chain).filter((mutation) => mutation.kind === kind);
    const same = mutants.filter(({ change }) =>
      alike(explore(chain, samples), explore(rewrite(chain, change), samples)),
    );
    expect(same.map(({ at }) => at)).toEqual(equivalent);
  });

  test('excludes differences in output, timing or expected events', () => {
    const speaker = setup({ actions: { say: () => {} } }).createMachine({
      id: 'speaker',
      on: { hello: { actions: 'say' } },
    });
    const mute = mutant(speaker, 'action dropped', 'speaker | hello | 0 | action 0');
    expect(alikeTo(speaker, mute, 'hello')).toBe(false);
    const other = mutant(stubborn, 'delay changed', 'stubborn.a | after 100 | longer');
    expect(alikeTo(stubborn, other)).toBe(false);
  });
});

describe('a mutant is killed', () => {
  const oracle = [
    journey('one').sends({ type: 'go', n: 1 }).sees('told'),
    journey('two').sends({ type: 'go', n: 2 }).sees('told'),
    journey('none').sends({ type: 'go', n: 0 }).sees('sorting').sends({ type: 'go', n: 0 }).sees('sorting'),
  ];
  const chart = { area: 'atlas', flow: 'chain', machine: chain, journeys: oracle, invariants: [] };

  test('by the journey it breaks; its chart breaks none', () => {
    const broken = mutant(chain, 'guard negated', 'chain.sorting | always | 1');
    expect([brokenJourney(broken, chart), brokenJourney(rewrite(chain), chart)]).toEqual(['two', undefined]);
    const deleted = mutations(chain).filter(({ kind }) => kind === 'transition deleted' || kind === 'guard negated');
    expect(deleted.filter(({ change }) => !brokenJourney(rewrite(chain, change), chart))).toEqual([]);
  });

  test('by an invariant that it violates', () => {
    const quiet = invariant('It never comes to rest where many are', ({ snapshot }) => snapshot.value !== 'many');
    const samples = { events: { go: { two: { n: 2 } } }, outcomes: {} };
    const stuck = mutant(chain, 'action dropped', 'chain.many | entry 0');
    expect(brokenInvariant(explore(chain, samples), [quiet])).toBeUndefined();
    expect(brokenInvariant(explore(stuck, samples), [quiet])).toBe(quiet.title);
  });

  test('on a real actor too', () => {
    const actor = createActor(mutant(chain, 'initial swapped', 'chain | initial')).start();
    expect(actor.getSnapshot().value).toBe('sorting');
  });
});

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { stubbed, Trail } from '../../src/atlas';
import { invariant } from '../harness/invariant';
import { counterExample, holdOnPath, type Subject, walkAtRandom } from '../harness/properties';
import { always, eventually, leadsTo, never, until } from '../harness/temporal';
import { events } from './counts';
import { longRoad } from './hard/long-road';
import { talker } from './hard/talker';
import { hardMachines } from './hard-machines';

const SEED = { seed: 1 };
const walker = (samples: Subject['samples'], ...invariants: Subject['invariants']): Subject => ({
  name: 'properties-test',
  machine: longRoad,
  samples,
  invariants,
});
const file = '.cache/failures/model/properties-test.json';
afterAll(() => rmSync(file, { force: true }));

describe('random walks', () => {
  test('never break an invariant that holds', { tags: ['extended'] }, () => {
    const never = invariant('It never breaks', ({ snapshot }) => snapshot.status !== 'error');
    for (const { machine, samples } of hardMachines) {
      expect(
        counterExample({ name: machine.id, machine, samples, invariants: [never] }, { ...SEED, numRuns: 10 }),
      ).toBeUndefined();
    }
  });

  test('report a violated invariant with the shortest walk, in words, and save the walk', () => {
    const near = invariant('Nobody goes far', ({ snapshot }) => snapshot.value !== 's3');
    const words = {
      title: { en: 'Road', bn: '' },
      states: {},
      events: { on: { plain: { en: 'Walk on', bn: '' } }, back: { plain: { en: 'Walk back', bn: '' } } },
      outcomes: {},
    };
    const subject = { ...walker(events('on', 'back'), near), words };
    expect(() => walkAtRandom(subject, SEED)).toThrow(
      [
        'It does not hold that: Nobody goes far',
        'by',
        '  1. Walk on',
        '  2. Walk on',
        '  3. Walk on',
        `Kept as ${file}`,
      ].join('\n'),
    );
    expect(existsSync(file)).toBe(true);
    const { machine, paths } = JSON.parse(readFileSync(file, 'utf8'));
    expect([machine, paths[0].title]).toEqual(['long-road', 'Nobody goes far']);
    expect(paths[0].steps.map(({ state }: { state: string }) => state)).toEqual(['s1', 's2', 's3']);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('report the shortest of several ways to a failure, with seed %i', (seed) => {
    const machine = createMachine({
      id: 'ways',
      initial: 'begin',
      states: {
        begin: { on: { far: 'far', near: 'near' } },
        far: { on: { on: 'farther' } },
        farther: { on: { on: 'farthest' } },
        farthest: { on: { fall: 'pit' } },
        near: { on: { fall: 'pit' } },
        pit: { on: { climb: 'begin' } },
      },
    });
    const samples = events('far', 'near', 'on', 'fall', 'climb');
    const noPit = invariant('Nobody falls', ({ snapshot }) => snapshot.value !== 'pit');
    const found = counterExample({ name: 'ways', machine, samples, invariants: [noPit] }, { seed });
    expect(found?.path.steps.map(({ event }) => event.type)).toEqual(['near', 'fall']);
    const temporals = [never('Nobody is in the pit', 'pit')];
    const second = counterExample({ name: 'ways', machine, samples, invariants: [], temporals }, { seed });
    expect(second?.path.steps).toHaveLength(2);
  });

  test('report an invariant violated at the start without a step', () => {
    const found = counterExample(
      walker(
        events('on'),
        invariant('Elsewhere', ({ snapshot }) => snapshot.value !== 's0'),
      ),
      SEED,
    );
    expect([found?.reason, found?.path.steps]).toEqual(['Elsewhere', []]);
  });

  test('try inputs and outcomes, and observe effects on the way', () => {
    const samples = {
      ...events('again', 'stay', 'tick', 'close'),
      outcomes: { work: { done: { output: 1 }, failed: { error: 'no' } } },
      inputs: { none: { count: 0 }, two: { count: 2 } },
    };
    const mute = invariant(
      'It never says two',
      ({ effects }) => !effects.some((effect) => effect.kind === 'emit' && effect.event.count === 2),
    );
    const found = counterExample({ name: 'talker', machine: talker, samples, invariants: [mute] }, SEED);
    expect(found?.path.steps).toHaveLength(1);
    const closed = invariant(
      'It never closes after a failure',
      ({ before, move, snapshot }) =>
        before?.value !== 'failed' || move?.event.type !== 'close' || snapshot.status !== 'done',
    );
    const later = counterExample({ name: 'talker', machine: talker, samples, invariants: [closed] }, SEED);
    expect(later?.path.steps.map(({ event }) => event.type)).toEqual(['xstate.error.actor.work', 'close']);
  });

  test('find a chart that throws', () => {
    const fails = (): never => {
      throw new Error('no luck');
    };
    const broken = createMachine({ id: 'broken', on: { go: { guard: fails } } });
    const found = counterExample({ ...walker(events('go')), machine: broken }, SEED);
    expect(found?.reason).toContain('no luck');
  });
});

/** Machine that makes two requests with a wait between them, in parallel with a region that never ends. */
const asker = createMachine({
  id: 'asker',
  type: 'parallel',
  states: {
    asking: {
      initial: 'idle',
      states: {
        idle: { on: { ask: 'first' } },
        first: { invoke: { id: 'ask', src: 'ask', onDone: 'told', onError: 'resting' } },
        resting: { after: { 1000: 'second' } },
        second: { invoke: { id: 'ask', src: 'ask', onDone: 'told', onError: 'silent' } },
        told: { tags: 'over' },
        silent: { tags: 'over' },
      },
    },
    beating: { initial: 'beat', states: { beat: { after: { 500: { target: 'beat', reenter: true } } } } },
  },
});
const asking = { ...events('ask'), outcomes: { ask: { done: { output: 1 }, failed: { error: 'no' } } } };
const stepsOf = (...temporals: NonNullable<Subject['temporals']>) => {
  const found = counterExample({ name: 'asker', machine: asker, samples: asking, invariants: [], temporals }, SEED);
  return found && [found.reason, found.path.steps.map(({ event }) => event.type.replace(/^xstate\.|\.asker.*$/g, ''))];
};

describe('temporal properties of walks', () => {
  test('hold on charts that satisfy them, despite an endless region', () => {
    expect(
      stepsOf(
        leadsTo('A question is answered, or it is said that nobody does', 'asking.first', 'over', { within: 7 }),
        always('It beats', 'beating.beat'),
        never(
          'It is two things',
          ({ snapshot }) => snapshot.matches({ asking: 'told' }) && snapshot.matches({ asking: 'idle' }),
        ),
        until('Nothing is over before it was asked', ({ snapshot }) => !snapshot.hasTag('over'), 'asking.first'),
        eventually('It beats from the beginning on', 'beating.beat', { within: 1 }),
      ),
    ).toBeUndefined();
  });

  test('report what never happens, with the shortest counterexample', () => {
    const answered = leadsTo('A question is answered', 'asking.first', 'asking.told', { within: 9 });
    expect(stepsOf(answered)?.[0]).toBe('A question is answered: not decided within 9 steps');
    const requested = eventually('It is asked', 'asking.first', { within: 2 });
    expect(stepsOf(requested)).toEqual([
      'It is asked: not decided within 2 steps',
      ['after.500', 'after.500', 'after.500'],
    ]);
  });

  test('report immediately what can no longer happen', () => {
    const gone = leadsTo('It goes on', 's1', 's0', { within: 5 });
    const found = counterExample({ ...walker(events('on')), temporals: [gone] }, SEED);
    expect([found?.reason, found?.path.steps.length]).toEqual(['It goes on: nothing comes any more', 1]);
  });

  test('report what holds too late, too early or not always', () => {
    expect(stepsOf(always('It is idle', 'asking.idle'))).toEqual(['It is idle', ['ask']]);
    expect(stepsOf(never('It asks', 'asking.first'))).toEqual(['It asks', ['ask']]);
    expect(stepsOf(until('It is idle until it is over', 'asking.idle', 'over'))).toEqual([
      'It is idle until it is over',
      ['ask'],
    ]);
  });

  test('are tried on a fixed path; an unknown name is an error', () => {
    const subject = { name: 'properties-test', machine: asker, samples: asking, invariants: [] };
    const path = pathOf(asker, asking, 'ask');
    expect(() => holdOnPath({ ...subject, temporals: [never('It asks', 'asking.first')] }, path)).toThrow('It asks');
    expect(() => holdOnPath({ ...subject, temporals: [never('It asks', 'asking.frist')] }, path)).toThrow(
      'neither a state nor a tag',
    );
  });
});

function pathOf(machine: Subject['machine'], samples: Subject['samples'], event: string) {
  const trail = new Trail(stubbed(machine), samples, { inputValue: undefined });
  const move = trail.moves().find(({ event: { type } }) => type === event);
  if (move) trail.go(move);
  return trail.path();
}

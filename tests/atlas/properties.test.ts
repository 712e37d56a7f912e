import { existsSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { invariant } from '../support/invariant';
import { counterExample, type Subject, walkAtRandom } from '../support/properties';
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

describe('on random walks', () => {
  test('an invariant that holds is never found broken', () => {
    const never = invariant('It never breaks', ({ snapshot }) => snapshot.status !== 'error');
    for (const { machine, samples } of hardMachines) {
      expect(counterExample({ name: machine.id, machine, samples, invariants: [never] }, { ...SEED, numRuns: 10 })).toBeUndefined();
    }
  });

  test('one that does not hold is told by the shortest walk there is, in words, and the walk is kept', () => {
    const near = invariant('Nobody goes far', ({ snapshot }) => snapshot.value !== 's3');
    const words = {
      title: { en: 'Road', bn: '' },
      states: {},
      events: { on: { plain: { en: 'Walk on', bn: '' } }, back: { plain: { en: 'Walk back', bn: '' } } },
      outcomes: {},
    };
    const subject = { ...walker(events('on', 'back'), near), words };
    expect(() => walkAtRandom(subject, SEED)).toThrow(
      ['It does not hold that: Nobody goes far', 'by', '  1. Walk on', '  2. Walk on', '  3. Walk on', `Kept as ${file}`].join('\n'),
    );
    expect(existsSync(file)).toBe(true);
    const { machine, paths } = JSON.parse(readFileSync(file, 'utf8'));
    expect([machine, paths[0].title]).toEqual(['long-road', 'Nobody goes far']);
    expect(paths[0].steps.map(({ state }: { state: string }) => state)).toEqual(['s1', 's2', 's3']);
  });

  test('one that does not hold where the chart begins needs no step', () => {
    const found = counterExample(
      walker(
        events('on'),
        invariant('Elsewhere', ({ snapshot }) => snapshot.value !== 's0'),
      ),
      SEED,
    );
    expect([found?.reason, found?.path.steps]).toEqual(['Elsewhere', []]);
  });

  test('inputs and outcomes are tried, and what is done on the way is seen', () => {
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
      ({ before, move, snapshot }) => before?.value !== 'failed' || move?.event.type !== 'close' || snapshot.status !== 'done',
    );
    const later = counterExample({ name: 'talker', machine: talker, samples, invariants: [closed] }, SEED);
    expect(later?.path.steps.map(({ event }) => event.type)).toEqual(['xstate.error.actor.work', 'close']);
  });

  test('a chart that breaks is found as well', () => {
    const fails = (): never => {
      throw new Error('no luck');
    };
    const broken = createMachine({ id: 'broken', on: { go: { guard: fails } } });
    const found = counterExample({ ...walker(events('go')), machine: broken }, SEED);
    expect(found?.reason).toContain('no luck');
  });
});

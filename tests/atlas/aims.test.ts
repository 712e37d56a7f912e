import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import {
  type AnySamples,
  bound,
  explore,
  exploreByHand,
  minimise,
  type Path,
  paths,
  picture,
  showing,
} from '../../src/atlas';
import { minutesOf } from '../../src/atlas/cli/estimate';
import { diff } from '../../src/atlas/diff';
import { events } from './counts';

const meta = (...requirements: string[]) => ({ requirements });
const office = (more: object = {}) =>
  createMachine({
    id: 'office',
    initial: 'hall',
    states: {
      hall: { meta: meta('o.1'), on: { left: 'archive', right: 'counter', leave: 'street' } },
      archive: { meta: meta('o.2'), on: { back: 'hall' } },
      counter: { meta: meta('o.3', 'o.4'), on: { back: 'hall', deeper: 'vault' }, ...more },
      vault: { meta: meta('o.2', 'o.5'), on: { back: 'counter' } },
      street: { meta: meta('o.6'), type: 'final' },
    },
  });
/** Two final states. */
const ends = createMachine({
  id: 'ends',
  initial: 'begin',
  states: {
    begin: { on: { left: 'west', right: 'east' } },
    west: { meta: meta('e.1'), type: 'final' },
    east: { meta: meta('e.2'), type: 'final' },
  },
});
const samples: AnySamples = { ...events('left', 'right', 'back', 'deeper', 'leave', 'ring'), outcomes: {} };
const exploration = explore(office(), samples);
const movesOf = (found: readonly Path[]) => found.map(({ steps }) => steps.map(({ event }) => event.type));

describe('paths that show requirements', () => {
  test('take the fewest sessions, and the lower bound says so', () => {
    const requirements = ['o.2', 'o.5'];
    // The archive is nearer, but the vault shows both.
    expect(movesOf(minimise(exploration, { requirements }))).toEqual([['left', 'back', 'right', 'deeper']]);
    const { paths, least } = showing(exploration, requirements);
    expect([movesOf(paths), least]).toEqual([[['right', 'deeper']], { paths: 1, steps: 2 }]);
  });

  test('take several sessions where no single one shows all', () => {
    const { paths, least } = showing(explore(ends, events('left', 'right')), ['e.1', 'e.2']);
    expect([movesOf(paths), least]).toEqual([[['left'], ['right']], { paths: 2, steps: 2 }]);
  });

  test('show each of them once, in any state that carries it', () => {
    const requirements = exploration.declared.requirements.map(({ id }) => id);
    const { paths: found } = showing(exploration, requirements);
    const shown = found.flatMap(({ stepCoverages, steps }) =>
      [...stepCoverages, ...steps.flatMap((step) => step.stepCoverages)].flatMap(({ states }) => states),
    );
    const carried = exploration.declared.states.filter(({ id }) => shown.includes(id));
    expect(new Set(carried.flatMap((state) => state.requirements))).toEqual(new Set(requirements));
    // The archive shows nothing that the vault does not.
    expect(shown).not.toContain('office.archive');
    expect(found).toHaveLength(1);
  });

  test('are none for requirements that no state carries', () => {
    expect(showing(exploration, ['o.9'])).toEqual({ paths: [], least: { paths: 0, steps: 0 } });
  });
});

describe('paths that cover a change', () => {
  const since = (before: ReturnType<typeof office>, after: ReturnType<typeof office>) =>
    new Set(diff(picture(before), picture(after)).changes.map(({ key }) => key));

  test('take new transitions on both sides of their guards, and nothing else', () => {
    const guarded = office({
      on: { back: 'hall', deeper: 'vault', ring: { guard: ({ event }: { event: { loud?: boolean } }) => event.loud } },
    });
    const rings = { ...samples, events: { ...samples.events, ring: { loud: { loud: true }, soft: { loud: false } } } };
    const changed = since(office(), guarded);
    expect([...changed]).toEqual(['office.counter | ring | 0']);
    const found = minimise(explore(guarded, rings), { changed });
    expect(movesOf(found)).toEqual([['right', 'ring', 'ring']]);
    expect(bound(explore(guarded, rings), { changed })).toEqual({ paths: 1, steps: 2 });
  });

  test('enter changed states', () => {
    const changed = since(office(), office({ tags: 'open', on: { back: 'hall', deeper: 'vault' } }));
    expect([...changed]).toEqual(['state counter']);
    expect(movesOf(minimise(exploration, { changed }))).toEqual([['right']]);
  });

  test('are none without a change', () => {
    expect(paths(exploration, { changed: since(office(), office()) })).toEqual([]);
  });
});

describe('paths for what is at risk', () => {
  const text = { en: 'Go', bn: 'Go' };
  const plain = Object.fromEntries(Object.keys(samples.events).map((type) => [type, { plain: {} }]));
  const steps = {
    begins: { door: { given: [], opens: text } },
    events: {
      ...plain,
      deeper: { plain: { matter: 'money' as const } },
      left: { plain: { matter: 'access' as const } },
    },
    outcomes: {},
  };
  const hand = exploreByHand(office(), samples, steps);

  test('take the steps whose failure costs it, and nothing else', () => {
    expect(movesOf(minimise(hand, { matters: ['money'] }))).toEqual([['right', 'deeper']]);
    expect(movesOf(minimise(hand, { matters: ['access'] }))).toEqual([['left']]);
    expect(movesOf(minimise(hand, { matters: ['money', 'access'] }))).toEqual([['left', 'back', 'right', 'deeper']]);
    expect(bound(hand, { matters: ['money', 'access'] })).toEqual({ paths: 1, steps: 3 });
  });

  test('are none without steps of that cost', () => {
    expect(minimise(hand, { matters: ['safety'] })).toEqual([]);
  });
});

test('a case takes the time of its preparation, steps and delays, but for waits that a moved clock saves', () => {
  const step = (who: 'tester' | 'system', type: string) => ({
    ...{ who, states: [], passes: false, requirements: [] },
    move: { kind: 'event' as const, event: { type } },
  });
  const preparation = [{ en: 'Set up', bn: 'Set up' }];
  expect(minutesOf({ given: preparation, steps: [] })).toBe(1);
  expect(minutesOf({ given: preparation, steps: Array(4).fill(step('tester', 'go')) })).toBe(3);
  expect(minutesOf({ given: [], steps: [step('system', 'xstate.after.60000.office.hall')] })).toBe(2);
  expect(minutesOf({ given: [], steps: [step('system', 'xstate.after.86400000.office.hall')] })).toBe(3);
});

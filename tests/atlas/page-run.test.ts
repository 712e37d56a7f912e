import { describe, expect, test } from 'vitest';
import { assign, createMachine, sendParent, setup } from 'xstate';
import { foldable, foldedPicture } from '../../src/atlas/fold/fold';
import { innermost } from '../../src/atlas/fold/nesting';
import { completed } from '../../src/atlas/guess';
import { addressOf, type Place, placeOf } from '../../src/atlas/page/app/address';
import { coloursOf } from '../../src/atlas/page/app/colours';
import { IMPOSSIBLE, replay } from '../../src/atlas/page/app/run';
import { picture } from '../../src/atlas/picture';
import { memory } from './hard/memory';
import { rivals } from './hard/rivals';
import { wild } from './hard/wild';

const lift = setup({
  types: { context: {} as { floor: number } },
  actors: { motor: createMachine({}) },
  guards: { isLow: ({ context }) => context.floor < 1 },
  actions: {
    up: assign({ floor: ({ context }) => context.floor + 1 }),
    greet: () => undefined,
    ring: () => undefined,
    close: () => undefined,
  },
}).createMachine({
  id: 'lift',
  context: { floor: 0 },
  initial: 'open',
  states: {
    open: { entry: 'greet', exit: 'close', on: { go: { guard: 'isLow', target: 'moving', actions: 'up' } } },
    moving: {
      entry: ['ring', sendParent({ type: 'moves' })],
      invoke: { id: 'motor', src: 'motor', input: { speed: 2 }, onDone: 'waiting', onError: 'stuck' },
    },
    waiting: { after: { 1000: 'open' } },
    stuck: { type: 'final' },
  },
});
const samples = completed(lift);
const walk = (...tokens: string[]) => replay(lift, samples, undefined, tokens);
const last = (...tokens: string[]) => walk(...tokens).at(-1);
const GO = 'go: without a payload';
const DELAY = 'xstate.after.1000.lift.waiting';

describe('stepped machine', () => {
  test('reports state, actions and options of each moment', () => {
    const [first, second] = walk(GO);
    expect(first?.options.map(({ token, leads }) => [token, leads])).toEqual([[GO, ['lift.open | go | 0']]]);
    expect(first?.actions).toEqual(['greet']);
    expect(second).toMatchObject({
      value: 'moving',
      context: { floor: 1 },
      actions: ['close', 'up', 'ring', 'xstate.sendTo'],
    });
    expect(second?.actors).toEqual([{ id: 'motor', status: 'active', input: { speed: 2 } }]);
    expect(second?.effects.map(({ kind }) => kind)).toEqual(['act', 'act', 'send', 'invoke']);
    expect(second?.options.map(({ token }) => token)).toEqual(['motor: ends', 'motor: fails']);
  });

  test('steps by outcomes and delays, and displays options that a guard rejects', () => {
    expect(last(GO, 'motor: ends')?.options.map(({ token }) => token)).toEqual([DELAY]);
    const again = last(GO, 'motor: ends', DELAY);
    expect(again).toMatchObject({ value: 'open', taken: ['lift.waiting | xstate.after.1000.lift.waiting | 0'] });
    expect(again?.options).toMatchObject([{ token: GO, leads: [] }]);
    expect(last(GO, 'motor: ends', DELAY, GO)).toMatchObject({ value: 'open', taken: [], actions: [] });
    expect(last(GO, 'motor: fails')).toMatchObject({ value: 'stuck', status: 'done', options: [] });
  });

  test('ends at an invalid step, and at a machine that throws', () => {
    expect(walk('nobody: knows', GO)).toHaveLength(2);
    expect(last('nobody: knows', GO)?.failure).toBe(IMPOSSIBLE);
    const broken = createMachine({
      context: () => {
        throw new Error('no input');
      },
    });
    expect(replay(broken, completed(broken), undefined, ['any'])).toMatchObject([
      { status: 'error', failure: 'Error: no input' },
    ]);
  });

  test('takes the winning transition of a conflict', () => {
    const moment = replay(rivals, completed(rivals), undefined, ['out: without a payload']).at(-1);
    expect(moment).toMatchObject({ value: 'first', taken: ['rivals.work.left.a | out | 0'] });
  });
});

test('options without samples are available: a wildcard by an event it catches', () => {
  expect(Object.keys(completed(wild).events).sort()).toEqual(['anything', 'mouse', 'mouse.down', 'mouse.up', 'stay']);
  const own = { events: { 'mouse.down': { left: { button: 0 } } }, outcomes: {} };
  expect(completed(wild, own).events['mouse.down']).toEqual({ left: { button: 0 } });
});

describe('address', () => {
  const places: Place[] = [
    { steps: [], at: 0 },
    { chart: 'log in/out', steps: [], at: 0, tier: 'model' },
    { chart: 'lift', input: 'a & b', steps: [GO, 'motor: ends'], at: 1, state: 'open.door', requirement: 's1.a#b' },
    { chart: 'lift', steps: [], at: 0, change: 'lift.open | go | 0 (removed)' },
    { chart: 'lift', steps: [], at: 0, changes: 'off' },
  ];
  test.each(places.map((place) => [JSON.stringify(place), place] as const))('restores its place: %s', (_, place) => {
    expect(placeOf(addressOf(place))).toEqual(place);
  });
  test('falls back to the start if it is malformed', () => {
    expect(placeOf('#%E0%A4%A')).toEqual({ steps: [], at: 0 });
    expect(placeOf('#lift?at=7&step=a')).toEqual({ chart: 'lift', steps: ['a'], at: 1 });
    expect(placeOf('#lift?at=-1&step=a').at).toBe(0);
    expect(placeOf('#lift?at=x&step=a').at).toBe(1);
  });
});

describe('folded chart', () => {
  const whole = picture(memory);
  test('keeps every transition outside of folded states', () => {
    expect(foldable(whole)).toEqual(['on', 'on.tv']);
    const { states, transitions } = foldedPicture(whole, ['on']);
    expect(states.map(({ path, type }) => [path, type])).toEqual([
      ['off', 'atomic'],
      ['on', 'atomic'],
    ]);
    expect(transitions.map(({ id, targets }) => [id, ...targets])).toEqual([
      ['memory.off | deep | 0', 'on'],
      ['memory.off | shallow | 0', 'on'],
      ['memory.on | off | 0', 'off'],
    ]);
  });
  test('bundles parallel transitions of folded states with their number, if there are four or more', () => {
    const within = Object.fromEntries(
      Array.from({ length: 4 }, (_, at) => [`s${at}`, { on: { leave: '#off', [`e${at}`]: '#off' } }]),
    );
    const on = { initial: 's0', states: within, on: { leave: 'off' } };
    const crowded = picture(
      createMachine({ id: 'crowded', initial: 'on', states: { on, off: { id: 'off', on: { enter: 'on' } } } }),
    );
    const { transitions } = foldedPicture(crowded, ['on']);
    expect(transitions.map(({ source, targets, told }) => [source, targets, told])).toEqual([
      ['on', ['off'], undefined],
      ['on', ['off'], ['× 8']],
      ['off', ['on'], undefined],
    ]);
    expect(foldedPicture(whole, ['on']).transitions.filter(({ told }) => told)).toEqual([]);
  });

  test('folds the outermost of nested states, and nothing by default', () => {
    expect(foldedPicture(whole, ['on.tv', 'on'])).toEqual(foldedPicture(whole, ['on']));
    expect(foldedPicture(whole, [])).toBe(whole);
    expect(innermost(['on', 'on.tv', 'off', 'on.tv.one'])).toEqual(['off', 'on.tv.one']);
  });
});

test('a state with an uncovered transition, or a transition with an uncovered guard side, is partly covered', () => {
  const drawn = picture(lift);
  const missing = ['lift.open | go | 0 | false', 'lift.stuck', 'lift.moving | xstate.error.actor.motor | 0'];
  const laid = { width: 0, height: 0, boxes: [], beginnings: [], edges: [] };
  const chart = { key: 'lift', file: '', picture: drawn, laid, samples, paths: [], untried: [] };
  const colours = coloursOf({ ...chart, tiers: [{ tier: 'model', covered: 0, declared: 0, missing }] }, 'model');
  expect(Object.fromEntries(colours?.of ?? [])).toEqual({
    'lift.open': 'part',
    'lift.open | go | 0': 'part',
    'lift.moving': 'part',
    'lift.moving | xstate.done.actor.motor | 0': 'ok',
    'lift.moving | xstate.error.actor.motor | 0': 'no',
    'lift.waiting': 'ok',
    'lift.waiting | xstate.after.1000.lift.waiting | 0': 'ok',
    'lift.stuck': 'no',
  });
  expect(colours?.counts.get('lift.moving')).toEqual({ done: 1, all: 2 });
  expect(coloursOf({ ...chart, tiers: [] }, 'model')).toBeUndefined();
});

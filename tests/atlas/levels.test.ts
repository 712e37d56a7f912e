/** @module-tag extended */

import { beforeAll, describe, expect, test } from 'vitest';
import { and, assign, createMachine, emit, not, sendParent, sendTo, setup } from 'xstate';
import { loginMachine } from '../../machines/identity/login/login.machine';
import { picture } from '../../src/atlas';
import { load } from '../../src/atlas/cli/load';
import { detailsOf } from '../../src/atlas/code';
import { layout } from '../../src/atlas/layout';
import { mainWay } from '../../src/atlas/main-way';
import { type Level, levelOf, readAs } from '../../src/atlas/page/app/levels';
import { chartData } from '../../src/atlas/page/chart-data';
import type { ChartData } from '../../src/atlas/page/data';
import { loginJourneys } from '../machines/identity/login.journeys';

describe('login', () => {
  let chart: ChartData;
  beforeAll(async () => {
    const [login] = await load(['machines/identity/login/*.machine.ts']);
    if (!login) throw new Error('There is no log-in.');
    chart = await chartData(login, 'login', []);
  }, 60_000);
  const as = (level: Level, language: 'bn' | 'en' = 'en') => readAs(level, chart.picture, chart, language);
  const wordsOf = async (level: Level) => {
    const { boxes, edges } = await layout(as(level));
    return [...boxes.flatMap(({ rows }) => rows), ...edges.flatMap(({ label }) => label.lines)]
      .map(({ text }) => text)
      .join('\n');
  };

  test('shows product only labels on states and arrows: no names, guards or requirements', async () => {
    const { states, transitions } = as('product');
    expect(states.find(({ path }) => path === 'opening')?.title).toBe(chart.words?.states.opening?.en);
    expect(transitions.every(({ plain }) => plain)).toBe(true);
    expect(transitions.filter(({ kind }) => kind === 'event').every(({ told = [] }) => told.length > 0)).toBe(true);
    expect(await wordsOf('product')).not.toMatch(/form\.submitted|s4\.|\[|unremembering|setBeginning/);
    expect(as('product', 'bn').states.find(({ path }) => path === 'opening')?.title).toBe(
      chart.words?.states.opening?.bn,
    );
  });

  test('folds technical failures into a mark of their state', () => {
    const { states, transitions } = as('product');
    expect(chart.picture.transitions.some(({ kind }) => kind === 'error')).toBe(true);
    expect(transitions.filter(({ kind }) => kind === 'error')).toEqual([]);
    const failing = new Set(
      chart.picture.transitions.filter(({ kind }) => kind === 'error').map(({ source }) => source),
    );
    expect(states.filter(({ mark }) => mark !== undefined).map(({ path }) => path)).toEqual(
      states.map(({ path }) => path).filter((path) => failing.has(path)),
    );
  });

  test('shows testers labels and names, and engineers everything', async () => {
    const qa = as('qa');
    expect(qa.states.find(({ path }) => path === 'opening')?.description).toBe(chart.words?.states.opening?.en);
    const submitted = qa.transitions.find(({ event, targets }) => event === 'form.submitted' && targets.length > 0);
    expect(submitted?.told?.length).toBeGreaterThan(0);
    expect(await wordsOf('qa')).toMatch(/form\.submitted/);
    expect(as('engineer').transitions).toEqual(
      chart.picture.transitions.map((transition) => ({ ...transition, ...chart.details?.transitions[transition.id] })),
    );
  });

  test('has the main path of its first journey', () => {
    const [first] = loginJourneys;
    if (!first || !('run' in first)) throw new Error('There is no journey.');
    const way = mainWay(loginMachine, first);
    expect(way?.title).toBe(first.title);
    expect(way?.states).toContain('login.loggedIn');
    expect(way?.transitions).toContain('login.signingIn | xstate.done.actor.attempt | 0');
    expect(mainWay(createMachine({}), first)).toBeUndefined();
  });
});

test('hides from product what only a failure reaches', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'loading',
    states: {
      loading: { invoke: { id: 'load', src: 'load', onDone: 'shown', onError: 'failed' } },
      shown: { on: { again: 'loading' } },
      failed: { on: { retry: 'loading' } },
    },
  });
  const read = readAs('product', picture(machine), {}, 'en');
  expect(read.states.map(({ path, mark }) => [path, mark])).toEqual([
    ['loading', '⚠ can fail'],
    ['shown', undefined],
  ]);
  expect(read.transitions.map(({ source, told }) => [source, told])).toEqual([
    ['loading', []],
    ['shown', ['again']],
  ]);
});

test('shows engineers unnamed code, and the targets of sent events', () => {
  const machine = setup({
    actions: { ring: sendTo('bell', { type: 'RING' }), count: assign({ n: 1 }), plain: () => {} },
    guards: { isOpen: () => true, isLate: () => true },
  }).createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: {
        entry: ['plain', ({ context }) => console.log(context)],
        on: {
          go: {
            guard: ({ context }) => context.n > 1,
            target: 'b',
            actions: ['ring', 'count', sendParent({ type: 'LEFT' })],
          },
          both: { guard: and(['isOpen', not('isLate')]), target: 'b', actions: emit({ type: 'seen' }) },
          plain: { guard: 'isOpen', target: 'b', actions: 'plain' },
        },
      },
      b: {},
    },
  });
  const { states, transitions } = detailsOf(machine);
  expect(states.a?.entry?.[0]).toBe('plain');
  expect(states.a?.entry?.[1]).toMatch(/^\(\{ ?context ?\}\) => console\.log\(context\)$/);
  expect(transitions['m.a | go | 0']?.guard).toMatch(/context\.n > 1/);
  expect(transitions['m.a | go | 0']?.actions).toEqual([
    'ring: sendTo bell ← RING',
    'count: assign n',
    'sendTo parent ← LEFT',
  ]);
  expect(transitions['m.a | both | 0']?.actions).toEqual(['emit seen']);
  expect(transitions['m.a | plain | 0']).toBeUndefined();
});

test('falls back to testers for an unknown level', () => {
  expect([levelOf('product'), levelOf('nobody'), levelOf(undefined)]).toEqual(['product', 'qa', 'qa']);
});

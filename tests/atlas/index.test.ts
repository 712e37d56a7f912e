import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { picture } from '../../src/atlas';
import { changedOn } from '../../src/atlas/cli/history';
import { findAll } from '../../src/atlas/page/app/find';
import { type Sort, sorted, tiersOf } from '../../src/atlas/page/app/sorted';
import type { ChartData, TierData } from '../../src/atlas/page/data';

const text = (en: string) => ({ en, bn: en });
const tier = (name: string, covered: number): TierData => ({ tier: name, covered, declared: 10, missing: [] });
const chart = (key: string, states: number, more: Partial<ChartData> = {}): ChartData => ({
  key,
  file: `${key}.ts`,
  picture: picture(
    createMachine({
      id: key,
      initial: 's0',
      states: Object.fromEntries(
        Array.from({ length: states }, (_, nth) => [
          `s${nth}`,
          { meta: { requirements: [`r.${key}`] }, on: { go: 's0' } },
        ]),
      ),
    }),
  ),
  laid: { width: 0, height: 0, boxes: [], beginnings: [], edges: [] },
  samples: { events: {}, outcomes: {} },
  words: {
    title: text(`The ${key}`),
    states: { s0: text(`${key} begins`) },
    events: { go: { now: text(`press ${key}`) } },
    outcomes: {},
  },
  paths: [],
  tiers: [],
  untried: [],
  ...more,
});
const door = chart('door', 2, {
  tiers: [tier('browser', 9), tier('model', 10), tier('all', 10)],
  changed: '2026-01-02',
});
const lamp = chart('lamp', 4, { tiers: [tier('model', 5), tier('browser', 7), tier('all', 9)], changed: '2026-03-01' });
const attic = chart('attic', 3, { changed: '2025-12-31' });
const all = [door, lamp, attic];

describe('index', () => {
  const keys = (sort: Sort) => sorted(all, sort, 'en').map((section) => section.charts.map(({ key }) => key));

  test('groups the flows by folder, sorted by name, and puts those without a folder last', () => {
    const sections = (files: string[]) =>
      sorted(
        all.map((chart, nth) => ({ ...chart, file: files[nth] ?? '' })),
        'group',
        'en',
      ).map(({ title, charts }) => [title, ...charts.map(({ key }) => key)]);
    expect(sections(['flows/house/a/door.ts', 'flows/house/b/lamp.ts', 'flows/attic.ts'])).toEqual([
      ['house', 'door', 'lamp'],
      ['', 'attic'],
    ]);
    const ungrouped = [[undefined, 'door', 'lamp', 'attic']];
    expect(sections(['flows/door.ts', 'flows/lamp.ts', 'flows/attic.ts'])).toEqual(ungrouped);
    expect(sections(['flows/a/door.ts', 'flows/b/lamp.ts', 'flows/c/attic.ts'])).toEqual(ungrouped);
  });

  test('sorts by lowest coverage, largest size or latest change', () => {
    expect(keys('coverage')).toEqual([['attic', 'lamp', 'door']]);
    expect(keys('size')).toEqual([['lamp', 'attic', 'door']]);
    expect(keys('changed')).toEqual([['lamp', 'door', 'attic']]);
  });

  test('lists each tier’s own coverage, the lowest first, without the total', () => {
    expect(tiersOf(lamp).map((tierData) => tierData.tier)).toEqual(['model', 'browser']);
    expect(tiersOf(door).map((tierData) => tierData.tier)).toEqual(['browser', 'model']);
  });
});

describe('search', () => {
  const found = (sought: string, current?: ChartData) =>
    findAll(all, [{ id: 'r.door', text: 'A door can be shut.' }], sought, 'en', current).found.map(
      ({ chart: { key }, path }) => `${key} ${path ?? ''}`.trim(),
    );

  test('finds flows, states, events, labels, requirements and their sentences, in all flows', () => {
    expect(found('The lamp')).toEqual(['lamp']);
    expect(found('attic begins')).toEqual(['attic s0']);
    expect(found('press lamp')).toEqual(['lamp s0', 'lamp s1', 'lamp s2', 'lamp s3']);
    expect(found('r.door')).toEqual(['door s0', 'door s1']);
    expect(found('can be shut')).toEqual(['door s0', 'door s1']);
    expect(found('go').length).toBe(9);
    expect(found(' ')).toEqual([]);
  });

  test('ranks matches in the current chart first', () => {
    expect(found('s1', lamp)[0]).toBe('lamp s1');
    expect(found('s1', attic)[0]).toBe('attic s1');
  });

  test('shows the total if it lists fewer', () => {
    const many = chart('many', 40);
    expect(findAll([many], [], 'press', 'en')).toMatchObject({ all: 40, found: { length: 24 } });
  });
});

test('takes the day of the last change from git; none for unknown files', () => {
  const days = changedOn([
    'machines/identity/login/login.machine.ts',
    '../elsewhere/x.machine.ts',
    'nowhere/y.machine.ts',
  ]);
  expect([...days]).toEqual([['machines/identity/login/login.machine.ts', expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]]);
});

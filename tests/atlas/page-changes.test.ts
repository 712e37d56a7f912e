/** @module-tag extended */

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { picture } from '../../src/atlas';
import { compare } from '../../src/atlas/cli/changes';
import { load } from '../../src/atlas/cli/load';
import { diff } from '../../src/atlas/diff';
import { layout } from '../../src/atlas/layout';
import { page } from '../../src/atlas/page';
import { changeCounts, changedIn, displayedDiff, marksOf, wholeOf } from '../../src/atlas/page/app/changes';
import { readAs } from '../../src/atlas/page/app/levels';
import type { ChartData, DiffData } from '../../src/atlas/page/data';
import { dataOf } from '../../src/atlas/page/packed';

const before = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { open: 'open' } },
    open: { initial: 'ajar', states: { ajar: { on: { push: 'wide' } }, wide: {} } },
  },
});
const after = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { open: 'open', lock: 'locked' } },
    open: { initial: 'ajar', states: { ajar: { tags: 'draughty' } } },
    locked: {},
  },
});

describe('changes of a chart', () => {
  let changed: DiffData;
  let chart: ChartData;
  beforeAll(async () => {
    const both = diff(picture(before), picture(after));
    changed = { ...both, laid: await layout(both.picture) };
    const now = picture(after);
    const samples = { events: {}, outcomes: {} };
    chart = {
      key: 'door',
      file: '',
      picture: now,
      laid: await layout(now),
      samples,
      paths: [],
      tiers: [],
      untried: [],
      diff: changed,
    };
  });

  test('mark their targets, by key', () => {
    expect(Object.fromEntries(marksOf(changed, []))).toEqual({
      'state locked': 'added',
      'state open.ajar': 'changed',
      'state open.wide': 'removed',
      'door.shut | lock | 0': 'added',
      'door.open.ajar | push | 0 (removed)': 'removed',
    });
    expect(changeCounts(changed)).toEqual({ added: 2, removed: 2, changed: 1 });
  });

  test('mark the folded state that contains them', () => {
    expect(marksOf(changed, []).has('state open')).toBe(false);
    expect(marksOf(changed, ['open']).get('state open')).toBe('changed');
  });

  test('are found in the picture of both versions', () => {
    expect(changedIn(changed.picture, 'state open.wide')).toMatchObject({
      state: { path: 'open.wide' },
      transition: undefined,
    });
    expect(changedIn(changed.picture, 'door.shut | lock | 0')).toMatchObject({
      state: undefined,
      transition: { targets: ['locked'] },
    });
  });

  test('are drawn with removed parts until they are hidden', () => {
    const paths = (changes?: string) =>
      wholeOf(chart, displayedDiff(chart, { steps: [], at: 0, changes }), 'en').picture.states.map(({ path }) => path);
    expect(paths()).toEqual(['shut', 'open', 'open.ajar', 'locked', 'open.wide']);
    expect(paths('off')).toEqual(['shut', 'open', 'open.ajar', 'locked']);
    expect(displayedDiff({ ...chart, diff: undefined }, { steps: [], at: 0 })).toBeUndefined();
  });
});

test('are displayed and laid out in Bengali if the chart has labels', async () => {
  const now = picture(after);
  const laid = await layout(now);
  const states = { shut: { en: 'The door is shut', bn: 'দরজা বন্ধ' } };
  const words = { title: { en: '', bn: '' }, states, events: {}, outcomes: {} };
  const samples = { events: {}, outcomes: {} };
  const chart: ChartData = { key: 'door', file: '', picture: now, laid, samples, paths: [], tiers: [], untried: [] };
  const laidInBengali = await layout(readAs('qa', now, { words }, 'bn'));
  const labelled = { ...chart, words, laidInBengali };
  expect(wholeOf(labelled, undefined, 'bn', 'qa').picture.states.map(({ description }) => description)).toEqual([
    'দরজা বন্ধ',
    undefined,
    undefined,
    undefined,
  ]);
  expect(
    wholeOf(labelled, undefined, 'bn', 'qa')
      .ahead.laid.boxes.find(({ path }) => path === 'shut')
      ?.rows.map(({ text }) => text),
  ).toEqual(['shut', 'দরজা বন্ধ']);
  expect([
    wholeOf(labelled, undefined, 'en', 'qa').ahead.laid,
    wholeOf(chart, undefined, 'bn', 'qa').ahead.laid,
  ]).toEqual([laid, laid]);
  expect(wholeOf(chart, undefined, 'bn')).toEqual({
    picture: now,
    ahead: { whole: now, folds: [], picture: now, laid },
  });
});

describe('page that compares with a revision', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atlas-changes-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('lists new, changed, unchanged and deleted flows', async () => {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const source = (id: string, more = '') =>
      `import { createMachine } from 'xstate';\nexport const machine = createMachine({ id: '${id}', initial: 'x', states: { x: {}${more} } });\n`;
    const write = (version: string, files: Record<string, string>) => {
      mkdirSync(join(folder, version));
      for (const [name, text] of Object.entries(files))
        writeFileSync(join(folder, version, `${name}.machine.ts`), text);
      return load([join(folder, version, '*.machine.ts')]);
    };
    const old = await write('old', { same: source('same'), changed: source('changed'), gone: source('gone') });
    const now = await write('now', {
      same: source('same'),
      changed: source('changed', ', y: {}'),
      fresh: source('fresh'),
    });
    const html = await page(now, { since: compare({ revision: 'v1', charts: old }, now) });
    const data = dataOf(html);
    expect(data.since).toEqual({ revision: 'v1', gone: ['gone'] });
    expect(
      data.charts.map(({ key, isNew, diff: found }) => [key, isNew, found?.changes.map(({ key }) => key)]),
    ).toEqual([
      ['changed', undefined, ['state y']],
      ['fresh', true, undefined],
      ['same', undefined, undefined],
    ]);
    expect(data.charts[0]?.diff?.old?.picture.states.map(({ path }) => path)).toEqual(['x']);
    expect(data.charts[0]?.diff?.old?.laid.boxes.map(({ path }) => path)).toEqual(['', 'x']);
  });
});

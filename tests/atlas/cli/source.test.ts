import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explore } from '../../../src/atlas';
import { type Loaded, loadEach } from '../../../src/atlas/cli/load';
import { countOf, draw, missingIn } from '../../../src/atlas/draw';
import { page } from '../../../src/atlas/page';
import { machineOf } from '../../../src/atlas/page/app/foreign';
import { dataOf } from '../../../src/atlas/page/packed';
import { EVENT_CEILING } from '../../harness/ceilings';

// Without packages and outside of this checkout, like a fresh clone of another project.
const folder = mkdtempSync(join(tmpdir(), 'atlas-source-'));
afterAll(() => rmSync(folder, { recursive: true }));

const STATES = "initial: 'off', states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } }";
const FROM = "import { assign, createMachine, setup } from 'xstate';\n";

/** Files of another project, by path. */
const FILES: Record<string, string> = {
  'tsconfig.json':
    '{ /* of a package */ "extends": "./nowhere.json", "compilerOptions": { "paths": { "@w/*": ["./w/*"] } }, }',
  'w/words.ts': "export const WORD = 'aliased';\n",
  'aliased.ts': `${FROM}import { WORD } from '@w/words';\nexport const lamp = createMachine({ id: WORD, ${STATES} });\n`,
  'lost.ts': [
    `${FROM}import api, { load } from '@lost/api';`,
    "import * as icons from './icons.svg';",
    "import { extra, start } from './generated';",
    'export const lamp = setup({ actors: { load }, actions: { note: api.note } }).createMachine({',
    "  id: 'lost', initial: start.first, context: { icon: icons.on },",
    '  states: { a: { invoke: { src: load, onDone: extra.target } }, b: { on: { go: "a" } } },',
    '});',
  ].join('\n'),
  'hook.tsx': [
    `${FROM}import { useMemo, useState } from 'react';`,
    'export function useDoor({ start = "open", onOpen }: { start?: string; onOpen(): void }) {',
    '  const [count, setCount] = useState(0); // which is stubbed',
    '  const shut = { on: { press: "open" } };',
    '  const machine = useMemo(() => createMachine({',
    '    id: "door", initial: start, entry: assign({ n: () => count }),',
    '    states: { open: { entry: onOpen, on: { press: "shut" } }, shut },',
    '  }), [count]);',
    '  return <button onClick={() => setCount(machine)}>{count}</button>;',
    '}',
  ].join('\n'),
  'factory.js': [
    FROM,
    "export const makeLamp = (name, { power }) => createMachine({ id: 'lamp-' + name, context: { power },",
    `  ${STATES} });`,
    `class Shelf { #lamp = createMachine({ ${STATES} });`,
    `  make() { const parts = setup({}); return parts.extend({}).createMachine({ id: 'method', ${STATES} }); } }`,
    `const make = (id) => createMachine({ id, ${STATES} });`,
    "export const [left, right] = [make('left'), make('right')];",
  ].join('\n'),
  'split.mts': `${FROM}const parts = setup({ actions: { ring() {} } });\nconst hidden = parts.createMachine({ ${STATES} });\n`,
  'common.cjs': `const { createMachine } = require('xstate');\nmodule.exports = { lamp: createMachine({ id: 'common', ${STATES} }) };\n`,
  'Lamp.vue': `<template><p>{{ a < b }}</p></template>\n<script setup lang="ts">\n${FROM}const props = defineProps<{ a: string }>();\nconst vue = createMachine({ ${STATES} });\n</script>\n`,
  'Lamp.svelte': `<script lang="ts">\n${FROM}let n = $state(0);\nconst svelte = createMachine({ ${STATES} });\n</script>\n<p>{n}</p>\n`,
  'caller.ts': `${FROM}export const makeAny = (config) => createMachine(config);\n`,
  'itself.ts': `${FROM}export const itself = createMachine({ initial: 'a', states: { a: { on: { go: '.' } } } });\n`,
  'exits.ts': `${FROM}if (!process.env.NOT_SET_HERE) process.exit(3);\nexport const exits = createMachine({ ${STATES} });\n`,
  'endless.ts': `${FROM}export const endless = createMachine({ ${STATES} });\nwhile (true) {}\n`,
  'awaits.ts': `${FROM}await new Promise(() => {});\nexport const awaits = createMachine({ ${STATES} });\n`,
  'listens.ts': [
    `${FROM}import { createServer } from 'node:http';`,
    'createServer().listen(80); setInterval(() => {}, 10); console.log("loud");',
    `export const listens = createMachine({ ${STATES} });`,
  ].join('\n'),
  'thrown.ts': `${FROM}export const thrown = createMachine({ ${STATES} });\nthrow new Error('out of order');\n`,
  'unread.ts': [
    "import { createMachine } from './own-xstate';",
    "enum Place { Off = 'off', On = 'on' }",
    'const LATER = { target: Place.Off };',
    'export const unread = createMachine({',
    '  id: "unread", initial: Place.Off,',
    "  states: { [Place.Off]: { on: { press: { target: 'on', guard: () => true } } }, on: { on: { press: LATER } } },",
    '});',
  ].join('\n'),
  'wrong.ts': [
    FROM,
    "export const wrong = createMachine({ id: 'wrong', initial: 'of',",
    '  states: {',
    "    off: { on: { press: 'on', hold: { target: 'onn' } } },",
    "    on: { after: { 10: '#nowhere' } },",
    '  } });',
  ].join('\n'),
  'four.ts': [
    "import { assign, createMachine, interpret } from 'xstate';",
    "import { log } from 'xstate/lib/actions';",
    "export const four = createMachine({ initial: 'a', states: { a: { on: { go: { target: 'b', cond: 'isOpen' } } }, b: {} } },",
    '  { services: {} });',
  ].join('\n'),
  'broken.ts': `${FROM}export export const broken = createMachine({});\n`,
  'index.ts': "export * from './factory';\nexport { lamp as otherMachine } from './aliased';\n",
};

let loaded: Loaded;
beforeAll(async () => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  loaded = await loadEach([join(folder, '**/*.{ts,tsx,mts,js,cjs,vue,svelte}')]);
}, 4 * EVENT_CEILING);

const short = (line: string) => line.replace(/(?:\.\.\/)*[\w/.-]*atlas-source-\w+\//g, '');
const chartsIn = (file: string) => loaded.charts.filter((chart) => chart.file.endsWith(`/${file}`));
const noticesOn = (file: string) => loaded.notices.map(short).filter((line) => line.startsWith(file));

describe('machines of a project without its packages', () => {
  test.each([
    ['aliased.ts', ['aliased']],
    ['common.cjs', ['common']],
    ['factory.js', ['lamp', 'lamp-name', 'left', 'method', 'right']],
    ['hook.tsx', ['door']],
    ['lost.ts', ['lost']],
    ['split.mts', ['hidden']],
    ['Lamp.vue', ['vue']],
    ['Lamp.svelte', ['svelte']],
    ['exits.ts', ['exits']],
    ['endless.ts', ['endless']],
    ['awaits.ts', ['awaits']],
    ['listens.ts', ['listens']],
    ['thrown.ts', ['thrown']],
    ['unread.ts', ['unread']],
    ['itself.ts', ['itself']],
    ['caller.ts', []],
    ['index.ts', []],
  ])('%s: finds %j', (file, ids) => expect(chartsIn(file).map(({ id }) => id)).toEqual(ids));

  test('are drawn completely and explored', async () => {
    for (const { machine, origin } of loaded.charts) {
      expect(missingIn(machine, await draw(machine, origin))).toEqual([]);
      expect(explore(machine).places.length).toBeGreaterThan(0);
    }
  });

  test('name their stubs, and assume what these hide', () => {
    expect(noticesOn('tsconfig.json')).toEqual([
      'tsconfig.json extends ./nowhere.json, which does not exist; ignored.',
    ]);
    expect(noticesOn('lost.ts')).toEqual([
      'lost.ts:5: lost runs without ./generated, ./icons.svg, @lost/api.',
      'lost.ts:5: lost: line 6: root: its initial state is unknown: a is assumed',
      'lost.ts:5: lost: line 7: a: its target is unknown (target)',
    ]);
    expect(noticesOn('hook.tsx')).toEqual(['hook.tsx:6: door runs without react, react/jsx-runtime.']);
    const [door] = chartsIn('hook.tsx');
    expect(door?.machine.config.initial).toBe('open');
    expect(noticesOn('caller.ts')).toEqual(['caller.ts:2: only callers of makeAny know the config: not drawn']);
    expect(noticesOn('Lamp.vue')).toEqual(['Lamp.vue:5: vue runs without defineProps.']);
    expect(noticesOn('listens.ts')).toEqual(['listens.ts:4: listens runs without node:http.']);
  });

  test('run without the rest of their file if it exits, hangs or waits', () => {
    expect(noticesOn('exits.ts')).toEqual([
      'exits.ts does not load: it ends the process (exit code 3)',
      'exits.ts:3: exits runs without the rest of its file.',
    ]);
    expect(noticesOn('endless.ts')[0]).toBe('endless.ts does not load: it does not end');
    expect(noticesOn('awaits.ts').at(-1)).toBe('awaits.ts:3: awaits runs without the rest of its file.');
    expect(noticesOn('thrown.ts')).toEqual(['thrown.ts:3:1 does not load: out of order']);
  });

  test('are read where they cannot run, and marked in the picture', async () => {
    const [unread] = chartsIn('unread.ts');
    expect(unread?.origin).toMatchObject({ how: 'read', reason: expect.stringContaining('stubbed') });
    expect(Object.keys(unread?.machine.states ?? {})).toEqual(['off', 'on']);
    expect(unread?.machine.states.on?.config.on).toEqual({ press: { target: 'off' } });
    const { json } = await draw(unread?.machine ?? chartless(), unread?.origin);
    expect(JSON.parse(json).origin.how).toBe('read');
    expect(noticesOn('unread.ts')).toEqual([
      expect.stringMatching(/^unread\.ts:4: unread is read, not run: .*stubbed/),
    ]);
  });

  test('appear in the page with their origin, and run there without packages', async () => {
    const charts = [...chartsIn('lost.ts'), ...chartsIn('unread.ts')];
    const html = await page(charts);
    expect(dataOf(html).charts.map(({ picture }) => picture.origin?.how)).toEqual(['run', 'read']);
    expect(html).toContain('@lost/api');
  });

  test.each([
    ['left', 'factory.js'],
    ['method', 'factory.js'],
    ['door', 'hook.tsx'],
    ['exits', 'exits.ts'],
    ['lost', 'lost.ts'],
  ])('%s is created again by its code in the page', async (id, file) => {
    const { code, machine } = chartsIn(file).find((chart) => chart.id === id) ?? chartless();
    const { code: text, globals, ...place } = code ?? chartless();
    const names = ['atlas$', 'require', 'module', 'exports', 'console', ...globals];
    const created = await machineOf(compileFunction(text, names) as () => void, { id, globals, ...place });
    expect([created.id, countOf(created.root)]).toEqual([id, countOf(machine.root)]);
  });
});

function chartless(): never {
  throw new Error('there is no such chart');
}

describe('reports, and loads the others', () => {
  const faultsOf = (file: string) => loaded.faults.map(short).filter((line) => line.startsWith(file));

  test('targets that do not exist, with state, line and remedy', () =>
    expect(faultsOf('wrong.ts')).toEqual([
      'wrong.ts:3: wrong: the root starts in "of", which does not exist. Write "off", or add the state at the top.',
      'wrong.ts:5: wrong: state "off" goes to "onn" on "hold", which does not exist. Write "on", or add the state at the top.',
      expect.stringMatching(
        /^wrong\.ts:6: wrong: state "on" goes to "#nowhere" after 10, which does not exist\. Add it/,
      ),
    ]));

  test('XState 4, with what to change', () =>
    expect(faultsOf('four.ts')[0]?.split('\n')).toEqual([
      'four.ts:1: this is XState 4, which the atlas does not run. To change for XState 5:',
      "  line 1: `interpret` of 'xstate' → `createActor`",
      "  line 2: 'xstate/lib/actions' → 'xstate' exports its actions itself",
      '  line 3: `cond` → `guard`',
      '  line 4: `services` → `actors`',
      '  All changes: https://stately.ai/docs/migration',
    ]));

  test('a syntax error with its line', () =>
    expect(faultsOf('broken.ts')).toEqual([expect.stringMatching(/^broken\.ts:2 does not parse: /)]));

  test('in one line each, without stack traces', () => {
    expect(loaded.faults.map(short).filter((line) => !/^(wrong|four|broken)\.ts/.test(line))).toEqual([]);
    expect([...loaded.faults, ...loaded.notices].filter((line) => /\n\s+at /.test(line))).toEqual([]);
  });
});

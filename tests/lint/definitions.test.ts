import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../../src/gateway/*/sql/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<string>('../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const baseline = import.meta.glob<string>('../../src/gateway/migrations/baseline.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const DEFINES = /create\s+(?:or\s+replace\s+)?(?:function|procedure)\s+(\w+)/g;
const nameOf = (path: string) => path.replace(/^.*\/|\.sql$/g, '');
const defined = (text: string) => [...text.matchAll(DEFINES)].map(([, name]) => name);
const functions = Object.entries(files).filter(([path]) => !path.endsWith('.triggers.sql'));

test('each function file defines exactly that function, and no module defines functions', () => {
  expect(functions.length).toBeGreaterThan(100);
  for (const [path, text] of functions) expect([path, defined(text)]).toEqual([path, [nameOf(path)]]);
  const triggers = Object.entries(files).filter(([path]) => path.endsWith('.triggers.sql'));
  expect(triggers.flatMap(([, text]) => defined(text))).toEqual([]);
  expect(Object.entries(modules).flatMap(([path, text]) => (defined(text).length > 0 ? [path] : []))).toEqual([]);
});

const RAISED = /raise exception (?:using message = )?('?[\w.]+'?)[^;]*?errcode = '(\w+)'/g;

test('each code that a function raises has one meaning, and one module that maps it', () => {
  const meanings = new Map<string, Set<string>>();
  for (const [, meaning = '', code = ''] of Object.values(files).flatMap((text) => [...text.matchAll(RAISED)]))
    meanings.set(code, (meanings.get(code) ?? new Set()).add(meaning));
  expect(meanings.size).toBeGreaterThan(20);
  expect([...meanings].filter(([, { size }]) => size > 1)).toEqual([]);
  const mapped = Object.values(modules).flatMap((text) => [...new Set(text.match(/(?<=^\s*|')MD\d{3}(?=: |')/gm))]);
  expect(mapped.length).toBeGreaterThan(5);
  expect(mapped.filter((code, at) => mapped.indexOf(code) !== at || !meanings.has(code))).toEqual([]);
});

/** Functions that stay for one more version, for gateways that run while a new one starts. */
const isRetired = (text: string) => text.startsWith('-- Called by gateways of the previous version only.\n');

test('each function is used by a module, a table, a trigger or another function', () => {
  const texts = [...Object.entries(files), ...Object.entries(modules), ...Object.entries(baseline)];
  const isUsed = (path: string, text: string) =>
    text.includes(`execute function ${nameOf(path)}(`) ||
    texts.some(([other, content]) => other !== path && new RegExp(`\\b${nameOf(path)}\\b`).test(content));
  expect(functions.flatMap(([path, text]) => (isUsed(path, text) || isRetired(text) ? [] : [path]))).toEqual([]);
});

test('each definition begins with a comment and has lines of 120 characters at most', () => {
  for (const [path, text] of Object.entries(files)) {
    expect([path, text.startsWith('-- ')]).toEqual([path, true]);
    expect([path, text.split('\n').filter((line) => line.length > 120)]).toEqual([path, []]);
  }
});

test('rows of the gateway’s statements are parsed: none has a type without a schema', () => {
  const gateway = Object.entries(modules).filter(([path]) => path.includes('/gateway/'));
  const casts = ([path, text]: [string, string]) => (/\.execute</.test(text) ? [path] : []);
  expect(gateway.flatMap(casts)).toEqual([]);
});

import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesIn } from '../harness/source-files';

/** Areas of the gateway, each of which may import the ones before it. */
const ORDER = ['platform', 'identity', 'money', 'play', 'rewards', 'agents', 'support', 'operations'];
const GATEWAY = 'src/gateway';
/** Composition root: assembles the areas, and is the only importer of the demo. */
const ROOT = ['app', 'bind', 'caller', 'gate', 'gateway', 'main', 'modules', 'ports', 'discovery-file'];

type Import = { from: string; to: string };

const IMPORT = /(?:\bfrom |\bimport\(|\bimport )'(\.[^']+)'/g;
const modules = sourcesIn([GATEWAY]).map(({ file, text }) => ({ path: relative(GATEWAY, file), text }));
const known = new Set(modules.map(({ path }) => path));
const targetOf = (path: string) => [`${path}.ts`, `${path}/index.ts`].find((file) => known.has(file));
const imports: Import[] = modules.flatMap(({ path: from, text }) =>
  [...text.matchAll(IMPORT)].flatMap(([, spec = '']) => {
    const to = targetOf(join(dirname(from), spec));
    return to ? [{ from, to }] : [];
  }),
);

const folderOf = (path: string) => path.split('/')[0] ?? '';
const rankOf = (path: string) => ORDER.indexOf(folderOf(path));
const moduleOf = (path: string) => path.split('/').slice(0, 2).join('/').replace(/\.ts$/, '');
const isInArea = (path: string) => rankOf(path) >= 0;
const betweenAreas = imports.filter(
  ({ from, to }) => isInArea(from) && isInArea(to) && folderOf(from) !== folderOf(to),
);
const formatImport = ({ from, to }: Import) => `${from} → ${to}`;

test('an area of the gateway imports only areas below it', () => {
  expect(betweenAreas.length).toBeGreaterThan(100);
  expect(betweenAreas.filter(({ from, to }) => rankOf(from) < rankOf(to)).map(formatImport)).toEqual([]);
});

test('an area is imported through its index; the platform is a library, imported by module', () => {
  const doors = imports.filter(
    ({ from, to }) =>
      folderOf(from) !== folderOf(to) && folderOf(from) !== 'demo' && isInArea(to) && folderOf(to) !== 'platform',
  );
  expect(doors.filter(({ to }) => to !== `${folderOf(to)}/index.ts`).map(formatImport)).toEqual([]);
});

test('only the composition root imports the demo', () => {
  const importers = imports.filter(({ from, to }) => folderOf(to) === 'demo' && folderOf(from) !== 'demo');
  expect(importers.length).toBeGreaterThan(0);
  expect(importers.filter(({ from }) => !ROOT.includes(from.replace(/\.ts$/, ''))).map(formatImport)).toEqual([]);
});

/** Imports between units of the house, by the unit that imports. */
function graphOf(unitOf: (path: string) => string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports)
    if (unitOf(from) !== unitOf(to)) graph.set(unitOf(from), (graph.get(unitOf(from)) ?? new Set()).add(unitOf(to)));
  return graph;
}

/** Returns a cycle of any length, first unit repeated at the end; empty if there is none. */
function cycleIn(graph: Map<string, Set<string>>): string[] {
  const visited = new Set<string>();
  const visit = (unit: string, path: string[]): string[] => {
    if (path.includes(unit)) return [...path.slice(path.indexOf(unit)), unit];
    if (visited.has(unit)) return [];
    visited.add(unit);
    for (const next of graph.get(unit) ?? []) {
      const cycle = visit(next, [...path, unit]);
      if (cycle.length > 0) return cycle;
    }
    return [];
  };
  for (const unit of graph.keys()) {
    const cycle = visit(unit, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

test.each([
  ['modules', moduleOf, 100],
  ['areas', folderOf, 10],
])('%s of the gateway import each other in no cycle of any length', (_, unitOf, least) => {
  const graph = graphOf(unitOf);
  expect(graph.size).toBeGreaterThan(least);
  expect(cycleIn(graph)).toEqual([]);
});

test('a cycle through three units is found', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['d', new Set(['e'])],
    ['e', new Set(['b'])],
  ]);
  expect(cycleIn(graph)).toEqual(['b', 'd', 'e', 'b']);
});

test('only one module parses user-written Markdown, and only one HTML', () => {
  const readers = sourcesIn(['src']).filter(({ text }) =>
    /from '(mdast|micromark|hast|parse5|remark|rehype)-/.test(text),
  );
  expect(readers.map(({ file }) => file).sort()).toEqual([
    'src/gateway/support/content/markdown.ts',
    'src/gateway/support/notice/sanitise.ts',
  ]);
});

test('the desk imports only machines, the contract, shared UI and itself', () => {
  const outside = sourcesIn(['src/desk']).flatMap(({ file, text }) =>
    [...text.matchAll(IMPORT)]
      .map(([, spec = '']) => ({ from: file, to: join(dirname(file), spec) }))
      .filter(({ to }) => !/^(machines|src\/contract|src\/ui|src\/desk)(\/|$)/.test(to)),
  );
  expect(outside.map(formatImport)).toEqual([]);
});

test('shared UI imports only machines, the contract and itself', () => {
  const outside = sourcesIn(['src/ui']).flatMap(({ file, text }) =>
    [...text.matchAll(IMPORT)]
      .map(([, spec = '']) => ({ from: file, to: join(dirname(file), spec) }))
      .filter(({ to }) => !/^(machines|src\/contract|src\/ui)(\/|$)/.test(to)),
  );
  expect(outside.map(formatImport)).toEqual([]);
});

test.each([
  'machines',
  'src/contract',
  'src/portal/features',
  'src/desk/features',
  'tests/drivers',
  'tests/rendered',
  'e2e/journeys',
])('%s has only areas and the harness as folders', (floor) => {
  const folders = readdirSync(floor, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !ORDER.includes(name) && name !== 'harness')).toEqual([]);
});

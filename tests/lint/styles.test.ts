import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, types } from '@babel/core';
import { expect, test } from 'vitest';
import { filesIn, PORTAL } from '../harness/source-files';

const SHEETS = filesIn(PORTAL, /\.css$/);
const MODULES = filesIn(PORTAL, /\.tsx?$/);
/** Style sheets that every page loads first. */
const FIRST = [...readFileSync('src/ui/styles/index.ts', 'utf8').matchAll(/'\.\/(.+\.css)'/g)].map(([, name = '']) =>
  sheet(name),
);
/** Pages of a centre are shown only inside it, so the centre loads what they have in common. */
const CENTRE = sheet('centre-page.css');

function sheet(name: string) {
  return join('src/ui/styles', name);
}

/** Selectors of a sheet, including those in media queries. */
const selectorsOf = (path: string): string[] =>
  [
    ...readFileSync(path, 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      .matchAll(/([^{};]+)\{/g),
  ]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => prelude.split(',').map((selector) => selector.trim()));
const classesIn = (text: string) => [...text.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);

/** Per class: the sheets whose rules start with it, or else those that mention it. */
function sheetsOfClasses() {
  const begins = new Map<string, Set<string>>();
  const names = new Map<string, Set<string>>();
  const note = (map: typeof begins, name: string, path: string) =>
    map.set(name, (map.get(name) ?? new Set()).add(path));
  for (const path of SHEETS)
    for (const selector of selectorsOf(path)) {
      const [first, ...others] = classesIn(selector);
      if (first) note(begins, first, path);
      for (const name of others) note(names, name, path);
    }
  return new Map([...names, ...begins].map(([name, paths]) => [name, [...paths]]));
}

const KNOWN = new Set([...SHEETS, ...MODULES]);

/** Static value imports of a module, as paths, without packages. */
function importsIn(path: string): string[] {
  const imports = readFileSync(path, 'utf8').matchAll(
    /^(?:import|export)\b(?! type\b)(?:[^;'"]*?\bfrom )?\s*'(\.[^']+)';/gm,
  );
  return [...imports].flatMap(([, to = '']) => {
    const basePath = join(dirname(path), to);
    return [basePath, `${basePath}.ts`, `${basePath}.tsx`, `${basePath}/index.ts`, `${basePath}/index.tsx`].filter(
      (candidate) => KNOWN.has(candidate),
    );
  });
}
const imports = new Map(MODULES.map((path) => [path, importsIn(path)]));
const importsOf = (path: string) => imports.get(path) ?? [];

function* loadedBy(path: string, seen = new Set<string>()): Generator<string> {
  if (seen.has(path)) return;
  seen.add(path);
  yield path;
  if (!path.endsWith('.css')) for (const to of importsOf(path)) yield* loadedBy(to, seen);
}

/** Classes that a module renders. */
function classesOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  if (!text.includes('className')) return [];
  const tree = parseSync(text, {
    babelrc: false,
    configFile: false,
    filename: path,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  if (!tree) throw new Error(`${path} cannot be read.`);
  const classNames: string[] = [];
  const collect = (node: types.Node) => {
    if (types.isStringLiteral(node)) classNames.push(node.value);
    if (types.isTemplateElement(node)) classNames.push(node.value.raw);
  };
  types.traverseFast(tree, (node) => {
    if (types.isJSXAttribute(node) && node.name.name === 'className') types.traverseFast(node, collect);
  });
  return classNames.flatMap((names) => names.split(/\s+/));
}

const owners = sheetsOfClasses();

test('no two style sheets start rules with the same class, because load order would decide', () => {
  const twice = SHEETS.flatMap((path) =>
    selectorsOf(path).flatMap((selector) => {
      const [first = ''] = classesIn(selector);
      const others = (owners.get(first) ?? []).filter(
        (candidate) => candidate !== path && !(FIRST.includes(candidate) && FIRST.includes(path)),
      );
      return others.length > 0 ? [`${path}: ${selector} (also in ${others.join(', ')})`] : [];
    }),
  );
  expect(twice).toEqual([]);
});

test('a module loads the style sheets of its classes, directly or through its imports', () => {
  const missing = MODULES.filter((path) => path.endsWith('.tsx')).flatMap((path) => {
    const loaded = new Set([...FIRST, CENTRE, ...loadedBy(path)]);
    const unloadedClasses = classesOf(path).filter((name) =>
      owners.get(name)?.every((candidate) => !loaded.has(candidate)),
    );
    return unloadedClasses.map((name) => `${path}: ${name} (${owners.get(name)?.join(', ')})`);
  });
  expect([...new Set(missing)]).toEqual([]);
});

test('text wraps instead of being cut off, except for the preview of a notice', () => {
  const cut = SHEETS.filter((path) => /text-overflow|line-clamp/.test(readFileSync(path, 'utf8')));
  expect(cut).toEqual([join('src/portal', 'features/support/notice/notice.css')]);
});

test('cells never hide their text or keep it on one line', () => {
  const cells = readFileSync(sheet('table.css'), 'utf8');
  expect(cells).toContain('overflow-wrap: break-word');
  expect(cells).not.toMatch(/nowrap|overflow(-[xy])?: (hidden|clip)/);
});

test('each style sheet is loaded by a module', () => {
  const loaded = new Set([...FIRST, ...MODULES.flatMap(importsOf)]);
  expect(SHEETS.filter((path) => !loaded.has(path))).toEqual([]);
});

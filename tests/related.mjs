/** Selects the tests that a change can affect, by the import graph: for `npm test -- --changed`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TIER_OF } from './harness/gate.mjs';

/** Files that configure every build or run. */
const EVERYTHING =
  /^(package(-lock)?\.json|vite\.config\.ts|tsconfig\.json|lingui\.config\.ts|tests\/(run|related)\.mjs)$/;
/** Files that list all flows pass on only their own changes; otherwise any flow would affect all. */
const HUB =
  /^(tests\/(rendered|portal)\/harness\/|tests\/harness\/charts\.ts|e2e\/harness\/|src\/portal\/destinations)/;
/** Tests of every chart, found by glob: narrowed to the affected flows, or quick. */
const OVER_ALL =
  /^tests\/(machines\/(model|oracle|properties)|lint\/(copy-length|styles|words)|requirements\/.*)\.test\.ts$/;
/** Tests of the map of all charts, which views do not affect. */
const OVER_WAYS = /^tests\/portal\/(endings|map)\.test\.ts$/;

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const tracked = () => git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(file));

/** Files that differ from a commit, including untracked ones. */
export const changedSince = (ref) => [
  ...new Set([...git('diff', '--name-only', '--relative', ref), ...git('ls-files', '--others', '--exclude-standard')]),
];

/**
 * Test files of each tier that the changed files can affect, and the flows to which the tests of all charts are
 * narrowed. Without `files` if everything can be affected.
 */
export function related(changed) {
  const { all, importers, imports } = graph();
  const closure = (from) => {
    const reached = new Set(from);
    for (const file of reached)
      if (from.includes(file) || !HUB.test(file)) for (const next of importers.get(file) ?? []) reached.add(next);
    return reached;
  };
  const worded = changed.flatMap((file) => file.match(CATALOGUE)?.slice(1, 2) ?? []).map((name) => sayingOf(name, all));
  if (changed.some((file) => EVERYTHING.test(file)) || worded.some((saying) => saying.length === 0))
    return { changed, flows: [] };
  const startFiles = [...changed, ...worded.flat()];

  // A chart is tested alone, and features that show it are tested with an inert one: it is inert in the tests of
  // others.
  const reached = closure(startFiles);
  const views = closure(startFiles.filter((file) => !file.startsWith('machines/')));
  const features = [...views].flatMap((file) => file.match(/^src\/portal\/(?:features\/[\w-]+|parts)\/[\w-]+\//) ?? []);
  const featureFiles = all.filter((file) => features.some((feature) => file.startsWith(feature)));
  const flows = [
    ...new Set([...reached, ...featureFiles.flatMap((file) => imports.get(file) ?? [])].flatMap(flowOf)),
  ].sort();

  const walks = flows.map((flow) => new RegExp(`^(tests/rendered|e2e)/[\\w-]+/${flow}\\.test\\.tsx?$`));
  const leads = changed.some((file) => /^machines\/|\.flow\.ts$/.test(file));
  // Any test of the gateway, and of the browser, may observe a change of the gateway.
  const serves = [...reached].some((file) => file.startsWith('src/gateway/'));
  const isTouched = (file) =>
    reached.has(file) ||
    walks.some((walk) => walk.test(file)) ||
    (OVER_ALL.test(file) && flows.length > 0) ||
    (OVER_WAYS.test(file) && leads) ||
    (serves && /^(e2e|tests\/gateway)\//.test(file));
  const touched = all.filter(isTouched);
  const files = Object.fromEntries(TIER_OF.map(([tier, is]) => [tier, touched.filter((file) => is.test(file))]));
  return { changed, flows, files };
}

/** Messages are loaded by the name of their catalogue, which is that of the folder that uses them. */
const CATALOGUE = /^src\/portal\/locales\/\w+\/([\w-]+)\.po$/;
const sayingOf = (name, all) =>
  all.filter((file) => new RegExp(`^src/(portal/((features/[\\w-]+|parts)/)?|ui/)${name}/`).test(file));

/** Flow that owns a file: its chart, labels, journeys or driver. */
const flowOf = (file) =>
  (
    file.match(/^machines\/[\w-]+\/([\w-]+)\//) ??
    file.match(/^tests\/(?:machines|drivers)\/[\w-]+\/([\w-]+)\.(?:journeys|driver)\.ts$/)
  )?.slice(1, 2) ?? [];

let cachedGraph;
/** Import graph, built once. */
function graph() {
  if (cachedGraph) return cachedGraph;
  const all = tracked();
  const known = new Set(all);
  const imports = new Map(all.map((file) => [file, importsOf(file, known)]));
  const importers = new Map();
  for (const [file, others] of imports)
    for (const other of others) importers.set(other, [...(importers.get(other) ?? []), file]);
  cachedGraph = { all, imports, importers };
  return cachedGraph;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s+)?['"](\.[^'"]+)['"]|(?<=\bimport\()['"](\.[^'"]+)['"]/g;

/** Returns a file's imports of our own modules, without type imports. */
function importsOf(file, known) {
  if (!/\.(tsx?|mjs)$/.test(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, still, lazy]) =>
    resolved(join(dirname(file), still ?? lazy), known),
  );
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const resolved = (path, known) => ENDINGS.map((ending) => path + ending).find((one) => known.has(one)) ?? [];

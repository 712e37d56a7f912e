/** Which tests a change can touch, by who imports whom: for `npm test -- --changed`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TIER_OF } from './harness/gate.mjs';

/** What settles how everything is built or run. */
const EVERYTHING =
  /^(package(-lock)?\.json|vite\.config\.ts|tsconfig\.json|lingui\.config\.ts|tests\/(run|related)\.mjs)$/;
/** What puts all flows side by side passes on nothing that it did not change itself: else any flow would touch all. */
const HUB =
  /^(tests\/(rendered|portal)\/harness\/|tests\/harness\/charts\.ts|e2e\/harness\/|src\/portal\/destinations)/;
/** What looks at every chart, found by glob: it is narrowed to the flows that are touched, or quick. */
const OVER_ALL =
  /^tests\/(machines\/(model|oracle|properties)|lint\/(copy-length|styles|words)|requirements\/.*)\.test\.ts$/;
/** What looks at where every chart leads, which its views do not change. */
const OVER_WAYS = /^tests\/portal\/(endings|map)\.test\.ts$/;

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const tracked = () => git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(file));

/** The files that differ from a commit, with those that git does not know yet. */
export const changedSince = (ref) => [
  ...new Set([...git('diff', '--name-only', '--relative', ref), ...git('ls-files', '--others', '--exclude-standard')]),
];

/**
 * The test files of each tier that the changed files can touch, and the flows to which the tests of all charts are narrowed.
 * Without `files` where everything can be touched.
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
  const begun = [...changed, ...worded.flat()];

  // A chart is tested alone, and shown by features that are not looked at for its sake: each chart stands still in the tests of others.
  const reached = closure(begun);
  const views = closure(begun.filter((file) => !file.startsWith('machines/')));
  const features = [...views].flatMap((file) => file.match(/^src\/portal\/(?:features\/[\w-]+|parts)\/[\w-]+\//) ?? []);
  const shown = all.filter((file) => features.some((feature) => file.startsWith(feature)));
  const flows = [...new Set([...reached, ...shown.flatMap((file) => imports.get(file) ?? [])].flatMap(flowOf))].sort();

  const walks = flows.map((flow) => new RegExp(`^(tests/rendered|e2e)/[\\w-]+/${flow}\\.test\\.tsx?$`));
  const leads = changed.some((file) => /^machines\/|\.flow\.ts$/.test(file));
  // Whatever the gateway does can be seen by any of its tests, and in the browser.
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

/** Words are loaded by the name of their catalogue, which is that of the folder that says them. */
const CATALOGUE = /^src\/portal\/locales\/\w+\/([\w-]+)\.po$/;
const sayingOf = (name, all) =>
  all.filter((file) => new RegExp(`^src/(portal/((features/[\\w-]+|parts)/)?|ui/)${name}/`).test(file));

/** The flow whose own file it is: its chart, what is said of it, its journeys, its driver. */
const flowOf = (file) =>
  (
    file.match(/^machines\/[\w-]+\/([\w-]+)\//) ??
    file.match(/^tests\/(?:machines|drivers)\/[\w-]+\/([\w-]+)\.(?:journeys|driver)\.ts$/)
  )?.slice(1, 2) ?? [];

let kept;
/** Who imports whom; read once. */
function graph() {
  if (kept) return kept;
  const all = tracked();
  const known = new Set(all);
  const imports = new Map(all.map((file) => [file, importsOf(file, known)]));
  const importers = new Map();
  for (const [file, others] of imports)
    for (const other of others) importers.set(other, [...(importers.get(other) ?? []), file]);
  kept = { all, imports, importers };
  return kept;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s+)?['"](\.[^'"]+)['"]|(?<=\bimport\()['"](\.[^'"]+)['"]/g;

/** What a file imports of our own, but for types alone. */
function importsOf(file, known) {
  if (!/\.(tsx?|mjs)$/.test(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, still, lazy]) =>
    resolved(join(dirname(file), still ?? lazy), known),
  );
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const resolved = (path, known) => ENDINGS.map((ending) => path + ending).find((one) => known.has(one)) ?? [];

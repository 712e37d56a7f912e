// `npm start`: starts the portal from a clean clone. Plain Node, because nothing is installed yet.
// Installs if node_modules is missing or older than the lock file, builds if dist is missing or older than the sources,
// and then runs the gateway in this process, so that signals reach it directly. `--dev` continues in dev.mjs instead.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const NEEDS = [20, 19];

const fail = (line) => {
  process.stderr.write(`maidan: ${line}\n`);
  process.exit(1);
};

/** Returns the modification time of a file, ms since the epoch; 0 if it does not exist. */
const changed = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

const newest = (path) => {
  const entry = statSync(join(root, path));
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(0, ...readdirSync(join(root, path)).map((name) => newest(join(path, name))));
};

/** Runs the npm that started us, or the one on the path. Its output goes to stderr; stdout is for the gateway. */
const npm = (...args) => {
  const path = process.env.npm_execpath;
  const [program, first] = path?.endsWith('.js') ? [process.execPath, [path]] : ['npm', []];
  const { status } = spawnSync(program, [...first, ...args], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) fail(`npm ${args.join(' ')} failed`);
};

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < NEEDS[0] || (major === NEEDS[0] && minor < NEEDS[1]))
  fail(`Node ${NEEDS.join('.')} or later is needed, this is ${process.version}`);

// Dev dependencies take 250 MB: a first start skips them, a later one retains them if they are installed.
const TEST_TOOL = 'node_modules/vitest/package.json';
const isStale = changed('node_modules/.package-lock.json') < changed('package-lock.json');
if (isStale) npm('ci', changed(TEST_TOOL) > 0 ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund');

process.chdir(root);
if (process.argv.includes('--dev')) {
  await import('./dev.mjs');
} else {
  const sources = ['src', 'machines', 'package.json', 'vite.config.ts', 'lingui.config.ts'];
  const built = [
    'dist/gateway/main.js',
    'dist/portal/pages/routes.json',
    'dist/portal/pages/app.en.html',
    'dist/studio/verify.js',
  ];
  if (Math.min(...built.map(changed)) < Math.max(...sources.map(newest))) npm('run', 'build');
  await import(pathToFileURL(join(root, 'dist/gateway/main.js')).href);
}

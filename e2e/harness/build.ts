import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['src', 'machines', 'package.json', 'vite.config.ts', 'lingui.config.ts'];
const GATEWAY = 'dist/gateway/main.js';
const BUILT = [
  GATEWAY,
  'dist/portal/pages/routes.json',
  'dist/portal/pages/app.en.html',
  'dist/studio/verify.js',
  'dist/desk/index.html',
];

/** Modification time in ms, or 0 for a missing file. */
const changed = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const newest = (path: string): number =>
  statSync(path).isDirectory()
    ? Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
    : changed(path);
const isNew = (built: readonly string[]) => Math.min(...built.map(changed)) >= Math.max(...SOURCES.map(newest));

/** Builds portal and gateway if the build is missing or older than the sources. */
export function haveBuild(): void {
  if (!isNew(BUILT)) run('npm', ['run', '--silent', 'build']);
}

/** Returns the gateway's bundle, built if it is missing or older than the sources. */
export function haveGateway(): string {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'gateway', '--logLevel', 'error'];
  if (!isNew([GATEWAY])) run(process.execPath, vite);
  return GATEWAY;
}

/** Returns the studio's build, made in the same way. */
export function haveStudio(): void {
  if (!isNew(['dist/studio/verify.js'])) run('npm', ['run', '--silent', 'build:studio']);
}

function run(program: string, args: string[]) {
  const { VITEST: _, ...env } = process.env;
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...env, NODE_ENV: 'production' } });
  if (status !== 0) throw new Error('The build failed.');
}

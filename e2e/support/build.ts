import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['src', 'machines', 'package.json', 'vite.config.ts', 'lingui.config.ts'];
const BUILT = ['dist/gateway/main.js', 'dist/portal/pages/routes.json', 'dist/portal/pages/app.en.html'];

/** Ms since the epoch; 0 where there is no such file. */
const changed = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const newest = (path: string): number =>
  statSync(path).isDirectory() ? Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name)))) : changed(path);

/** Builds portal and gateway where there is no build, or an older one than the sources. */
export function haveBuild(): void {
  if (Math.min(...BUILT.map(changed)) >= Math.max(...SOURCES.map(newest))) return;
  const { VITEST: _, ...env } = process.env;
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', env: { ...env, NODE_ENV: 'production' } });
  if (status !== 0) throw new Error('The build failed.');
}

import { spawnSync } from 'node:child_process';

/** Runs a command of the atlas as its npm script does. */
export function run(command: 'paths' | 'coverage', ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/tsx', [`src/atlas/cli/${command}.ts`, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

#!/usr/bin/env node
/**
 * `atlas <command>`: runs the atlas from any folder, by `npx --yes --package <checkout> atlas …`; the npm scripts use
 * it too. A file in another project gets the path aliases of the tsconfig nearest to it.
 */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const COMMANDS = ['charts', 'paths', 'coverage', 'mutants', 'samples'];
const HELP = `atlas ${COMMANDS.join(' | ')} …: each has --help`;

/** Returns the tsconfig of a folder or of its nearest ancestor. */
function tsconfigOf(folder) {
  const file = join(folder, 'tsconfig.json');
  if (existsSync(file)) return file;
  return dirname(folder) === folder ? undefined : tsconfigOf(dirname(folder));
}

const [name = '--help', ...rest] = process.argv.slice(2);
if (COMMANDS.includes(name)) {
  const own = tsconfigOf(process.cwd());
  const files = rest
    .map((one) => resolve(one.split(/[*?{[]/)[0] ?? ''))
    .filter((path) => existsSync(path) && path !== process.cwd());
  const other = files.map((path) => tsconfigOf(dirname(path))).find((file) => file !== undefined && file !== own);
  if (other) process.env.TSX_TSCONFIG_PATH ??= other;
  process.argv.splice(2, process.argv.length, ...rest);
  await import('tsx');
  await import(`./${name === 'mutants' ? 'mutants-of' : name}.ts`);
} else if (name === '--help') console.log(HELP);
else {
  console.error(`Unknown command ${name}.\n${HELP}`);
  process.exitCode = 1;
}

#!/usr/bin/env node
import { isPackaged } from '../own-file';
import { isFile } from './find';

/** Commands by name; each reads the arguments that follow its name when its module loads. */
const COMMANDS: Record<string, () => Promise<unknown>> = {
  charts: () => import('./charts'),
  paths: () => import('./paths'),
  coverage: () => import('./coverage'),
  mutants: () => import('./mutants-of'),
  samples: () => import('./samples'),
  comment: () => import('./comment'),
};
const OUT = 'atlas';
const NAME = isPackaged ? 'maidan-atlas' : 'atlas';
const HELP = `${NAME} <file | glob> …: draws all machines, with their paths, to ${OUT}/; open ${OUT}/index.html
${NAME} ${Object.keys(COMMANDS).join(' | ')} …: each has --help`;

/** Runs a command of the atlas; files without a command are drawn, with their paths. */
async function main([name = '--help', ...rest]: string[]): Promise<void> {
  const known = COMMANDS[name];
  if (known) return await run(known, rest);
  if (name === '--help') return console.log(HELP);
  if (isFile(name)) return await run(() => import('./charts'), ['--paths', '--out', OUT, name, ...rest]);
  console.error(`Unknown command ${name}.\n${HELP}`);
  process.exitCode = 1;
}

async function run(load: () => Promise<unknown>, args: readonly string[]): Promise<void> {
  process.argv.splice(2, process.argv.length, ...args);
  await load();
}

await main(process.argv.slice(2));

#!/usr/bin/env node
/**
 * `atlas <command>`: runs the atlas from any folder, by `npx --yes --package <checkout> atlas …`.
 */
import { fileURLToPath } from 'node:url';

const COMMANDS = ['charts', 'paths', 'coverage', 'mutants', 'samples'];
const HELP = `atlas ${COMMANDS.join(' | ')} …: each has --help`;

const [name = '--help', ...rest] = process.argv.slice(2);
if (COMMANDS.includes(name)) {
  // That of the current folder may be broken, and does not concern the atlas.
  process.env.TSX_TSCONFIG_PATH = fileURLToPath(new URL('../../../tsconfig.json', import.meta.url));
  process.argv.splice(2, process.argv.length, ...rest);
  await import('tsx');
  await import(`./${name === 'mutants' ? 'mutants-of' : name}.ts`);
} else if (name === '--help') console.log(HELP);
else {
  console.error(`Unknown command ${name}.\n${HELP}`);
  process.exitCode = 1;
}

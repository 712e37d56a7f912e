import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { completed, inputKeysOf } from '..';
import { callOf } from '../own-file';
import { command } from './command';
import { type Chart, loadEach } from './load';
import { parseCommand } from './parse-command';
import { skeleton } from './skeleton';

const HELP = `${callOf('samples')} --new FILE
  writes <name>.samples.ts beside a file of machines, with its events, actors and inputs to fill in`;

/** `npm run samples`: writes a skeleton of samples for a file's machines. Never overwrites a file. */
async function main(): Promise<void> {
  const { values } = parseCommand(process.argv.slice(2), { new: { type: 'string' } }, HELP);
  if (values.help) return console.log(HELP);
  if (values.new === undefined) throw new Error(`Name a file by --new; see --help.\n${HELP.split('\n')[0]}`);
  const { charts, faults, notices } = await loadEach([values.new]);
  for (const line of [...notices, ...faults]) console.error(line);
  if (faults.length > 0) process.exitCode = 1;
  const [first] = charts;
  if (!first) return;
  const file = join(dirname(first.file), `${first.name}.samples.ts`);
  if (existsSync(file)) throw new Error(`${file} already exists; not overwritten.`);
  writeFileSync(file, charts.map(skeletonOf).join('\n'));
  console.log(`Written to ${file}.`);
}

const skeletonOf = ({ key = 'default', name, machine }: Chart): string =>
  skeleton(key === 'default' ? name : key, { ...completed(machine), inputKeys: inputKeysOf(machine) });

await command(main);

import { GUESSED, guessed, mutants } from '..';
import { callOf, isPackaged } from '../own-file';
import { assertStarts } from './assert-starts';
import { command } from './command';
import { find } from './find';
import { parseCommand } from './parse-command';

const HELP = `${isPackaged ? callOf('mutants') : 'atlas mutants'} <flow | file> [--guess] [--machines GLOB]
  runs mutated charts on the paths of the original; equivalent mutants do not count as survivors`;

/** `atlas mutants`: lists the mutants of any file's machines that no path kills. Fails if there are any. */
async function main(): Promise<void> {
  const options = { guess: { type: 'boolean' }, machines: { type: 'string', multiple: true } } as const;
  const { values, positionals } = parseCommand(process.argv.slice(2), options, HELP);
  if (values.help) return console.log(HELP);
  const { guess = false } = values;
  const [what] = positionals;
  if (what === undefined) throw new Error(`Name a flow or a file; see --help.\n${HELP.split('\n')[0]}`);
  const { charts, faults, notices } = await find(what, values.machines ?? ['machines/**/*.machine.ts']);
  for (const line of [...notices, ...faults]) console.error(line);
  let wrong = faults.length;
  for (const chart of charts) {
    const { id, file, machine, samples } = chart;
    try {
      const tried = guess ? guessed(machine, samples) : samples;
      assertStarts(chart, tried);
      const { killed, survivors, equivalent } = mutants(machine, tried, guess ? GUESSED : {});
      const all = killed.length + survivors.length + equivalent.length;
      console.log(
        `${id}: ${all} mutants, ${killed.length} killed, ${equivalent.length} equivalent, ${survivors.length} survived`,
      );
      for (const { kind, at } of survivors) console.log(`  survived: ${kind}: ${at}`);
      wrong += survivors.length;
    } catch (error) {
      console.error(`${file}: ${error instanceof Error ? error.message : error}`);
      wrong += 1;
    }
  }
  if (wrong > 0) process.exitCode = 1;
}

await command(main);

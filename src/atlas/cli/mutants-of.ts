import { alike, explore, GUESSED, guessed, type Mutation, minimise, mutations, type Path, rewrite, walk } from '..';
import { assertStarts } from './assert-starts';
import { command } from './command';
import { find } from './find';
import type { Chart } from './load';
import { parseCommand } from './parse-command';

const HELP = `atlas mutants <flow | file> [--guess] [--machines GLOB]
  runs mutated charts on the paths of the original; equivalent mutants do not count as survivors`;

/** `atlas mutants`: lists the mutants of any file's machines that no path kills. Fails if there are any. */
async function main(): Promise<void> {
  const options = { guess: { type: 'boolean' }, machines: { type: 'string', multiple: true } } as const;
  const { values, positionals } = parseCommand(process.argv.slice(2), options, HELP);
  if (values.help) return console.log(HELP);
  const [what] = positionals;
  if (what === undefined) throw new Error(`Name a flow or a file; see --help.\n${HELP.split('\n')[0]}`);
  const { charts, faults, notices } = await find(what, values.machines ?? ['machines/**/*.machine.ts']);
  for (const line of [...notices, ...faults]) console.error(line);
  let wrong = faults.length;
  for (const chart of charts) {
    try {
      const { survivors, killed, same } = evaluate(chart, values.guess ?? false);
      console.log(
        `${chart.id}: ${killed + survivors.length + same} mutants, ${killed} killed, ${same} equivalent, ${survivors.length} survived`,
      );
      for (const { kind, at } of survivors) console.log(`  survived: ${kind}: ${at}`);
      wrong += survivors.length;
    } catch (error) {
      console.error(`${chart.file}: ${error instanceof Error ? error.message : error}`);
      wrong += 1;
    }
  }
  if (wrong > 0) process.exitCode = 1;
}

/** Runs each mutant of a chart on the chart's own paths. */
function evaluate({ id, file, machine, samples: own }: Chart, guess: boolean) {
  const samples = guess ? guessed(machine, own) : own;
  assertStarts({ id, machine, file }, samples);
  const size = guess ? GUESSED : {};
  const exploration = explore(machine, samples, size);
  const found = minimise(exploration, 'transitions');
  const all = mutations(machine);
  const survivors: Mutation[] = [];
  let same = 0;
  for (const mutation of all) {
    const mutant = rewrite(machine, mutation.change);
    if (found.some((path) => isNoticed(mutant, path))) continue;
    if (alike(exploration, explore(mutant, samples, size))) same += 1;
    else survivors.push(mutation);
  }
  return { survivors, same, killed: all.length - survivors.length - same };
}

function isNoticed(mutant: Chart['machine'], path: Path): boolean {
  try {
    walk(mutant, path, () => {});
    return false;
  } catch {
    return true;
  }
}

await command(main);

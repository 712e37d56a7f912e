import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { compare } from './changes';
import { command } from './command';
import { derivedScripts } from './derived';
import { find } from './find';
import { FORMAT } from './formats';
import { generate } from './generate';
import { HELP, type Options, optionsOf } from './options';
import { replay } from './replay';
import { loadAt } from './revision';

/**
 * `npm run paths`: prints test paths of a chart as a script. The summary goes to standard error, so that the script can
 * be piped.
 */
async function main(options: Options): Promise<void> {
  if (options.help) return console.log(HELP);
  if (options.replay !== undefined) return replay(options.replay, options);
  if (options.what === undefined) throw new Error(`Name a flow or a file; see --help.\n${HELP.split('\n')[0]}`);
  const { charts, faults, notices } = await find(options.what, options.machines);
  const files = [...new Set(charts.map(({ file }) => file))];
  const since = options.since === undefined ? undefined : compare(await loadAt(options.since, files), charts);
  const found: ReturnType<typeof generate>[] = [];
  for (const [at, chart] of charts.entries())
    try {
      found.push(generate(chart, options, await derivedScripts(chart, options), since?.diffs[at]));
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  if (faults.length > 0) process.exitCode = 1;
  for (const line of [...notices, ...faults]) console.error(line);
  if (found.length === 0) return;
  const text = FORMAT[options.format](found);
  const summary = found.flatMap((result) => result.messages).join('\n');
  if (options.out === undefined) {
    process.stdout.write(text);
    return console.error(summary);
  }
  mkdirSync(dirname(options.out), { recursive: true });
  writeFileSync(options.out, text);
  console.log(`${summary}\nWritten to ${options.out}.`);
}

await command(() => main(optionsOf(process.argv.slice(2))));

/**
 * `npm run charts [-- FILE …] [--machines GLOB …] [--paths] [--map FILE] [--journeys GLOB …] [--out DIR]
 * [--requirements TSV …] [--coverage DIR] [--diff REVISION] [--check-stately]`: writes every chart as SVG, JSON,
 * Mermaid and SCXML, and a page with all of them, their requirements and coverage; a map of the exported destinations;
 * changes since a revision; differences to what Stately's tools read. Names files that do not load and machines that
 * cannot be drawn, and goes on. Fails if a state or a transition is lost, a destination is unreachable, or an end leads
 * nowhere.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Drawing, draw, drawPicture } from '../draw';
import { callOf } from '../own-file';
import { page } from '../page';
import { compare, writeChanges } from './changes';
import { command } from './command';
import { requirementsIn, talliesIn } from './extras';
import { FORMAT } from './formats';
import { generate } from './generate';
import { changedOn } from './history';
import { type Chart, loadEach } from './load';
import { loadMap, loadWays } from './load-map';
import { namesOf } from './names';
import { optionsOf } from './options';
import { parseCommand } from './parse-command';
import { formatReviews } from './reviews';
import { loadAt } from './revision';
import { checkStately } from './stately';

const HELP = `${callOf('charts')} [FILE … --machines GLOB … --paths --out DIR --map FILE --journeys GLOB … --requirements TSV … --coverage DIR --diff REVISION --check-stately]
  --machines GLOB …  files of machines (machines/**/*.machine.ts); --out DIR  output folder (dist/charts)
  --paths            also writes each chart's test paths, with guesses for missing samples
  --diff REVISION    marks changes since a revision of git, and describes them in changes.md
  --check-stately    checks that Stately, which runs no code, can read the charts`;
const many = { type: 'string', multiple: true } as const;
const single = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const OPTIONS = {
  ...{ machines: many, map: single, journeys: many, requirements: many },
  ...{ out: single, coverage: single, diff: single, paths: flag, 'check-stately': flag },
};

async function main(): Promise<void> {
  const { values, positionals } = parseCommand(process.argv.slice(2), OPTIONS, HELP);
  if (values.help) return console.log(HELP);
  const { out = 'dist/charts', coverage = '.cache/coverage', requirements = [] } = values;
  const named = [...(values.machines ?? []), ...positionals];
  const machines = named.length > 0 ? named : ['machines/**/*.machine.ts'];
  // The portal's map only makes sense with the portal's charts.
  const mapFile = values.map ?? (named.length > 0 ? undefined : 'src/portal/destinations.map.ts');
  const { charts: loaded, faults: broken, notices } = await loadEach(machines);
  const charts: Chart[] = [];
  const drawings: Drawing[] = [];
  for (const chart of loaded) {
    try {
      drawings.push(await draw(chart.machine, chart.origin));
      charts.push(chart);
    } catch (error) {
      broken.push(`${chart.file}: ${chart.id} cannot be drawn: ${error instanceof Error ? error.message : error}`);
    }
  }
  const names = namesOf(charts);
  await mkdir(out, { recursive: true });
  const write = (name: string, { svg, json, mermaid, scxml }: Drawing) =>
    Promise.all(
      Object.entries({ svg, json, mmd: mermaid, scxml }).map(([form, text]) =>
        writeFile(join(out, `${name}.${form}`), text),
      ),
    );
  for (const [index, drawing] of drawings.entries()) await write(names[index] ?? `${index}`, drawing);
  if (values.paths) await writePaths(charts, names, out);
  const map = mapFile === undefined ? undefined : await loadMap(mapFile, charts);
  if (values.map !== undefined && !map) throw new Error(`File not found: ${values.map}.`);
  if (map) await write(map.id, await drawPicture(map.pictures.en));
  const before = values.diff === undefined ? undefined : await loadAt(values.diff, machines, mapFile);
  const since = before && compare(before, charts, map);
  const extras = {
    tallies: talliesIn(coverage),
    requirements: requirementsIn(requirements),
    since,
    map,
    ways: await loadWays(values.journeys ?? (named.length > 0 ? [] : ['tests/machines/**/*.journeys.ts']), charts),
    days: changedOn(charts.map(({ file }) => file)),
  };
  await writeFile(join(out, 'index.html'), await page(charts, extras));
  console.log(`${charts.length} charts in ${out}`);
  for (const line of [...notices, ...broken, ...(map?.faults ?? [])]) console.error(line);
  if (broken.length > 0) process.exitCode = 1;
  if (map && map.faults.length > 0) process.exitCode = 1;
  if (since) console.log(await writeChanges(since, charts, out));
  for (const line of formatReviews(charts, since)) console.log(line);
  if (values['check-stately']) {
    const faults = checkStately(charts);
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
    else console.log(`Stately can read ${charts.length} charts without running them`);
  }
}

/** Writes the paths over all transitions of each chart as a checklist and as data; prints why there are none. */
async function writePaths(charts: readonly Chart[], names: readonly string[], out: string): Promise<void> {
  for (const [at, chart] of charts.entries())
    try {
      const hand = generate(chart, optionsOf(['--guess']));
      const whole = generate(chart, optionsOf(['--guess', '--format', 'json']));
      await writeFile(join(out, `${names[at]}.paths.md`), FORMAT.md([hand]));
      await writeFile(join(out, `${names[at]}.paths.json`), FORMAT.json([whole]));
      for (const line of whole.messages) console.log(line);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
}

await command(main);

/**
 * `npm run charts [-- --machines GLOB …] [--out DIR] [--requirements TSV …] [--coverage DIR] [--diff REVISION] [--check-stately]`: every chart
 * as SVG, JSON and Mermaid, and all of them in one page, over which lie the sentences they meet and what the tiers have covered; what has
 * changed since a revision; whether Stately's tools see the same. Fails where a state or a transition does not come through.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { draw } from '../draw';
import { page } from '../page';
import { compare, writeChanges } from './changes';
import { requirementsIn, talliesIn } from './extras';
import { load } from './load';
import { namesOf } from './names';
import { loadAt } from './revision';
import { checkStately } from './stately';

const { values } = parseArgs({
  options: {
    machines: { type: 'string', multiple: true, default: ['machines/*/*.machine.ts'] },
    out: { type: 'string', default: 'dist/charts' },
    requirements: { type: 'string', multiple: true, default: [] },
    coverage: { type: 'string', default: '.cache/coverage' },
    diff: { type: 'string' },
    'check-stately': { type: 'boolean', default: false },
  },
});

const charts = await load(values.machines);
const names = namesOf(charts);
await mkdir(values.out, { recursive: true });
for (const [index, { machine }] of charts.entries()) {
  const drawing = await draw(machine);
  const name = join(values.out, names[index] ?? machine.id);
  await Promise.all([
    writeFile(`${name}.svg`, drawing.svg),
    writeFile(`${name}.json`, drawing.json),
    writeFile(`${name}.mmd`, drawing.mermaid),
  ]);
}
const since = values.diff === undefined ? undefined : compare(values.diff, await loadAt(values.diff, values.machines), charts);
const extras = { tallies: talliesIn(values.coverage), requirements: requirementsIn(values.requirements), since };
await writeFile(join(values.out, 'index.html'), await page(charts, extras));
console.log(`${charts.length} charts in ${values.out}`);
if (since) console.log(await writeChanges(since, charts, values.out));
if (values['check-stately']) {
  const faults = await checkStately(charts);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${charts.length} charts are in Stately what they are here`);
}

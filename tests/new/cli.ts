import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Text } from '../../src/atlas';
import { command } from '../../src/atlas/cli/command';
import { parseCommand } from '../../src/atlas/cli/parse-command';
import { flowFiles, pageFiles, pageNames, write } from './generate';
import { areaOf, flowNames } from './names';

const HELP = `npm run new -- <area>/<flow> ["English title" "Bengali title"]
npm run new -- page <centre>/<page>
  rewards/lucky-wheel  writes chart, samples, steps, driver, and a journey that fails until it is filled in
  page memberCentre/luckyWheel  writes the page of the flow lucky-wheel: view, wiring, row, words, tests
  Both are worked examples, which show the player's points. They overwrite nothing.`;

const NEXT_OF_FLOW = [
  'Next: write the requirement in own.tsv, then the journeys, then the chart.',
  'npx vitest run --project model tests/machines says what is missing.',
];
const NEXT_OF_PAGE = [
  'Next: its own request in the wiring and the driver; after each change of a text, npm run words.',
  'npx vitest run --project rendered with the test above walks its paths.',
];

/** `npm run new`: writes a flow, or the page of a flow. */
async function main(): Promise<void> {
  const { values, positionals } = parseCommand(process.argv.slice(2), {}, HELP);
  const [first, ...rest] = positionals;
  if (values.help || first === undefined) return console.log(HELP);
  const root = process.cwd();
  const [written, next] =
    first === 'page'
      ? [await newPage(root, rest[0] ?? ''), NEXT_OF_PAGE]
      : [write(root, flowFiles(root, flowNames(first, ...rest))), NEXT_OF_FLOW];
  console.log([...written, '', ...next].join('\n'));
}

async function newPage(root: string, path: string): Promise<string[]> {
  const { centre, page, flow } = pageNames(path);
  const area = areaOf(root, flow);
  if (area === undefined)
    throw new Error(`No flow ${flow}; write it first: npm run new -- <area>/${flow}\n${HELP.split('\n')[0]}`);
  const { en, bn } = await titleOf(resolve(root, 'machines', area, flow, `${flow}.samples.ts`));
  return write(root, pageFiles(root, centre, page, flowNames(`${area}/${flow}`, en, bn)));
}

const hasTitle = (value: unknown): value is { title: Text } =>
  typeof value === 'object' && value !== null && 'title' in value;

/** Reads the title of a flow from its samples. */
async function titleOf(file: string): Promise<Text> {
  const samples = Object.values(await import(pathToFileURL(file).href)).find(hasTitle);
  if (!samples) throw new Error(`${file} has no title.`);
  return samples.title;
}

await command(main);

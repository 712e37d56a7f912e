import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { areaOf, type FlowNames, requirementRow } from './names';

/** Text of a file below the root; `isNew` files must not exist. */
type Generated = { path: string; text: string; isNew: boolean };

/** Replaces `{{name}}` by the value of that name. Throws for a name without a value. */
function filled(template: string, values: Record<string, string>): string {
  return readFileSync(join(import.meta.dirname, template), 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template} has a placeholder without a value: ${name}.`);
    return value;
  });
}

const OWN = 'tests/requirements/own.tsv';

/** Returns the files of a new flow: chart, samples, steps, driver, journeys, and the row of its requirement. */
export function flowFiles(root: string, names: FlowNames): Generated[] {
  const { area, flow } = names;
  const known = areaOf(root, flow);
  if (known !== undefined) throw new Error(`machines/${known}/${flow} already exists.`);
  const file = (path: string, template: string) => ({ path, text: filled(`flow/${template}.txt`, names), isNew: true });
  const own = readFileSync(join(root, OWN), 'utf8');
  return [
    file(`machines/${area}/${flow}/${flow}.machine.ts`, 'chart'),
    file(`machines/${area}/${flow}/${flow}.samples.ts`, 'samples'),
    file(`machines/${area}/${flow}/${flow}.steps.ts`, 'steps'),
    file(`tests/drivers/${area}/${flow}.driver.ts`, 'driver'),
    file(`tests/machines/${area}/${flow}.journeys.ts`, 'journeys'),
    { path: OWN, text: `${own}${own.endsWith('\n') ? '' : '\n'}${requirementRow(names)}\n`, isNew: false },
  ];
}

type CentreTemplate = {
  rows: string;
  catalogue: string;
  user: string;
  fixture: string;
  menu: string;
  from: string;
  imports: string;
  around: string;
};
/**
 * Differences between the centres. The menu of the member centre is the specification's, so new pages follow below it.
 */
const CENTRES: Record<string, CentreTemplate> = {
  memberCentre: {
    rows: 'src/portal/destinations.pages.ts',
    catalogue: 'member-centre',
    user: 'player',
    fixture: 'member',
    menu: '    menu: {},\n',
    from: "    from: ['menu'],\n",
    imports: '',
    around: '',
  },
  agentCentre: {
    rows: 'src/portal/destinations.agent.ts',
    catalogue: 'agent-centre',
    user: 'agent',
    fixture: 'agentOfAgents',
    menu: '',
    from: '',
    imports: "import { inAgentCentre } from '../harness/open-contracts';\n",
    around: '...inAgentCentre, ',
  },
};
const END_OF_ROWS = '\n} as const satisfies Record<string, PageRow>;';

/** Splits `<centre>/<page>`; the flow of the page has the same name in kebab case. */
export function pageNames(path: string): { centre: string; page: string; flow: string } {
  const [centre = '', page = ''] = path.split('/');
  if (!(centre in CENTRES)) throw new Error(`No centre ${centre}; use one of ${Object.keys(CENTRES).join(', ')}.`);
  if (!/^[a-z][A-Za-z0-9]*$/.test(page)) throw new Error(`Name the page like luckyWheel, not ${page}.`);
  return { centre, page, flow: page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) };
}

/** Texts of the view, by language; `npm run words` completes the head of the catalogues. */
const textsOf = ({ title, bn }: FlowNames): Record<string, string>[] => [
  { language: 'en', points: 'Your points', refresh: 'Refresh', heading: title },
  { language: 'bn', points: 'আপনার পয়েন্ট', refresh: 'রিফ্রেশ করুন', heading: bn },
];

/** Order of ids in catalogues, as `npm run words` sorts them. */
export const byId = new Intl.Collator('en-US').compare;

/** Inserts a message into a catalogue, which is sorted by id. */
function withMessage(catalogue: string, id: string, text: string): string {
  const [head = '', ...entries] = catalogue.trimEnd().split('\n\n');
  const idIn = (entry: string) => /^msgid "(.*)"$/m.exec(entry)?.[1] ?? '';
  const after = entries.findIndex((entry) => byId(idIn(entry), id) > 0);
  const entry = `#. js-lingui-explicit-id\nmsgid "${id}"\nmsgstr "${text}"`;
  return `${[head, ...entries.toSpliced(after < 0 ? entries.length : after, 0, entry)].join('\n\n')}\n`;
}

/** Returns the files of a page that shows an existing flow: view, wiring, words, row, and the tests of both tiers. */
export function pageFiles(root: string, centre: string, page: string, names: FlowNames): Generated[] {
  const template = CENTRES[centre];
  if (!template) throw new Error(`No centre ${centre}.`);
  const { area, flow } = names;
  const values = { ...names, ...template, centre, page };
  const file = (path: string, name: string, more: Record<string, string> = {}) => ({
    path,
    text: filled(`page/${name}.txt`, { ...values, ...more }),
    isNew: true,
  });
  const edited = (path: string, edit: (text: string) => string) => ({
    path,
    text: edit(readFileSync(join(root, path), 'utf8')),
    isNew: false,
  });
  const row = filled('page/row.txt', values).trimEnd();
  return [
    file(`src/portal/features/${area}/${flow}/index.tsx`, 'view'),
    file(`src/portal/features/${area}/${flow}/${flow}.flow.ts`, 'wiring'),
    file(`tests/rendered/${area}/${flow}.test.tsx`, 'rendered'),
    file(`e2e/${area}/${flow}.steps.ts`, 'steps'),
    file(`e2e/${area}/${flow}.test.ts`, 'browser'),
    edited(template.rows, (rows) => rows.replace(END_OF_ROWS, `\n${row}${END_OF_ROWS}`)),
    ...textsOf(names).flatMap((texts) => [
      file(`src/portal/locales/${texts.language}/${flow}.po`, 'words', texts),
      edited(`src/portal/locales/${texts.language}/${template.catalogue}.po`, (catalogue) =>
        withMessage(catalogue, `${centre}.${page}`, texts.heading ?? ''),
      ),
    ]),
  ];
}

/** Writes files, or none of them if a new one exists. Returns their paths. */
export function write(root: string, files: readonly Generated[]): string[] {
  for (const { path, isNew } of files)
    if (isNew && existsSync(join(root, path))) throw new Error(`${path} already exists; nothing was written.`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return files.map(({ path }) => path);
}

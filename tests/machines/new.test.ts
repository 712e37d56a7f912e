import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import {
  type AnySteps,
  counter,
  explore,
  exploreByHand,
  minimise,
  missing,
  mutations,
  paths,
  readSamples,
  rewrite,
  unused,
  type WrittenSamples,
  walk,
} from '../../src/atlas';
import type { Chart } from '../harness/charts';
import { Journey } from '../harness/journey';
import { brokenJourney } from '../harness/mutants';
import { byId, flowFiles, pageFiles, pageNames, write } from '../new/generate';
import { flowNames } from '../new/names';

const folder = mkdtempSync(join(tmpdir(), 'maidan-new-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** Modules that generated files import, besides types. */
for (const shared of ['machines/samples.ts', 'machines/steps.ts', 'tests/harness', 'src/contract']) {
  mkdirSync(dirname(join(folder, shared)), { recursive: true });
  symlinkSync(resolve(shared), join(folder, shared));
}
for (const area of readdirSync('machines', { withFileTypes: true }))
  if (area.isDirectory()) mkdirSync(join(folder, 'machines', area.name));
mkdirSync(join(folder, 'tests/requirements'));
writeFileSync(join(folder, 'tests/requirements/own.tsv'), readFileSync('tests/requirements/own.tsv'));

const names = flowNames('rewards/lucky-wheel', 'Lucky wheel', 'লাকি হুইল');
const written = write(folder, flowFiles(folder, names));

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isSamples = (value: unknown): value is WrittenSamples => isObject(value) && 'outcomes' in value;
const isSteps = (value: unknown): value is AnySteps => isObject(value) && 'begins' in value;
const isJourneys = (value: unknown): value is Journey[] =>
  Array.isArray(value) && value.every((candidate) => candidate instanceof Journey);

/** Imports a generated file, and returns its export of a kind. */
async function exported<T>(ending: string, is: (value: unknown) => value is T): Promise<T> {
  const path = written.find((candidate) => candidate.endsWith(ending)) ?? ending;
  const found = Object.values(await import(pathToFileURL(join(folder, path)).href)).find(is);
  if (!found) throw new Error(`${path} lacks its export.`);
  return found;
}

const machine = await exported('.machine.ts', isMachine);
const { samples, words } = readSamples(await exported('.samples.ts', isSamples));
const journeys = await exported('.journeys.ts', isJourneys);
const exploration = explore(machine, samples);

describe('npm run new -- rewards/lucky-wheel', () => {
  test('writes a chart that is explored completely, and covered by its paths', () => {
    const { problems, untried, truncated, declared } = exploration;
    expect({ problems, untried, truncated }).toEqual({ problems: [], untried: [], truncated: undefined });
    const { add, tally } = counter('lucky-wheel', 'model', declared);
    const found = paths(exploration, 'transitions');
    for (const path of found) walk(machine, path, add, words);
    expect(missing(tally())).toEqual([]);
    expect(unused(samples, found)).toEqual([]);
    expect(words?.title).toEqual({ en: 'Lucky wheel', bn: 'লাকি হুইল' });
  });

  test('writes a journey that fails until it is filled in', () => {
    const [unfinished, ...others] = journeys;
    expect(() => unfinished?.run(machine)).toThrow('fill me in, from the text of its requirements');
    for (const journey of others) journey.run(machine);
  });

  test('writes example journeys that detect every mutant', () => {
    const chart: Chart = { area: 'rewards', flow: 'lucky-wheel', machine, journeys: journeys.slice(1), invariants: [] };
    const tried = mutations(machine).filter(({ kind }) =>
      ['transition deleted', 'guard negated', 'outcome removed'].includes(kind),
    );
    expect(tried.length).toBeGreaterThan(0);
    const undetected = tried.filter(({ change }) => brokenJourney(rewrite(machine, change), chart) === undefined);
    expect(undetected.map(({ at }) => at)).toEqual([]);
  });

  test('writes steps by which a tester performs everything', async () => {
    const hand = exploreByHand(machine, samples, await exported('.steps.ts', isSteps));
    expect(hand.lacking).toEqual([]);
    expect(minimise(hand, 'transitions').length).toBeGreaterThan(0);
  });

  test('adds the requirement, and overwrites nothing', () => {
    expect(readFileSync(join(folder, 'tests/requirements/own.tsv'), 'utf8')).toMatch(
      /\nown\.lucky-wheel\.shown\town\tmember\tflow\tlucky-wheel\t[^\t\n]+\t\n$/,
    );
    expect(() => flowFiles(folder, names)).toThrow('machines/rewards/lucky-wheel already exists.');
  });

  test.each([
    ['casino/lucky-wheel', 'No area casino; use one of identity, money'],
    ['rewards/LuckyWheel', 'Name the flow like lucky-wheel, not LuckyWheel.'],
  ])('rejects the name %s with the reason', (path, reason) => expect(() => flowNames(path)).toThrow(reason));

  test('rejects a title that would break the files', () => {
    expect(() => flowNames('rewards/lucky-wheel', "Wheel's")).toThrow("unlike Wheel's");
  });
});

describe.each([
  ['memberCentre/luckyWheel', 'src/portal/destinations.pages.ts', 'member-centre'],
  ['agentCentre/luckyWheel', 'src/portal/destinations.agent.ts', 'agent-centre'],
])('npm run new -- page %s', (path, rows, catalogue) => {
  const { centre, page, flow } = pageNames(path);
  const files = pageFiles('.', centre, page, names);
  const textOf = (file: string) => files.find((candidate) => candidate.path === file)?.text ?? '';

  test('adds one row, at the end of its centre', () => {
    const before = readFileSync(rows, 'utf8');
    const start = before.lastIndexOf('\n} as const');
    const after = textOf(rows);
    expect(after.startsWith(before.slice(0, start))).toBe(true);
    expect(after.endsWith(before.slice(start))).toBe(true);
    expect(after.slice(start, start + after.length - before.length)).toBe(
      [
        '',
        '  luckyWheel: {',
        "    seat: 'page',",
        "    icon: 'doc',",
        `    label: /*i18n*/ { id: '${centre}.luckyWheel', message: 'Lucky wheel' },`,
        // The menu of the member centre is the specification's; other pages follow below it.
        ...(centre === 'memberCentre' ? ['    menu: {},'] : []),
        "    words: ['lucky-wheel'],",
        "    load: () => import('./features/rewards/lucky-wheel'),",
        "    runs: 'lucky-wheel',",
        ...(centre === 'memberCentre' ? ["    from: ['menu'],"] : []),
        '  },',
      ].join('\n'),
    );
  });

  test.each(['en', 'bn'])('writes every text of the view and the label in %s', (language) => {
    const idsIn = (text: string) => [...text.matchAll(/^msgid "(.+)"$/gm)].map(([, id = '']) => id);
    const view = textOf(`src/portal/features/rewards/${flow}/index.tsx`);
    const used = [...view.matchAll(/<Trans id="([^"]+)"/g)].map(([, id]) => id);
    expect(idsIn(textOf(`src/portal/locales/${language}/${flow}.po`))).toEqual(used.sort());
    const labels = idsIn(textOf(`src/portal/locales/${language}/${catalogue}.po`));
    expect(labels.filter((id) => id === `${centre}.luckyWheel`)).toHaveLength(1);
    expect(labels).toEqual(labels.toSorted(byId));
  });

  test('leaves no placeholder', () => {
    expect(files.filter(({ isNew, text }) => isNew && /\{\{\w+\}\}/.test(text)).map((file) => file.path)).toEqual([]);
  });
});

test('npm run new rejects a page of an unknown centre with the reason', () => {
  expect(() => pageNames('casino/luckyWheel')).toThrow('No centre casino; use one of memberCentre, agentCentre.');
});

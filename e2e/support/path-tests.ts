import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groups } from '../../machines/groups';
import { type AnyDriver, counter, type Language, missing, type Strategy, stable, table, tell } from '../../src/atlas';
import { charts } from '../../tests/support/charts';
import { saveTally } from '../../tests/support/coverage';
import { exploreFaces } from '../../tests/support/faces';
import { localised } from '../../tests/support/localised';
import { replayed } from '../../tests/support/replayed';
import { replaying } from '../../tests/support/story';
import { violationsLightAndDark, violationsOfWords } from './axe';
import { type EnvironmentModel, feasiblePaths, sinceBegun, turnedIn, type World } from './environment';
import { type RunningGateway, startGateway } from './gateway';
import { infeasible } from './infeasible';
import { keep, realised, stepsOf } from './kept';
import { PathRunner } from './path-runner';
import { Tester } from './tester';
import { uncovered } from './uncovered';

/** By a soak: `walks` takes each transition of a chart, where `npm test` comes to each state; `bengali` does so in Bengali. */
const WALKED_WHOLE = Boolean(process.env.WALKED_WHOLE);
const WALKED_IN_BENGALI = Boolean(process.env.WALKED_IN_BENGALI);
const isWhole = WALKED_WHOLE || WALKED_IN_BENGALI;
/** Where somebody comes in and where money moves: walked in Bengali, and as a whole in both languages. */
const COMES_IN_OR_PAYS = ['Authentication', 'Wallet'].flatMap((title) => {
  const group = groups.find((one) => one.title.en === title);
  if (!group) throw new Error(`There is no group ${title}.`);
  return group.flows;
});
function languagesOf(flow: string): Language[] {
  if (WALKED_IN_BENGALI) return ['bn'];
  if (!COMES_IN_OR_PAYS.includes(flow)) return ['en'];
  return WALKED_WHOLE ? ['en', 'bn'] : ['bn'];
}

export type Options = {
  languages?: Language[];
  /** Of the gateway, where they are to differ. */
  settings?: Record<string, string>;
  /** Whether the pages are at a name. */
  named?: boolean;
};

/**
 * Performs the generated paths of a chart that can happen in the built portal with the real gateway: one test a path, each in a fresh
 * browser. What was seen is counted, and axe looks at every state, light and dark: in each language that it is walked in.
 */
export function runPathTests<W extends World>(
  flow: string,
  driver: AnyDriver,
  environment: EnvironmentModel<W>,
  { languages = languagesOf(flow), settings, named: atName }: Options = {},
): void {
  const chart = charts.find((one) => one.flow === flow);
  if (!chart?.samples) throw new Error(`There is no chart ${flow}, or it has no samples.`);
  const { machine, samples, words } = chart;
  const exploration = exploreFaces(machine, samples);
  const kept = replayed(machine.id);
  const named = kept ? 'replayed path' : 'path';
  const { add, tally } = counter(flow, 'browser', exploration.declared);
  const looked = new Set<string>();
  let gateway: RunningGateway;

  beforeAll(async () => {
    gateway = await startGateway(settings);
  });
  afterAll(async () => {
    await gateway?.stop();
    if (kept) return;
    saveTally(tally());
    process.stdout.write(`${table([tally()])}\n`);
  });

  describe(`${flow} in the browser`, () => {
    const inLanguage = (language: Language, turn: number) => {
      const spoken = localised(samples, language);
      const strategy: Strategy = isWhole && turn === 0 ? 'transitions' : 'states';
      const real = feasiblePaths(exploreFaces(machine, spoken), driver, environment, strategy);
      return { language, ...real, paths: kept?.map((one) => realised(one, machine, spoken, environment, real)) ?? real.paths };
    };
    const again = kept?.map(({ language = 'bn' }, index) => ({ index, language }));
    const sets = (again ? [...new Set(again.map(({ language }) => language))] : languages).map(inLanguage);
    const all = sets.flatMap(({ language, paths }) => paths.map((_, index) => ({ index, language })));

    test.each(again ?? all)(`${named} $index in $language`, async ({ index, language }) => {
      const set = sets.find((one) => one.language === language);
      const path = set?.paths[index];
      if (!set || !path) throw new Error(`There is no path ${index} in ${language}.`);
      const opening = environment.openings[path.opening];
      await gateway.becomes(opening?.fixture ?? 'everybody', ...turnedIn(opening));
      const tester = await Tester.arrives(gateway, { language, clock: true, named: atName });
      const runner = new PathRunner({ tester, driver, environment, machine, ...set, path });
      try {
        for await (const { value, seen } of runner.go()) {
          add(...seen);
          const key = stable(value);
          if (looked.has(`${language} ${key}`)) continue;
          const known = languages.some((other) => looked.has(`${other} ${key}`));
          looked.add(`${language} ${key}`);
          const wrong = await (known ? violationsOfWords : violationsLightAndDark)(tester.page);
          if (wrong.length > 0) throw new Error(`axe in ${key}:\n${wrong.join('\n')}`);
        }
        const amiss = [...tester.errors, ...tester.unexpected().map(({ call, status }) => `${call} was answered with ${status}`)];
        // Not by `expect`, which cuts long lines.
        if (amiss.length > 0) throw new Error(amiss.join('\n'));
      } catch (error) {
        const last = sinceBegun(path, runner.done, set.places);
        const steps = stepsOf(last, set.places);
        const file = await keep(`${flow}-${index}-${language}`, tester.page, { path: last, steps, environment, machine, language });
        const told = [last.opening, ...steps.map((step) => tell(step, 'en', words))];
        const refused = `Refused: ${tester.edge.refused.map(({ call, status }) => `${call} ${status}`).join(', ') || 'nothing'}.`;
        throw new Error(
          [
            error instanceof Error ? error.message : error,
            `at "${told.at(-1)}", by`,
            ...told.map(numbered),
            refused,
            replaying('browser', file),
          ].join('\n'),
        );
      } finally {
        await tester.leaves();
      }
    });
    test('covers all but what is known not to be had here', () => {
      const listed = (uncovered[flow] ?? []).map(([id]) => id);
      const known = [...new Set([...infeasible(flow, exploration, driver), ...listed])];
      expect(missing(tally()).filter(isAsked).sort()).toEqual(known.filter(isAsked).sort());
    });
  });
}

/** Whether a walk is to cover it: each state, and what a state carries; as a whole everything. */
const isAsked = (id: string) => isWhole || /^(states|requirements): /.test(id);
const numbered = (line: string, index: number) => `  ${index + 1}. ${line}`;

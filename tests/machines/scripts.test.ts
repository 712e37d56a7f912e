/** @module-tag extended */

import { describe, expect, test } from 'vitest';
import { cases, explore, exploreByHand, inOrder, type Language, minimise, paths, scripts } from '../../src/atlas';
import { FORMAT } from '../../src/atlas/cli/formats';
import { generate } from '../../src/atlas/cli/generate';
import { load } from '../../src/atlas/cli/load';
import { optionsOf } from '../../src/atlas/cli/options';
import { chartData } from '../../src/atlas/page/chart-data';

const LANGUAGES: readonly Language[] = ['en', 'bn'];
const BY_HAND = [
  ...['deposit', 'login', 'registration', 'registration-form'],
  ...['withdrawal', 'withdrawal-confirmation'],
];
const charts = await load(['machines/**/*.machine.ts']);
const withSteps = charts.filter(({ steps }) => steps);

test('the flows that testers try first have instructions', () => {
  expect(withSteps.map(({ id }) => id)).toEqual(expect.arrayContaining(BY_HAND));
});

describe.each(withSteps)('steps of $id', ({ machine, samples = { events: {}, outcomes: {} }, steps }) => {
  const hand = exploreByHand(machine, samples, steps);
  const exploration = hand;

  test('name every class of the samples, and no others', () => {
    const named = (all: Record<string, object>) =>
      Object.entries(all).flatMap(([of, classes]) => Object.keys(classes).map((key) => `${of}: ${key}`));
    expect(named(steps?.events ?? {}).sort()).toEqual(named(samples.events).sort());
    expect(named(steps?.outcomes ?? {}).sort()).toEqual(named(samples.outcomes).sort());
    const inputs = Object.keys(samples.inputs ?? {});
    const initialInputs = Object.values(steps?.begins ?? {}).flatMap(({ input }) => input ?? []);
    expect(new Set(initialInputs)).toEqual(new Set(inputs));
  });

  test('cover everything, and each script has an initial state and a step for a tester', () => {
    expect(hand.lacking).toEqual([]);
    const found = minimise(hand, 'transitions');
    expect(found.length).toBeGreaterThan(0);
    for (const { given, steps } of cases(found, exploration.declared)) {
      expect(given.length).toBeGreaterThan(0);
      expect(steps.filter(({ who }) => who === 'tester').length).toBeGreaterThan(0);
    }
  });

  test('exist in both languages, and their commands are those of the operator tool', () => {
    for (const language of LANGUAGES) {
      const all = scripts(cases(minimise(hand, 'transitions'), exploration.declared), {
        declared: exploration.declared,
        language,
      });
      const texts = all.flatMap(({ preparations: given, steps }) => [
        ...given,
        ...steps.filter(({ performer: who }) => who === 'setup').map(({ action }) => action),
      ]);
      expect(texts.filter((text) => text.trim() === '' || text.includes('undefined'))).toEqual([]);
      for (const command of texts.flatMap((text) => text.match(/: npm run .*$/)?.[0] ?? []))
        expect(command).toMatch(
          /npm run ops -- (?:.* --reason "a test by hand"|withdrawals approve <id> --reason test, .*)$/,
        );
    }
  });
});

test.each(charts)(
  '$id: every step has text; repeated expectations say “unchanged”; ids are unique',
  ({ machine, samples, words, steps }) => {
    const exploration = steps ? exploreByHand(machine, samples, steps) : explore(machine, samples);
    const made = cases(
      inOrder(exploration, steps ? undefined : paths(exploration, 'transitions')),
      exploration.declared,
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
    for (const language of LANGUAGES) {
      const steps = scripts(made, { declared: exploration.declared, language, words }).map((script) => script.steps);
      const bare = (text = '') => text.replace(/^(?:Briefly|অল্প সময়ের জন্য): /, '');
      const repeated = steps.flatMap((all) =>
        all.filter(({ expected }, at) => at > 0 && bare(expected) === bare(all[at - 1]?.expected)),
      );
      expect(repeated.filter(({ expected }) => !/^(?:Unchanged|অপরিবর্তিত): /.test(expected))).toEqual([]);
      expect(steps.flat().filter(({ action, expected }) => action.trim() === '' || expected.trim() === '')).toEqual([]);
    }
  },
);

describe.each(charts.filter(({ id }) => [...BY_HAND, 'captcha'].includes(id)))('$id', (chart) => {
  test('has the same paths and cases on the page and in the command', async () => {
    const { paths: pagePaths, script } = await chartData(chart, chart.id, []);
    const whole = generate(chart, optionsOf(['--format', 'json']));
    const hand = generate(chart, optionsOf([]));
    const commandOutput: {
      paths: { id: string; input?: string; steps: { event: { type: string }; sample: string | null }[] }[];
    } = JSON.parse(FORMAT.json([whole]));
    expect(pagePaths.map(({ id, input }) => [id, input])).toEqual(
      commandOutput.paths.map(({ id, input }) => [id, input]),
    );
    expect(pagePaths.map(({ steps }) => steps.length)).toEqual(commandOutput.paths.map(({ steps }) => steps.length));
    expect(script.cases.map(({ id, steps }) => [id, steps.map((at) => script.steps[at])])).toEqual(
      hand.cases.map(({ id, steps }) => [id, steps]),
    );
  });
});

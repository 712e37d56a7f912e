import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type AnyDriver, type AnyWords, counter, explore, type Language, missing, stable, table, tell } from '../../src/atlas';
import { charts } from '../../tests/support/charts';
import { saveTally } from '../../tests/support/coverage';
import { localised } from '../../tests/support/localised';
import { keepPath } from '../../tests/support/story';
import { violationsLightAndDark } from './axe';
import { beyond } from './beyond';
import { type RunningGateway, startGateway } from './gateway';
import { type Reality, type RealPath, realPaths, type World } from './reality';
import { Tester } from './tester';
import { uncovered } from './uncovered';
import { Walk } from './walk';

type Options = {
  languages?: Language[];
  /** Of the gateway, where they are to differ. */
  settings?: Record<string, string>;
};

/**
 * Performs the generated paths of a chart that can happen in the built portal with the real gateway: one test a path, each in a fresh
 * browser, the languages in turn. What was seen is counted, and every state is looked at by axe, light and dark.
 */
export function tour<W extends World>(
  flow: string,
  driver: AnyDriver,
  reality: Reality<W>,
  { languages = ['bn', 'en'], settings }: Options = {},
): void {
  const chart = charts.find((one) => one.flow === flow);
  if (!chart?.samples) throw new Error(`There is no chart ${flow}, or it has no samples.`);
  const { machine, samples, words } = chart;
  const exploration = explore(machine, samples);
  const { add, tally } = counter(flow, 'browser', exploration.declared);
  const looked = new Set<string>();
  let browser: Browser;
  let gateway: RunningGateway;

  beforeAll(async () => {
    [browser, gateway] = await Promise.all([chromium.connect(inject('shared').browser), startGateway(settings)]);
  });
  afterAll(async () => {
    await gateway?.stop();
    await browser?.close();
    saveTally(tally());
    process.stdout.write(`${table([tally()])}\n`);
  });

  describe(`${flow} in the browser`, () => {
    const inLanguage = (language: Language) => ({
      language,
      ...realPaths(explore(machine, localised(samples, language)), driver, reality),
    });
    const sets = languages.map(inLanguage);
    const all = (sets[0]?.paths ?? []).map((_, index) => index);

    test.each(all.map((index) => ({ index, language: languages[index % languages.length] ?? 'bn' })))(
      'path $index in $language',
      async ({ index, language }) => {
        const set = sets.find((one) => one.language === language);
        const path = set?.paths[index];
        if (!set || !path) throw new Error(`There is no path ${index} in ${language}.`);
        await gateway.ops('reset-demo');
        const tester = await Tester.arrives(browser, gateway, { language });
        const walk = new Walk({ tester, driver, reality, machine, path, places: set.places, leaving: set.leaving });
        try {
          for await (const { value, seen } of walk.go()) {
            add(...seen);
            const key = stable(value);
            if (looked.has(key)) continue;
            looked.add(key);
            const wrong = await violationsLightAndDark(tester.page);
            if (wrong.length > 0) throw new Error(`axe in ${key}:\n${wrong.join('\n')}`);
          }
          expect(
            [...tester.errors, ...tester.unexpected().map(({ call, status }) => `${call} was answered with ${status}`)].join('\n'),
          ).toBe('');
        } catch (error) {
          await keep(flow, index, language, tester, path);
          throw new Error(`${error instanceof Error ? error.message : error}\nby\n${story(path, walk.done, words)}`);
        } finally {
          await tester.leaves();
        }
      },
    );
    test('covers all but what is known not to be had here', () => {
      const listed = (uncovered[flow] ?? []).map(([id]) => id);
      const known = new Set([...beyond(flow, exploration, driver), ...listed]);
      expect(missing(tally()).sort()).toEqual([...known].sort());
    });
  });
}

function story<W extends World>({ opening, edges }: RealPath<W>, done: number, words?: AnyWords): string {
  const told = edges.slice(0, done).map(({ move }) => tell(move, 'en', words));
  return [opening, ...told].map((line, index) => `  ${index + 1}. ${line}`).join('\n');
}

/** A path that failed, as plain data, and a picture of where. */
async function keep<W extends World>(flow: string, index: number, language: Language, { page }: Tester, { opening, edges }: RealPath<W>) {
  const name = keepPath('browser', `${flow}-${index}-${language}`, { flow, opening, language, moves: edges.map(({ move }) => move) });
  await Promise.race([page.screenshot({ path: `${name}.png` }).catch(() => undefined), wait(5_000)]);
}

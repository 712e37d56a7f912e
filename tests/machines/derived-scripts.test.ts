/** @module-tag extended */

import { expect, test } from 'vitest';
import { derivedFlows, handWrittenFlows, narrateFlow } from '../../e2e/by-words/flows';
import { NOT_BY_HAND } from '../../e2e/by-words/not-by-hand';
import { readAction, readCheck, split } from '../../e2e/by-words/sentences';
import { CHECK, declared, type Language, scripts } from '../../src/atlas';
import { charts } from '../harness/charts';
import { sourcesIn } from '../harness/source-files';

const LANGUAGES: readonly Language[] = ['en', 'bn'];
const written = sourcesIn(['machines'], /\/[\w-]+\.steps\.ts$/).map(
  ({ file }) => file.split('/').at(-1)?.split('.')[0] ?? '',
);

/** Flows whose scripts the project narrates, from drivers or by hand. */
const narrated = [...new Set([...derivedFlows, ...handWrittenFlows])].sort();

test.each(narrated.filter((flow) => !(flow in NOT_BY_HAND) && !written.includes(flow)))(
  '%s has scripts in both languages, of sentences that a tester can perform [own.steps.flows]',
  async (flow) => {
    const derived = await narrateFlow(flow);
    const chart = charts.find((candidate) => candidate.flow === flow);
    if (!chart || !derived || !('cases' in derived)) throw new Error(`There are no scripts of ${flow}.`);
    expect(derived.cases.length).toBeGreaterThan(0);
    for (const language of LANGUAGES)
      for (const { preparations, steps } of scripts(derived.cases, {
        declared: declared(chart.machine),
        language,
        words: chart.words,
      })) {
        expect(preparations.length).toBeGreaterThan(0);
        const tester = steps.filter(({ performer }) => performer === 'tester');
        expect(tester.length).toBeGreaterThan(0);
        for (const { action } of tester)
          for (const sentence of split(action)) expect(() => readAction(sentence, language)).not.toThrow();
        for (const { expected } of steps)
          for (const phrase of split(expected.split(CHECK[language])[1] ?? ''))
            expect(() => readCheck(phrase, language)).not.toThrow();
      }
  },
);

test('a flow without scripts is listed with its reason, and no other [own.steps.flows]', async () => {
  const listed = narrated.filter((flow) => flow in NOT_BY_HAND);
  const derived = await Promise.all(listed.map((flow) => narrateFlow(flow, { evenIfListed: true })));
  expect(
    listed.filter((_, index) => derived[index] && 'cases' in derived[index] && derived[index].cases.length > 0),
  ).toEqual([]);
});

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { declared, type Language, type Script, scripts } from '../../src/atlas';
import { admin, named } from '../../tests/gateway/harness/postgres';
import { charts } from '../../tests/harness/charts';
import { type RunningGateway, startGateway } from '../harness/gateway';
import { changeOneWord } from './change';
import { narrateFlow } from './flows';
import { FailedStep, performByWords } from './runner';
import { newWindow } from './window';

/** A script of a flow by its number, counted from 1, and the language in which it is performed. */
export type Performed = { flow: string; number: number; language: Language };

/** Longest wait of a step with a changed word, ms: nothing on the screen can have that name. */
const CHANGED_WAIT = 3_000;

/** The script as a tester reads it. */
async function printed({ flow, number, language }: Performed): Promise<Script> {
  const chart = charts.find((candidate) => candidate.flow === flow);
  const derived = await narrateFlow(flow);
  if (!chart || !derived || !('cases' in derived)) throw new Error(`There are no scripts of ${flow}.`);
  const all = scripts(derived.cases, { declared: declared(chart.machine), language, words: chart.words });
  const script = all[number - 1];
  if (!script) throw new Error(`${flow} has ${all.length} scripts.`);
  return script;
}

/**
 * Performs scripts from their printed words alone, with the demo's studio where games are played: one test each. In
 * every second one a word is changed at random, too, so that the step with that word must fail.
 */
export function performScripts(performed: readonly Performed[], { hasStudio = false } = {}): void {
  let gateway: RunningGateway;
  const studio = `maidan_studio_${randomBytes(6).toString('hex')}`;
  beforeAll(async () => {
    const { postgres } = inject('shared');
    if (hasStudio) await admin(postgres, `create database ${studio}`);
    gateway = await startGateway(hasStudio ? { STUDIO_DATABASE_URL: named(postgres, studio) } : {});
  });
  afterAll(async () => {
    await gateway?.stop();
    if (hasStudio) await admin(inject('shared').postgres, `drop database ${studio} with (force)`);
  });

  const perform = async (script: Script, language: Language, longestWait?: (step: number) => number | undefined) => {
    const context = await newWindow(gateway, language);
    try {
      await performByWords(script, { page: await context.newPage(), gateway, language, longestWait });
    } finally {
      await context.close();
    }
  };

  describe.each(performed.map((row, index) => ({ ...row, index })))('script $number of $flow ($language)', (row) => {
    test('can be performed from its words [own.steps.words]', UNLIMITED, async () => {
      await perform(await printed(row), row.language);
    });

    if (row.index % 2 > 0) return;
    test('fails at a step in which one word is changed [own.steps.changed-word]', UNLIMITED, async () => {
      const seed = `${row.flow} ${row.number}`;
      const { script, step } = changeOneWord(await printed(row), seed, row.language);
      const failure = await perform(script, row.language, (at) => (at === step ? CHANGED_WAIT : undefined)).then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(failure).toBeInstanceOf(FailedStep);
      expect(failure instanceof FailedStep && failure.step).toBe(step);
    });
  });
}

/** A test is as long as its script; each wait within it has its own limit. */
const UNLIMITED = { timeout: 0 };

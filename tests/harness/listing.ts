import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { TestCase, TestModule } from 'vitest/node';
import { isInGate, TIERS } from './gate.mjs';

/** A test as Vitest registered it. */
export type ListedTest = {
  tier: string;
  file: string;
  /** Title with those of the enclosing describes, joined by ` > `. */
  name: string;
  /** Line of the call that registered it. */
  line: number;
  /** True if `npm test` runs it; `npm run test:all` runs every test. */
  isInGate: boolean;
};

const FOLDER = '.cache/tests/listing';

/**
 * Returns the note of a test that was skipped at run time because this machine lacks something (`context.skip(note)`);
 * undefined for every other test.
 */
export function noteOf(test: TestCase): string | undefined {
  const result = test.result();
  return result.state === 'skipped' ? result.note : undefined;
}

/**
 * Returns the tests of collected modules that some command runs. With the gate's filter (`isFiltered`), Vitest marks
 * everything it left out as skipped, so only a skipped test of the gate is known to be idle.
 */
export const listedIn = (modules: readonly TestModule[], isFiltered = false): ListedTest[] =>
  modules.flatMap((module) =>
    [...module.children.allTests()].flatMap((test) => {
      const tier = module.project.name;
      const isGate = isInGate(tier, test.tags);
      const isIdle = noteOf(test) !== undefined || (test.options.mode !== 'run' && (!isFiltered || isGate));
      const listed = {
        tier,
        file: module.relativeModuleId,
        name: test.fullName,
        line: test.location?.line ?? 0,
        isInGate: isGate,
      };
      return isIdle ? [] : [listed];
    }),
  );

/** Stores the tests of a tier for `readListing`. */
export function writeListing(tier: string, tests: readonly ListedTest[]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${tier}.json`, `${JSON.stringify(tests)}\n`);
}

/** Returns the tests that the latest complete run of each tier registered. Throws if a tier has not run. */
export function readListing(): ListedTest[] {
  return TIERS.flatMap((tier) => {
    const file = `${FOLDER}/${tier}.json`;
    if (!existsSync(file)) throw new Error(`${file} is missing: the ${tier} tier has not run completely.`);
    return JSON.parse(readFileSync(file, 'utf8')) as ListedTest[];
  });
}

/** Collects all tests of all tiers, as `vitest list` does, without running any. Takes minutes. */
export async function collectTests(): Promise<ListedTest[]> {
  process.env.VITEST = 'true';
  const { createVitest } = await import('vitest/node');
  const vitest = await createVitest('test', { watch: false, includeTaskLocation: true, reporters: [] });
  try {
    const { testModules, unhandledErrors } = await vitest.collectTests(await vitest.globTestSpecifications());
    const errors = [...unhandledErrors, ...testModules.flatMap((module) => module.errors())];
    if (errors.length > 0) throw new Error(`Vitest cannot collect the tests: ${JSON.stringify(errors.slice(0, 3))}`);
    return listedIn(testModules);
  } finally {
    await vitest.close();
  }
}

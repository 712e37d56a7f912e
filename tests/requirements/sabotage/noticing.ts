import type { CitingTest } from '../../harness/citing-tests';
import { escaped } from '../../harness/escaped';
import { related } from '../../related.mjs';
import type { Breakage } from './breakages';
import type { Sabotage } from './draw';
import { readersOf } from './places';
import type { Failure, Run, Runs } from './runs';

/** Detecting test: one that cites the requirement, or another one. */
export type Noticed = Failure & { by: 'citing' | 'another' };

const unique = (files: string[]) => [...new Set(files)];
/** Builds that tests start as a process are made once, before any fault. */
const isBuilt = ({ text, tier }: CitingTest) => tier === 'browser' || /\bprocesses\b/.test(text);
/** Time limit of other tests in s, after which the fault counts as undetected. */
const TIMEOUT_MS = 150;

/** Tests that cite a requirement, whatever their tier: cheapest first, those that need a separate build last. */
function citing({ requirement: { id } }: Sabotage, all: readonly CitingTest[]): (Run & { needsFreshRuns: boolean })[] {
  const citingTests = all.filter(({ ids }) => ids.includes(id));
  const pattern = `${escaped(id)}(?![\\w-])`;
  const of = (citations: CitingTest[], needsFreshRuns = false) => ({
    files: unique(citations.map(({ file }) => file)),
    pattern,
    needsFreshRuns,
  });
  const cheap = citingTests.filter((citation) => !isBuilt(citation));
  return [
    of(cheap.filter(({ tier }) => tier === 'model' || tier === 'contract' || tier === 'none')),
    of(cheap.filter(({ tier }) => tier === 'wiring' || tier === 'rendered')),
    of(cheap.filter(({ tier }) => tier === 'gateway')),
    of(
      citingTests.filter((citation) => isBuilt(citation) && citation.tier === 'gateway'),
      true,
    ),
    of(
      citingTests.filter(({ tier }) => tier === 'browser'),
      true,
    ),
  ].filter(({ files }) => files.length > 0);
}

/** Charts affected by a fault; for settings those that read the setting. */
function touchedBy({ file, said }: Breakage): string[] {
  const [, setting] = (file === 'src/contract/platform/settings.ts' && /(\w+) SETTINGS\b/.exec(said)) || [];
  return setting ? readersOf(`SETTINGS.${setting}`) : [file];
}

/** Module of the gateway that a file belongs to; the contract names its files alike. */
const MODULE = /^src\/(?:gateway|contract)\/[a-z]+\/([a-z]+)\b/;

/** Other tests that exercise a file; for the gateway those of its module. */
function others({ breakage }: Sabotage): Run[] {
  const touched = touchedBy(breakage);
  const { flows, files = { model: [], rendered: [], gateway: [], browser: [] } } = related(touched);
  const modules = touched.flatMap((file) => MODULE.exec(file)?.[1] ?? []);
  const isNear = (test: string) =>
    modules.some((name) => test.includes(`/${name}`)) || /^tests\/gateway\/[\w-]+\.test/.test(test);
  return [{ files: files.model, flows }, { files: files.rendered }, { files: files.gateway.filter(isNear) }].filter(
    (run) => run.files.length > 0,
  );
}

/** Runs test after test until one detects the fault; `needsFreshRuns` creates a Vitest without a build. */
export async function noticing(
  sabotage: Sabotage,
  citations: readonly CitingTest[],
  sharedRuns: Runs,
  createRuns: () => Runs,
): Promise<Noticed | undefined> {
  const changed = [sabotage.breakage.file];
  const tried = citing(sabotage, citations);
  for (const run of tried.filter((candidate) => !candidate.needsFreshRuns)) {
    const failure = await first(sharedRuns, { ...run, changed });
    if (failure) return { ...failure, by: 'citing' };
  }
  for (const run of others(sabotage)) {
    const failure = (await sharedRuns.run({ ...run, changed }, TIMEOUT_MS))?.failures[0];
    if (failure) return { ...failure, by: 'another' };
  }
  for (const run of tried.filter((candidate) => candidate.needsFreshRuns)) {
    const failure = await first(createRuns(), run);
    if (failure) return { ...failure, by: 'citing' };
  }
  return undefined;
}

/** Returns the first failure; tests that do not end have failed. */
async function first(runs: Runs, run: Run): Promise<Failure | undefined> {
  const outcome = await runs.run(run);
  return outcome ? outcome.failures[0] : { file: run.files[0] ?? '', title: '', error: 'it does not end' };
}

/**
 * A process in the copy that runs tests on request, in one Vitest: loaded modules stay, except changed files. Responds
 * to `{ files, pattern, changed, flows, all }` with `{ ran, failures }`: the first failure, or all of them.
 */
import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';

let failures = [];
let ran = 0;
let stop = () => {};

function fail(module, title, errors) {
  failures.push({
    file: module?.relativeModuleId ?? '',
    title,
    error: String(errors?.[0]?.message ?? '').split('\n')[0],
  });
  stop();
}

const reporter = {
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state !== 'skipped') ran += 1;
    if (state === 'failed') fail(test.module, test.fullName.replaceAll(' > ', ' '), errors);
  },
  onTestSuiteResult(suite) {
    if (suite.errors().length > 0) fail(suite.module, suite.fullName.replaceAll(' > ', ' '), suite.errors());
  },
  onTestModuleEnd(module) {
    if (module.errors().length > 0) fail(module, '', module.errors());
  },
};

const vitest = await createVitest('test', { watch: false, reporters: [reporter], passWithNoTests: true, silent: true });
await vitest.standalone();

async function run({ files, pattern, changed, flows, all }) {
  [failures, ran] = [[], 0];
  delete process.env.MAIDAN_FLOWS;
  if (flows) process.env.MAIDAN_FLOWS = flows.join();
  for (const file of changed) vitest.invalidateFile(resolve(file));
  vitest.setGlobalTestNamePattern(pattern);
  const specifications = files.flatMap((file) => vitest.getModuleSpecifications(resolve(file)));
  if (specifications.length === 0) return { ran, failures };
  // The first failure decides, so the remaining tests are cancelled.
  stop = all ? () => {} : () => void vitest.cancelCurrentRun('test-failure');
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications, false);
  stop = () => {};
  if (failures.length === 0 && unhandledErrors.length > 0)
    fail(undefined, 'an error outside of the tests', unhandledErrors);
  return { ran, failures };
}

process.on('message', async (message) => {
  if (message !== 'end') return process.send(await run(message));
  await vitest.close();
  process.exit(0);
});
process.send('ready');

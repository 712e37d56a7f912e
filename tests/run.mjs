/**
 * `npm test`, the gate: types, lint, wording, build, and the gate's tests of the four tiers. `npm run test:all` runs
 * every test. Both accept tier names (`npm test -- model gateway`), files, and `--changed[=<ref>]`: only tests that
 * changes since the last commit, or since `<ref>`, can affect. Installs missing tools; the last line sums up
 * everything. `npm run test:all -- pictures` compares pictures of two revisions instead (../e2e/pictures).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { haveBrowser } from './harness/browser.mjs';
import { GATE_FILTERS, TIER_OF, TIERS } from './harness/gate.mjs';
import { meterProcessor } from './harness/processor.mjs';
import { run, seconds } from './harness/steps.mjs';
import { changedSince, related } from './related.mjs';

const SLOWEST = 10;

const args = process.argv.slice(2);
const isAll = args.includes('--all');
const named = args.filter((arg) => TIERS.includes(arg));
const files = args.filter((arg) => arg.includes('/'));
const unknown = args.filter(
  (arg) => !named.includes(arg) && !files.includes(arg) && !/^--(all|changed(=.*)?)$/.test(arg),
);
const [since] = args.flatMap((arg) => (arg.startsWith('--changed') ? [arg.split('=')[1] ?? 'HEAD'] : []));

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const bin = (name) => `node_modules/.bin/${name}`;
const totals = { passed: 0, failed: 0, left: 0, notRun: [] };
const steps = [];
const durations = [];
const failures = [];
const start = Date.now();
const meter = meterProcessor();

// Apart from all tests, because it compares two revisions.
if (args.includes('pictures')) {
  const options = args.filter((arg) => !['pictures', '--all'].includes(arg));
  const command = ['--import', 'tsx', 'e2e/pictures/cli.ts', ...options];
  process.exit(spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1);
}
if (unknown.length > 0)
  stop(`unknown: ${unknown.join(', ')}; give tiers (${TIERS.join(', ')}), test files, or --changed`);
// `npm start` installs no test tools.
if (!existsSync('node_modules/vitest')) await required('install', npm, ['ci', '--no-audit', '--no-fund']);

const changes = since === undefined ? undefined : related(changedSince(since));
const chosen = changes?.files ?? (files.length > 0 ? byTier(files) : undefined);
const tiers = TIERS.filter(
  (tier) => (named.length === 0 || named.includes(tier)) && (!chosen || chosen[tier].length > 0),
);
const isWhole = named.length === 0 && !chosen;
if (changes)
  console.log(
    `${changes.changed.length} changed files affect ${changes.files ? changes.flows.join(', ') || 'no flow' : 'everything'}`,
  );
if (tiers.includes('browser')) process.env.CHROME_PATH = haveBrowser();

// Two cores: types and lint run in parallel with the build. More type checkers would repeat half of the work.
const isBuildNeeded = isWhole || tiers.some((tier) => ['gateway', 'browser'].includes(tier));
const areChecksNeeded = files.length === 0;
// Totals of an earlier run may belong to charts that have changed since.
if (isWhole) rmSync('.cache/coverage', { recursive: true, force: true });
await Promise.all([areChecksNeeded && checkSources(), buildAndCheckWords()]);
for (const tier of tiers) await runTier(tier);
if (isWhole) {
  await check('coverage', npm, ['run', '--silent', 'coverage', '--', ...demanded()]);
  await check('requirements', npm, ['run', '--silent', 'requirements', '--', '--missing', '--listed']);
}
report();

async function checkSources() {
  await check('types', bin('tsc'), ['--noEmit', '--singleThreaded']);
  await check('lint', bin('biome'), ['check', '--error-on-warnings', '.']);
}

async function buildAndCheckWords() {
  if (isBuildNeeded) await check('build', npm, ['run', '--silent', 'build']);
  if (areChecksNeeded && isBuildNeeded) await check('browsers', npm, ['run', '--silent', 'browsers']);
  if (areChecksNeeded) await check('words', 'node', ['tests/words.mjs']);
}

/** Runs a step that all others require. */
async function required(name, command, commandArgs) {
  const { code } = await run(command, commandArgs, { stdio: 'inherit' });
  if (code !== 0) stop(`${name} failed`);
}

/** Runs a step that counts as one check; prints its output only when it fails. */
async function check(name, command, commandArgs) {
  const { code, output, ms } = await run(command, commandArgs);
  totals[code === 0 ? 'passed' : 'failed'] += 1;
  steps.push({ name, ms });
  console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(13)}${seconds(ms).padStart(9)}`);
  if (code === 0) return;
  console.log(output);
  failures.push(`${name}\n    ${[command, ...commandArgs].join(' ')}`);
}

/** Runs a tier's tests in a separate process, so that its memory is released. */
async function runTier(tier) {
  const file = `.cache/tests/${tier}.json`;
  mkdirSync('.cache/tests', { recursive: true });
  rmSync(file, { force: true });
  const filter = isAll ? [] : ['--tags-filter', GATE_FILTERS[tier]];
  const vitest = [
    'run',
    '--project',
    tier,
    '--reporter',
    './tests/harness/reporter.ts',
    '--includeTaskLocation',
    '--passWithNoTests',
  ];
  const env = {
    ...(isWhole && { MAIDAN_RUN: isAll ? 'all' : 'gate' }),
    ...(changes?.files && { MAIDAN_FLOWS: changes.flows.join() }),
  };
  const usedBefore = meter?.read() ?? 0;
  const { code, ms } = await run(bin('vitest'), [...vitest, ...filter, ...(chosen?.[tier] ?? [])], {
    stdio: 'inherit',
    env,
  });
  const broken = {
    passed: 0,
    failed: 0,
    left: 0,
    notRun: [],
    files: [],
    failures: [{ repeat: `npm test -- ${tier}`, name: 'did not report' }],
  };
  const outcome = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : broken;
  const failed = outcome.failed || (code === 0 ? 0 : 1);
  totals.passed += outcome.passed;
  totals.failed += failed;
  totals.left += outcome.left;
  totals.notRun.push(...outcome.notRun);
  steps.push({ name: tier, ms });
  durations.push(...outcome.files);
  failures.push(
    ...outcome.failures.map(({ file: from = '', name, repeat }) => `${tier}: ${from} ${name}\n    ${repeat}`),
  );
  if (failed > 0 && outcome.failures.length === 0) failures.push(`${tier}: broke outside of the tests`);
  const used = meter ? `, ${seconds(meter.read() - usedBefore)} of processor` : '';
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${tier.padEnd(13)}${seconds(ms).padStart(9)}  ${outcome.passed} passed, ${failed} failed${used}`,
  );
}

/** Returns the tiers whose coverage each chart must reach; in the gate, only tiers that run all tests of a chart. */
function demanded() {
  const demands = [
    'model=machines/**/*.machine.ts',
    'rendered=tests/drivers/**/*.driver.ts',
    // A journey, and no paths, runs through the charts of the desk in the browser (tests/machines/tiers.ts).
    ...(isAll ? ['browser=tests/drivers/!(operations)/*.driver.ts'] : []),
  ];
  return demands.flatMap((demand) => ['--demand', demand]);
}

function byTier(paths) {
  const of = (tier) => paths.filter((path) => TIER_OF.find(([, is]) => is.test(path))?.[0] === tier);
  const sorted = Object.fromEntries(TIERS.map((tier) => [tier, of(tier)]));
  const lost = paths.filter((path) => !existsSync(path) || !Object.values(sorted).flat().includes(path));
  if (lost.length > 0) stop(`no test file: ${lost.join(', ')}`);
  return sorted;
}

function report() {
  const slowest = durations.sort((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  console.log(`\nslowest files\n${slowest.map(({ file, ms }) => `${seconds(ms).padStart(9)}  ${file}`).join('\n')}`);
  const used = meter
    ? `, ${seconds(meter.read())} of processor`
    : ' (processor time is only measured where a control group can be made)';
  console.log(`\nall of it ${seconds(Date.now() - start)}${used}`);
  if (!isAll && totals.left > 0) console.log(`${totals.left} tests were not run: npm run test:all runs every test`);
  // Repeated at the end, where readers look first.
  if (failures.length > 0) console.log(`\nfailed\n${failures.map((line) => `  ${line}`).join('\n')}`);
  const { passed, failed, notRun } = totals;
  // A test without its requirements on this machine has neither passed nor failed.
  console.log(
    `\n${passed} passed, ${failed} failed${notRun.length > 0 ? `, ${notRun.length} not run (${notRun.join('; ')})` : ''}`,
  );
  meter?.close();
  process.exitCode = totals.failed === 0 ? 0 : 1;
}

function stop(reason) {
  console.log(`${reason}\n0 passed, 1 failed`);
  process.exit(1);
}

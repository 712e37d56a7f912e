/**
 * `npm test`: everything CI needs, from nothing but Node and npm. Installs what is missing, then types, lint, words, the build and
 * the four tiers; the last line counts all of it. `npm test -- model gateway` runs only the tiers named, `npm test -- --changed` only
 * what the changes since the last commit can touch (`--changed=main`: since that one).
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { changedSince, related } from './related.mjs';
import { haveBrowser } from './support/browser.mjs';

const TIERS = ['model', 'rendered', 'gateway', 'browser'];
const SLOWEST = 10;
/** Of what failed so much is said once more at the end. */
const LINES_OF_FAILED = 6;

const [since] = process.argv.flatMap((arg) => (arg.startsWith('--changed') ? [arg.split('=')[1] ?? 'HEAD'] : []));
const named = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const touched = since === undefined ? undefined : related(changedSince(since));
const tiers = TIERS.filter((tier) => (named.length === 0 || named.includes(tier)) && (!touched?.files || touched.files[tier].length > 0));
const isWhole = named.length === 0 && touched?.files === undefined;

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const bin = (name) => `node_modules/.bin/${name}`;
const tally = { passed: 0, failed: 0 };
const spent = [];
const files = [];
const red = [];
const began = Date.now();

if (!existsSync('node_modules/.package-lock.json')) must('install', npm, ['ci', '--no-audit', '--no-fund']);
const browser = tiers.includes('browser') ? haveBrowser() : '';
if (touched) console.log(toldOf(touched));

// Two cores: what does not need the build goes beside it. Of what was changed only the browser sees what is built.
const built = isWhole || named.length > 0 || browser ? check('build', npm, ['run', '--silent', 'build']) : undefined;
const checked = check('types', bin('tsc'), ['--noEmit'])
  .then(() => check('lint', bin('biome'), ['check', '--error-on-warnings', '.']))
  .then(() => check('words', 'node', ['tests/words.mjs']));
// What an earlier run covered, of charts that may have changed, is not of this run.
if (isWhole) rmSync('.cache/coverage', { recursive: true, force: true });
if (touched?.files) await Promise.all([after(built, ['browser']), after(checked, ['model', 'rendered', 'gateway'])]);
else await after(Promise.all([built, checked]), TIERS);
if (isWhole) await check('coverage', npm, ['run', '--silent', 'coverage']);

console.log(`\nthe slowest files\n${slowest().join('\n')}`);
console.log(`\n${times().join('\n')}`);
// Once more at the end, where it is still in sight of who reads only that.
if (red.length > 0) console.log(`\nwhat failed\n${red.join('\n')}`);
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 ? 0 : 1;

/** A step without which nothing else makes sense. */
function must(name, command, args) {
  if (spawnSync(command, args, { stdio: 'inherit' }).status === 0) return;
  console.log(`${name} failed\n0 passed, 1 failed`);
  process.exit(1);
}

/** A step that counts as one check; what it printed is shown only if it failed. */
async function check(name, command, args) {
  const { code, output, wall } = await run(name, command, args, 'pipe');
  tally[code === 0 ? 'passed' : 'failed'] += 1;
  if (code !== 0) red.push(`  ${name}: ${output.trim().split('\n').slice(-LINES_OF_FAILED).join('\n    ')}`);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(wall)})`);
  if (code !== 0) console.log(output);
}

/** Of these tiers those that are to be run, one after the other. */
async function after(done, some) {
  await done;
  for (const tier of tiers.filter((one) => some.includes(one))) await runTier(tier);
}

/** The tests of a tier, in a process of its own: so it is known what it takes, and what it held is given back. */
async function runTier(tier) {
  const report = `.cache/tests/${tier}.json`;
  mkdirSync('.cache/tests', { recursive: true });
  rmSync(report, { force: true });
  const args = ['run', '--project', tier, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const env = { CHROME_PATH: browser, ...(touched?.files && { MAIDAN_FLOWS: touched.flows.join() }) };
  const { code } = await run(tier, bin('vitest'), [...args, ...(touched?.files?.[tier] ?? [])], 'inherit', env);
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  tally.passed += numPassedTests;
  // A run that broke outside of a test (a file that does not load, an unhandled rejection) has failed too.
  tally.failed += numFailedTests || (code === 0 ? 0 : 1);
  for (const { name, startTime, endTime } of testResults)
    files.push({ name: name.replace(`${resolve()}/`, ''), wall: endTime - startTime });
  if (code !== 0) red.push(...failedIn(tier, testResults));
}

/** The tests of a tier that failed, each with the beginning of why; or that it broke outside of them. */
function failedIn(tier, testResults) {
  const failed = testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => [fullName, failureMessages[0] ?? 'what was thrown is not an error']);
    const all = tests.length > 0 || !message ? tests : [['does not load', message]];
    return all.map(
      ([test, why]) =>
        `  ${tier}: ${name.replace(`${resolve()}/`, '')}: ${test}\n    ${why.split('\n').slice(0, LINES_OF_FAILED).join('\n    ')}`,
    );
  });
  return failed.length > 0 ? failed : [`  ${tier}: broke outside of a test`];
}

/**
 * Runs a command through a shell, whose `times` says on a channel of its own what the command and all that it waited for took of the
 * processors: Node does not tell that of children, and every shell does.
 */
function run(name, command, args, stdio, env = {}) {
  const started = Date.now();
  const shell = ['-c', '"$@" 3>&-; code=$?; times >&3; exit $code', 'sh', command, ...args];
  const out = stdio === 'pipe' ? 'pipe' : 'inherit';
  return new Promise((done) => {
    const child = spawn('sh', shell, { stdio: [out === 'pipe' ? 'ignore' : 'inherit', out, out, 'pipe'], env: { ...process.env, ...env } });
    let output = '';
    let told = '';
    const end = (code) => {
      const wall = Date.now() - started;
      spent.push({ name, wall, processor: processorOf(told) });
      done({ code, output, wall });
    };
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.stdio[3].on('data', (chunk) => (told += chunk));
    child.on('error', (error) => {
      output += String(error);
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Of the shell's `times` (`0m1.25s 0m0.31s`, a line for itself and one for its children) the sum, in milliseconds. */
function processorOf(times) {
  const all = [...times.matchAll(/(\d+)m([\d.,]+)s/g)];
  return all.reduce((sum, [, minutes, rest]) => sum + (Number(minutes) * 60 + Number(rest.replace(',', '.'))) * 1_000, 0);
}

function seconds(ms) {
  return `${(ms / 1_000).toFixed(1)} s`;
}

function slowest() {
  const first = [...files].sort((a, b) => b.wall - a.wall).slice(0, SLOWEST);
  return first.map(({ name, wall }) => `${seconds(wall).padStart(9)}  ${name}`);
}

/** What each step took of the clock and of the processors. What runs beside another step counts in both, so the clock's sum is its own. */
function times() {
  const processor = spent.reduce((sum, step) => sum + step.processor, 0);
  const rows = [...spent, { name: 'all of it', wall: Date.now() - began, processor }];
  const row = (name, wall, used) => `${name.padEnd(12)}${wall.padStart(9)}${used.padStart(12)}`;
  return [row('', 'clock', 'processor'), ...rows.map(({ name, wall, processor }) => row(name, seconds(wall), seconds(processor)))];
}

function toldOf({ changed, files, flows }) {
  const what = files ? `touch ${flows.length > 0 ? flows.join(', ') : 'no flow'}` : 'can touch everything';
  return `${changed.length} changed files ${what}`;
}

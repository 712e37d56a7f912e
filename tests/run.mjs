/**
 * `npm test`: everything CI needs, from nothing but Node and npm. Installs what is missing, then types, lint, words, the build and
 * the four tiers; the last line counts all of it. `npm test -- model gateway` runs only the tiers named.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { haveBrowser } from './support/browser.mjs';

const tiers = process.argv.slice(2);
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const bin = (name) => `node_modules/.bin/${name}`;
const tally = { passed: 0, failed: 0 };

if (!existsSync('node_modules/.package-lock.json')) must('install', npm, ['ci', '--no-audit', '--no-fund']);
const needsBrowser = tiers.length === 0 || tiers.includes('browser');
const browser = needsBrowser ? haveBrowser() : '';

// Two cores: what does not need the build goes beside it.
await Promise.all([
  check('build', npm, ['run', '--silent', 'build']),
  check('types', bin('tsc'), ['--noEmit'])
    .then(() => check('lint', bin('biome'), ['check', '--error-on-warnings', '.']))
    .then(() => check('words', 'node', ['tests/words.mjs'])),
]);
await runTiers();
if (tiers.length === 0) await check('coverage of all tiers', npm, ['run', '--silent', 'coverage']);
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
  const began = Date.now();
  const { code, output } = await run(command, args, 'pipe');
  tally[code === 0 ? 'passed' : 'failed'] += 1;
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1_000).toFixed(1)} s)`);
  if (code !== 0) console.log(output);
}

async function runTiers() {
  const report = '.cache/tests.json';
  mkdirSync('.cache', { recursive: true });
  rmSync(report, { force: true });
  // What an earlier run covered, of charts that may have changed, is not of this run.
  if (tiers.length === 0) rmSync('.cache/coverage', { recursive: true, force: true });
  const projects = tiers.flatMap((tier) => ['--project', tier]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(bin('vitest'), ['run', ...projects, ...reporters], 'inherit', { CHROME_PATH: browser });
  const { numPassedTests = 0, numFailedTests = 0 } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  tally.passed += numPassedTests;
  // A run that broke outside of a test (a file that does not load, an unhandled rejection) has failed too.
  tally.failed += numFailedTests || (code === 0 ? 0 : 1);
}

function run(command, args, stdio, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: stdio === 'pipe' ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

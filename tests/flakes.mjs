/**
 * `npm run flakes -- <runs> [--load <n>] [--all]`: runs the gate (or with `--all` the complete suite) repeatedly under
 * the load of n busy loops, and lists each test that failed at least once. Appends every run to `.cache/flakes/`, in a
 * file per commit, suite and load, and counts existing runs, so it resumes where it was stopped.
 */
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { TIERS } from './harness/gate.mjs';
import { run } from './harness/steps.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { load: { type: 'string', default: '0' }, all: { type: 'boolean', default: false } },
});
const targetRuns = Number(positionals[0]);
const load = Number(values.load);
if (!(targetRuns > 0) || !(load >= 0)) {
  console.error('npm run flakes -- <runs> [--load <busy loops>] [--all]');
  process.exit(2);
}
const suite = values.all ? 'all' : 'gate';
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const file = `.cache/flakes/${commit}-${suite}-load-${load}.jsonl`;
mkdirSync('.cache/flakes', { recursive: true });

const runs = existsSync(file)
  ? readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
while (runs.length < targetRuns) {
  const outcome = await once();
  appendFileSync(file, `${JSON.stringify(outcome)}\n`);
  runs.push(outcome);
  console.log(textOf(outcome, runs.length));
}
const red = runs.flatMap(({ failures }) => failures);
console.log(
  `${runs.length} runs of ${suite} at ${commit} beside ${load} busy loops: ${runs.filter(({ code }) => code === 0).length} green (${file})`,
);
for (const name of new Set(red)) console.log(`red ${red.filter((one) => one === name).length} times: ${name}`);
process.exitCode = runs.every(({ code }) => code === 0) ? 0 : 1;

/** Runs the suite once under load; the busy loops end with it. */
async function once() {
  const loops = Array.from({ length: load }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  try {
    const { code, output, ms } = await run(process.execPath, ['tests/run.mjs', ...(values.all ? ['--all'] : [])]);
    const [closing = ''] = output.trim().split('\n').slice(-1);
    const [total = ''] = /^all of it .*$/m.exec(output) ?? [];
    return {
      at: new Date().toISOString(),
      code,
      seconds: Math.round(ms / 1_000),
      loadAverage: loadavg()[0],
      total,
      closing,
      failures: failuresIn(output),
    };
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
  }
}

/** Names of the checks and tests that a run reports as failed. */
function failuresIn(output) {
  const checks = [...output.matchAll(/^✗ (\w+) +[\d.]+ s$/gm)].map(([, name]) => name);
  const tests = TIERS.flatMap((tier) => {
    const report = `.cache/tests/${tier}.json`;
    return existsSync(report)
      ? JSON.parse(readFileSync(report, 'utf8')).failures.map(({ file: from, name }) => `${tier}: ${from} > ${name}`)
      : [];
  });
  return [...checks, ...tests];
}

function textOf({ code, seconds, closing, failures }, number) {
  return [
    `run ${number}: ${code === 0 ? 'green' : 'red'}, ${seconds} s, ${closing}`,
    ...failures.map((name) => `  ${name}`),
  ].join('\n');
}

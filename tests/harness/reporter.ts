import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification, TestSuite } from 'vitest/node';
import { escaped } from './escaped';
import { listedIn, noteOf, writeListing } from './listing';

/** Lines of a failure's message that are printed. */
const MAX_LINES = 40;
const BAR = 30;
/** Progress steps that are printed where the output is no terminal. */
const PRINTED_STEPS = 4;

type Failure = { file: string; name: string; message: string; repeat?: string };
/** Outcome of a tier, as `tests/run.mjs` reads it. */
type TierReport = {
  passed: number;
  failed: number;
  /** Tests that a filter left out. */
  left: number;
  /** Notes of the tests that could not run on this machine, with what to install. */
  notRun: string[];
  failures: Failure[];
  files: { file: string; ms: number }[];
};

const messageOf = (errors: readonly (SerializedError & { diff?: string })[] = []): string =>
  errors
    .map(({ message, diff, stack }) =>
      [message, diff, stack?.split('\n').find((line) => /(tests|e2e)\//.test(line))].filter(Boolean).join('\n'),
    )
    .join('\n')
    .split('\n')
    .slice(0, MAX_LINES)
    .join('\n');

/** Command that runs a single test again, whatever command ran it first. */
export const repeating = (tier: string, { file, name }: { file: string; name: string }): string => {
  const pattern = escaped(name.replaceAll(' > ', ' ')).replaceAll("'", '.');
  return `npx vitest run --project ${tier} ${file}${pattern && ` -t '${pattern}'`}`;
};

/**
 * Prints a progress bar for a tier and its failures as they occur, each with the command that repeats it, and stores
 * the result in `.cache/tests/<tier>.json`. `MAIDAN_RUN` is `gate` or `all` when the tier runs completely: then its
 * listing is stored, too.
 */
export default class TierReporter implements Reporter {
  readonly #report: TierReport = { passed: 0, failed: 0, left: 0, notRun: [], failures: [], files: [] };
  readonly #start = Date.now();
  #tier = '';
  #total = 0;
  #printed = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#total = specifications.length;
    this.#tier = specifications[0]?.project.name ?? '';
    this.#draw();
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    const note = noteOf(test);
    if (note !== undefined) this.#report.notRun.push(note);
    else if (state === 'passed') this.#report.passed += 1;
    else if (state === 'failed')
      this.#fail({ file: test.module.relativeModuleId, name: test.fullName, message: messageOf(errors) });
    else this.#report.left += 1;
  }

  onTestSuiteResult(suite: TestSuite): void {
    const errors = suite.errors();
    if (errors.length > 0)
      this.#fail({ file: suite.module.relativeModuleId, name: suite.fullName, message: messageOf(errors) });
  }

  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors();
    if (errors.length > 0) this.#fail({ file: module.relativeModuleId, name: '', message: messageOf(errors) });
    this.#report.files.push({ file: module.relativeModuleId, ms: module.diagnostic().duration });
    this.#draw();
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    if (unhandled.length > 0)
      this.#fail({ file: '', name: '', message: `outside of the tests: ${messageOf(unhandled)}` });
    const run = process.env.MAIDAN_RUN;
    if (run) writeListing(this.#tier, listedIn(modules, run === 'gate'));
    mkdirSync('.cache/tests', { recursive: true });
    writeFileSync(`.cache/tests/${this.#tier}.json`, `${JSON.stringify(this.#report)}\n`);
    if (process.stdout.isTTY) process.stdout.write('\n');
  }

  #fail(failure: Failure): void {
    const repeat = repeating(this.#tier, failure);
    this.#report.failed += 1;
    this.#report.failures.push({ ...failure, repeat });
    const text = failure.message.replaceAll('\n', '\n    ');
    this.#print(`✗ ${failure.file} > ${failure.name}\n    ${text}\n  repeat: ${repeat}`);
  }

  /** Prints a line above the bar. */
  #print(text: string): void {
    process.stdout.write(process.stdout.isTTY ? `\r\u001b[K${text}\n` : `${text}\n`);
  }

  /** The bar: redrawn on a terminal, printed a few times elsewhere. */
  #draw(): void {
    const { passed, failed, files } = this.#report;
    const share = this.#total === 0 ? 1 : files.length / this.#total;
    const full = Math.round(share * BAR);
    const bar = `${'█'.repeat(full)}${'░'.repeat(BAR - full)}`;
    const seconds = ((Date.now() - this.#start) / 1_000).toFixed(0);
    const line = `  ${this.#tier.padEnd(9)}${bar} ${files.length}/${this.#total} files  ${passed} passed  ${failed} failed  ${seconds} s`;
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`);
    else if (Math.floor(share * PRINTED_STEPS) > this.#printed) {
      this.#printed = Math.floor(share * PRINTED_STEPS);
      process.stdout.write(`${line}\n`);
    }
  }
}

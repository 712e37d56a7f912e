import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** Tests to run: by file, of all or some charts, until the first failure or all. */
export type Run = { files: string[]; pattern?: string; changed?: string[]; flows?: string[]; all?: boolean };
export type Failure = { file: string; title: string; error: string };
export type Outcome = { ran: number; failures: Failure[] };

/** A Vitest in a folder, reused between runs; one that does not respond in time is killed and restarted. */
export class Runs {
  #child: Promise<ChildProcess> | undefined;

  constructor(private readonly folder: string) {}

  async run({ pattern = '', changed = [], ...rest }: Run, seconds = 240): Promise<Outcome | undefined> {
    this.#child ??= start(this.folder);
    const child = await this.#child;
    child.send({ pattern, changed, ...rest });
    return new Promise((done) => {
      const settle = (outcome?: Outcome) => {
        clearTimeout(timer);
        child.removeAllListeners();
        done(outcome);
      };
      const timer = setTimeout(() => {
        this.#kill(child);
        settle();
      }, seconds * 1_000);
      child.once('message', (outcome: Outcome) => settle(outcome));
      child.once('exit', () => {
        this.#child = undefined;
        settle({ ran: 0, failures: [{ file: '', title: 'the tests do not start', error: '' }] });
      });
    });
  }

  #kill({ pid }: ChildProcess) {
    this.#child = undefined;
    // Includes its child processes.
    if (pid) process.kill(-pid, 'SIGKILL');
  }

  async end(): Promise<void> {
    const child = await this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.send('end');
    await ended;
  }
}

function start(folder: string): Promise<ChildProcess> {
  const env = { ...process.env, VITEST: 'true', TEST: 'true', NODE_ENV: 'test' };
  const options = {
    cwd: folder,
    env,
    execArgv: ['--no-warnings'],
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'] as const,
  };
  const child = fork(join(folder, 'tests/requirements/sabotage/runner.mjs'), { ...options, stdio: [...options.stdio] });
  let errorOutput = '';
  child.stderr?.on('data', (chunk) => {
    errorOutput = `${errorOutput}${chunk}`.slice(-2_000);
  });
  return new Promise((done, fail) => {
    child.once('message', () => done(child));
    child.once('exit', (code) => fail(new Error(`Vitest did not start (${code}): ${errorOutput}`)));
  });
}

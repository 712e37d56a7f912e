import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isPackaged, ownFile } from '../../own-file';
import type { Bundle } from './bundled';
import type { Source } from './syntax';

/** Code to be tried in place of a file's own; `isAlone`: without any module but XState. */
export type Attempt = Pick<Source, 'file' | 'lang'> & { code: string; isAlone: boolean };
/** Bundle that ran within the limits, with everything that is stubbed in it; or the reason why there is none. */
export type Trial = { bundle: Bundle } | { problem: string };

const LIMIT_MS = 180_000;
const LIMIT_MB = 1_024;
const PROBER = ownFile('./prober.ts', import.meta.url);
const TSCONFIG = fileURLToPath(new URL('../../../../tsconfig.json', import.meta.url));

/** Tries code in a process of its own, with limits of time and memory. A process that dies is replaced. */
export class Trials {
  private child: ChildProcess | undefined;
  private waiting: Promise<unknown> = Promise.resolve();

  /** Attempts wait for each other. */
  run(attempt: Attempt): Promise<Trial> {
    const result = this.waiting.then(() => this.next(attempt));
    this.waiting = result;
    return result;
  }

  close(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private next(attempt: Attempt): Promise<Trial> {
    const child = this.child ?? start();
    this.child = child;
    return new Promise((resolve) => {
      const end = (trial: Trial) => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(trial);
      };
      const stop = (problem: string) => {
        this.close();
        end({ problem });
      };
      const timer = setTimeout(() => stop(`it takes longer than ${LIMIT_MS / 1000} s`), LIMIT_MS);
      child.once('message', (trial: Trial) => end(trial));
      child.once('error', (error) => stop(error.message));
      child.once('exit', (code, signal) => stop(reasonOf(code, signal)));
      child.send(attempt);
    });
  }
}

function start(): ChildProcess {
  const loader = isPackaged ? [] : ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];
  const child = fork(PROBER, {
    execArgv: [...loader, `--max-old-space-size=${LIMIT_MB}`],
    env: { ...process.env, TSX_TSCONFIG_PATH: TSCONFIG, NODE_OPTIONS: '' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return child;
}

const reasonOf = (code: number | null, signal: NodeJS.Signals | null): string =>
  signal === 'SIGABRT' || code === 134
    ? `it needs more than ${LIMIT_MB} MB of memory`
    : `it ends the process (${signal ?? `exit code ${code}`})`;

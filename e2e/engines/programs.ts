import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { until } from '../harness/until';

/** Returns the first of these programs on the path. */
export const findProgram = (...names: string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(isExecutable);

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** File descriptor on which a program may report, in addition to its two outputs. */
export const REPORT = 3;

/**
 * Starts a program. `reported` waits for a line of its output and returns the first group of the pattern; `stop`
 * resolves once it has exited.
 */
export function startProgram(file: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  // A worker that ends early must leave nothing running.
  const end = () => void child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  let output = '';
  child.on('error', (error) => {
    output += String(error);
  });
  for (const stream of child.stdio.slice(1))
    stream?.on('data', (chunk) => {
      output += String(chunk);
    });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  return {
    async reported(pattern: RegExp): Promise<string> {
      const found = await until(
        () => pattern.exec(output) ?? isOver(),
        () => `${file} does not report ${pattern}: ${output}`,
      );
      if (found === true) throw new Error(`${file} ended: ${output}`);
      return found[1] ?? '';
    },
    async stop(): Promise<void> {
      if (isOver()) return;
      const exit = once(child, 'exit');
      child.kill();
      await exit;
    },
  };
}

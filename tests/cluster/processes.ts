import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OWNER } from './layout';

const started = new Set<ChildProcess>();

type Program = { env?: Record<string, string>; asOwner?: boolean };

/** Starts a program whose output goes to a log in the folder. */
export function launch(folder: string, name: string, command: string[], { env, asOwner }: Program = {}): ChildProcess {
  const [program = '', ...args] = command;
  const log = openSync(join(folder, `${name}.log`), 'a');
  const child = spawn(program, args, {
    ...(asOwner && OWNER),
    env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', log, log],
    cwd: asOwner ? folder : process.cwd(),
  });
  started.add(child);
  child.once('exit', () => started.delete(child));
  return child;
}

/** Sends a signal, and waits for the end of the process. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/** Returns the ids of a process and all of its descendants, parents first. */
export function treeOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => {
      try {
        const fields = readFileSync(`/proc/${entry}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ');
        return [{ pid: Number(entry), parent: Number(fields[1]) }];
      } catch {
        // The process has ended in the meantime.
        return [];
      }
    });
  const below = (id: number): number[] => [
    id,
    ...parents.filter(({ parent }) => parent === id).flatMap(({ pid: child }) => below(child)),
  ];
  return below(pid);
}

/** Sends a signal to processes that may have ended. */
export function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
}

/** Kills everything that was started and still runs, with its descendants. */
export async function killAll(more: number[]): Promise<void> {
  const pids = [...started].flatMap(({ pid }) => (pid === undefined ? [] : treeOf(pid)));
  const all = [...new Set([...pids, ...more.flatMap(treeOf)])];
  const exits = [...started].map((child) => once(child, 'exit'));
  signalAll(all, 'SIGCONT');
  signalAll(all, 'SIGKILL');
  await Promise.all(exits);
}

/** Waits until a check succeeds; throws with the subject after a time in seconds. */
export async function until(subject: string, check: () => Promise<boolean> | boolean, seconds = 120): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  while (!(await Promise.resolve(check()).catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${subject}: not within ${seconds} s`);
    await wait(200);
  }
}

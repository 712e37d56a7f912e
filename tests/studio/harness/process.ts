import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** Starts the studio as a separate process, like a gateway does; it ends with the test. */
export async function spawnStudio(env: Record<string, string>) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['dist/studio/main.js'], {
    env: { ...inherited, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let err = '';
  child.stderr.on('data', (data) => {
    err += data;
  });
  onTestFinished(() => kill(child));
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(() => {
      throw new Error(`the studio did not start: ${err}`);
    }),
  ]);
  const { port } = JSON.parse(String(line));
  return { child, port: Number(port), url: `http://127.0.0.1:${port}`, log: () => err };
}

/** Kills a process abruptly, like the failure of its machine. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

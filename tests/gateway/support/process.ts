import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { postmaster } from '../../../src/gateway/platform/postgres/cluster';
import { callerAt, opsAt } from './call';

type Spawned = { child: ChildProcess; out: string; err: string };

/** A folder with a PostgreSQL that was prepared once, for others to begin as copies of. */
export async function preparedFolder() {
  const folder = dataFolder();
  await end((await folder.start()).child, 'SIGTERM');
  return folder;
}

/**
 * A data folder whose gateways are processes: they can be killed, and started again on what they left behind. Empty, or a copy of
 * a prepared one.
 */
export function dataFolder(prepared?: { dataDir: string }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-'));
  if (prepared) execFileSync('cp', ['-a', `${prepared.dataDir}/.`, dataDir]);
  const started: ChildProcess[] = [];
  return {
    dataDir,
    /** Starts a gateway and waits until it is open. */
    async start(env: Record<string, string> = {}) {
      const spawned = spawnGateway({ DATA_DIR: dataDir, ...env });
      started.push(spawned.child);
      const from = Date.now();
      while (!spawned.out.includes('Maidan is open at')) {
        if (spawned.child.exitCode !== null || Date.now() - from > 30_000)
          throw new Error(`the gateway did not start: ${spawned.err}${spawned.out}`);
        await new Promise((done) => setTimeout(done, 20));
      }
      const { url } = JSON.parse(readFileSync(join(dataDir, 'gateway.json'), 'utf8'));
      return {
        ...spawned,
        url,
        tookMs: Date.now() - from,
        log: () => spawned.out + spawned.err,
        call: callerAt(url),
        ops: opsAt(url, dataDir),
      };
    },
    /** The number of the PostgreSQL that runs on the folder. */
    postgres: () => postmaster({ data: join(dataDir, 'postgres') }),
    async clear() {
      for (const child of started) if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGKILL');
      const pid = postmaster({ data: join(dataDir, 'postgres') });
      if (pid !== null) process.kill(pid, 'SIGQUIT');
      while (postmaster({ data: join(dataDir, 'postgres') }) !== null) await new Promise((done) => setTimeout(done, 20));
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The bundle as a process, on a free port; its words are kept. */
export function spawnGateway(env: Record<string, string>): Spawned {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [inject('bundle')], {
    env: { ...inherited, HOST: '127.0.0.1', PORT: '0', PORTAL_DIR: 'none', ...env },
  });
  const spawned: Spawned = { child, out: '', err: '' };
  child.stdout?.on('data', (data) => {
    spawned.out += data;
  });
  child.stderr?.on('data', (data) => {
    spawned.err += data;
  });
  return spawned;
}

/** Sends a signal and waits for the end; gives the exit code. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  await once(child, 'exit');
  return child.exitCode;
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { chooseClothes, findBinaries } from '../../../src/gateway/platform/postgres/binaries';
import { initialise, placeCluster, postmaster } from '../../../src/gateway/platform/postgres/cluster';
import { callerAt, opsAt } from './call';
import { freshDatabase } from './database';
import { configure, UNSAFE } from './serve-postgres';

type Spawned = { child: ChildProcess; out: string; err: string };

let prepared: Promise<string> | undefined;

/** A data folder with a PostgreSQL that was prepared once for a worker, for others to begin as copies of. */
const preparedFolder = () => (prepared ??= prepare());

async function prepare() {
  const { home } = inject('processes');
  const dataDir = mkdtempSync(join(home, 'prepared-'));
  const binaries = findBinaries();
  if (binaries) {
    await initialise(placeCluster(dataDir, binaries, chooseClothes()));
    configure(dataDir, UNSAFE);
  }
  const folder = dataFolder(dataDir);
  await end((await folder.start()).child, 'SIGTERM');
  return dataDir;
}

/** A data folder with a PostgreSQL of its own that has a gateway's data: a copy, for gateways that come and go with their database. */
export async function preparedCopy() {
  const from = await preparedFolder();
  const dataDir = mkdtempSync(join(inject('processes').home, 'copy-'));
  execFileSync('cp', ['-a', `${from}/.`, dataDir]);
  return dataFolder(dataDir);
}

/** A folder for gateways on a database of the tests' server: for those that come and go while it stays. */
export async function sharedFolder() {
  const { url, drop } = await freshDatabase();
  const folder = dataFolder(mkdtempSync(join(tmpdir(), 'maidan-')), { DATABASE_URL: url });
  return {
    ...folder,
    async clear() {
      await folder.clear();
      await drop();
    },
  };
}

/** Where a gateway says that it is, and for operators. */
const PLACES = /Maidan is open at (\S+)\nOperators’ commands: (\S+)\n/;

/** A data folder whose gateways are processes: they can be killed, and started again on what they left behind. */
export function dataFolder(dataDir = mkdtempSync(join(inject('processes').home, 'data-')), given: Record<string, string> = {}) {
  const started: ChildProcess[] = [];
  /** Kills what runs on it, so that another gateway finds the folder as after a crash, but for the note of where the one before was. */
  const halt = async () => {
    for (const child of started.splice(0)) if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGKILL');
    const pid = postmaster({ data: join(dataDir, 'postgres') });
    if (pid !== null) process.kill(pid, 'SIGQUIT');
    while (postmaster({ data: join(dataDir, 'postgres') }) !== null) await new Promise((done) => setTimeout(done, 20));
    rmSync(join(dataDir, 'gateway.json'), { force: true });
  };
  return {
    dataDir,
    halt,
    /** Starts a gateway and waits until it is open. */
    async start(env: Record<string, string> = {}) {
      const spawned = spawnGateway({ DATA_DIR: dataDir, ...given, ...env });
      started.push(spawned.child);
      const from = Date.now();
      while (!PLACES.test(spawned.out)) {
        if (spawned.child.exitCode !== null || Date.now() - from > 30_000)
          throw new Error(`the gateway did not start: ${spawned.err}${spawned.out}`);
        await new Promise((done) => setTimeout(done, 20));
      }
      // Not the note in the folder: it is the other's where two start there at once.
      const [, url = '', opsUrl = ''] = PLACES.exec(spawned.out.replaceAll('localhost', '127.0.0.1')) ?? [];
      return {
        ...spawned,
        url,
        tookMs: Date.now() - from,
        log: () => spawned.out + spawned.err,
        call: callerAt(url),
        opsUrl,
        ops: opsAt(opsUrl, dataDir),
      };
    },
    /** The number of the PostgreSQL that runs on the folder. */
    postgres: () => postmaster({ data: join(dataDir, 'postgres') }),
    async clear() {
      await halt();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** What lives for seconds is slower for being made fast. */
const BRIEF = ['--no-opt'];

/** The bundle as a process, on a free port; its words are kept. */
export function spawnGateway(env: Record<string, string>): Spawned {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [...BRIEF, inject('processes').bundle], {
    env: { ...inherited, HOST: '127.0.0.1', PORT: '0', PORTAL_DIR: 'none', STUDIO_DIR: 'none', DRAWS: 'off', DEMO_TEAM: 'off', ...env },
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

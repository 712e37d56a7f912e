import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, vi } from 'vitest';
import { chooseClothes, findBinaries } from '../../../src/gateway/platform/embedded-postgres/binaries';
import { initialise, placeCluster, postmaster } from '../../../src/gateway/platform/embedded-postgres/cluster';
import { EVENT_CEILING } from '../../harness/ceilings';
import { callerAt, opsAt } from './call';
import { databaseSettings, freshDatabase, TIMEOUT_FACTOR } from './database';
import { configure, UNSAFE } from './serve-postgres';

type Spawned = { child: ChildProcess; out: string; err: string };

let prepared: Promise<string> | undefined;

/** A data folder with a PostgreSQL, prepared once per worker and copied for tests. */
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

/** A copied data folder with its own PostgreSQL and data, for gateways that start and stop with their database. */
export async function preparedCopy() {
  const from = await preparedFolder();
  const dataDir = mkdtempSync(join(inject('processes').home, 'copy-'));
  execFileSync('cp', ['-a', `${from}/.`, dataDir]);
  return dataFolder(dataDir);
}

/** A folder for gateways on a database of the tests' server, which outlives them. */
export async function sharedFolder() {
  const { url, opened, drop } = await freshDatabase();
  const folder = dataFolder(mkdtempSync(join(tmpdir(), 'maidan-')), databaseSettings(url));
  return {
    ...folder,
    db: opened.db,
    async clear() {
      await folder.clear();
      await drop();
    },
  };
}

/** Addresses that a gateway prints for players and operators. */
const PLACES = /Maidan is open at (\S+)\nOperators’ commands: (\S+)\n/;

/** A data folder whose gateways are processes that can be killed and restarted on its data. */
export function dataFolder(
  dataDir = mkdtempSync(join(inject('processes').home, 'data-')),
  baseEnv: Record<string, string> = {},
) {
  const started: ChildProcess[] = [];
  /** Kills what runs on it, leaving the folder as after a crash, without the previous discovery file. */
  const halt = async () => {
    for (const child of started.splice(0))
      if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGKILL');
    const pid = postmaster({ data: join(dataDir, 'postgres') });
    if (pid !== null) process.kill(pid, 'SIGQUIT');
    await vi.waitUntil(() => postmaster({ data: join(dataDir, 'postgres') }) === null, {
      timeout: EVENT_CEILING,
      interval: 20,
    });
    rmSync(join(dataDir, 'gateway.json'), { force: true });
  };
  return {
    dataDir,
    halt,
    /** Starts a gateway and waits until it is open. */
    async start(env: Record<string, string> = {}) {
      const spawned = spawnGateway({ DATA_DIR: dataDir, ...baseEnv, ...env });
      started.push(spawned.child);
      await printed(spawned, PLACES);
      // Not the discovery file, which is the other's if two start there concurrently.
      const [, url = '', opsUrl = ''] = PLACES.exec(spawned.out.replaceAll('localhost', '127.0.0.1')) ?? [];
      return Object.assign(spawned, {
        url,
        log: () => spawned.out + spawned.err,
        call: callerAt(url),
        opsUrl,
        ops: opsAt(opsUrl, dataDir),
      });
    },
    /** Process id of the PostgreSQL that runs on the folder. */
    postgres: () => postmaster({ data: join(dataDir, 'postgres') }),
    async clear() {
      await halt();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Optimising slows down processes that live for seconds. */
const BRIEF = ['--no-opt'];

const OF_TESTS = {
  HOST: '127.0.0.1',
  PORT: '0',
  PORTAL_DIR: 'none',
  STUDIO_DIR: 'none',
  DRAWS: 'off',
  DEMO_TEAM: 'off',
  DEMO_GAMES: 'all',
  TIMEOUT_FACTOR,
};

/** The bundle as a process on a free port; collects its output. */
export function spawnGateway(env: Record<string, string>): Spawned {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [...BRIEF, inject('processes').bundle], {
    env: { ...inherited, ...OF_TESTS, ...env },
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

/** Waits until a process has printed something; throws with its output if it ends first or times out. */
export async function printed(spawned: Spawned, pattern: RegExp): Promise<void> {
  const { child } = spawned;
  const signal = AbortSignal.timeout(EVENT_CEILING);
  const ended = once(child, 'close', { signal }).then(
    () => 'ended',
    () => 'timed out',
  );
  while (!pattern.test(spawned.out)) {
    const more = child.stdout ? once(child.stdout, 'data', { signal }).then(() => 'more') : ended;
    const next = await Promise.race([more.catch(() => 'timed out'), ended]);
    // The last output arrives before the end is known.
    if (next !== 'more' && !pattern.test(spawned.out))
      throw new Error(`the process ${next}: ${spawned.err}${spawned.out}`);
  }
}

/** Sends a signal and waits for the end; returns the exit code. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  await once(child, 'exit');
  return child.exitCode;
}

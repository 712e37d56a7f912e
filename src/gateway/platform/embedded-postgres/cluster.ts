import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { OWNER, passwordOf } from './admission';
import type { Clothes } from './binaries';

/**
 * Locations of an embedded PostgreSQL: its data, its socket's folder, the file of its owner's password, and its log.
 */
export type Cluster = {
  binaries: string;
  clothes: Clothes;
  data: string;
  socket: string;
  password: string;
  log: string;
};

/**
 * Returns the locations of a cluster. A socket's path has at most 107 bytes, so a deeply nested data folder gets its
 * socket in the temporary folder.
 */
export function placeCluster(dataDir: string, binaries: string, clothes: Clothes): Cluster {
  const data = join(dataDir, 'postgres');
  const short = join(tmpdir(), `maidan-${createHash('sha256').update(data).digest('hex').slice(0, 16)}`);
  const socket = Buffer.byteLength(data) > 85 ? short : data;
  return {
    binaries,
    clothes,
    data,
    socket,
    password: join(dataDir, 'postgres.password'),
    log: join(dataDir, 'postgres.log'),
  };
}

const command = ({ binaries, clothes }: Cluster, program: string, args: string[]) => {
  const [first = '', ...rest] = [...clothes.prefix, join(binaries, program), ...args];
  return [first, rest] as const;
};

/** Creates the data folder atomically: PostgreSQL would never accept a partial one. */
export async function initialise(cluster: Cluster) {
  if (cluster.socket !== cluster.data) takeSocketFolder(cluster);
  const password = passwordOf(cluster);
  if (existsSync(join(cluster.data, 'PG_VERSION'))) return;
  const draft = `${cluster.data}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  dress(cluster, draft);
  const passwordPath = `${draft}.password`;
  writeFileSync(passwordPath, password, { mode: 0o600 });
  dress(cluster, passwordPath);
  const how = ['-A', 'scram-sha-256', `--pwfile=${passwordPath}`, '-E', 'UTF8', '--no-locale'];
  const [program, args] = command(cluster, 'initdb', ['-D', draft, '-U', OWNER, ...how]);
  try {
    await promisify(execFile)(program, args, { ...cluster.clothes.owner });
    renameSync(draft, cluster.data);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another gateway on the same folder was faster.
    if (!existsSync(join(cluster.data, 'PG_VERSION'))) throw error;
  } finally {
    rmSync(passwordPath, { force: true });
  }
}

/**
 * Creates or checks the socket's folder in the temporary folder. Its name is predictable, so it must be a real folder
 * of ours, not a link, and closed to other users.
 */
function takeSocketFolder(cluster: Cluster) {
  const { socket, clothes } = cluster;
  if (!lstatSync(socket, { throwIfNoEntry: false })) {
    mkdirSync(socket, { mode: 0o700 });
    dress(cluster, socket);
  }
  const found = lstatSync(socket);
  const ours = clothes.owner?.uid ?? process.getuid?.();
  if (!found.isDirectory() || found.uid !== ours || (found.mode & 0o077) !== 0)
    throw new ForeignFolder(`${socket} belongs to another user or is not private`);
}

/** Thrown if another user owns the folder of PostgreSQL's socket. */
export class ForeignFolder extends Error {}

/** Hands a folder to PostgreSQL's user, if it is a different one, and makes the parent traversable. */
function dress({ clothes }: Cluster, folder: string) {
  if (!clothes.owner) return;
  chownSync(folder, clothes.owner.uid, clothes.owner.gid);
  if (dirname(folder) !== tmpdir()) chmodSync(dirname(folder), 0o711);
}

/**
 * Starts the server in its own process group: Ctrl-C at a terminal is for us, and we stop the server when we are done.
 */
export function launch(cluster: Cluster): ChildProcess {
  const log = openSync(cluster.log, 'a', 0o600);
  // The passwords are random and long, so one hashing round is enough.
  const settings = [
    'listen_addresses=',
    'jit=off',
    'log_min_messages=warning',
    'log_statement=none',
    'scram_iterations=1',
  ];
  // Failed statements are not logged: they may contain user input.
  const args = [
    '-D',
    cluster.data,
    '-k',
    cluster.socket,
    ...[...settings, 'log_min_error_statement=panic'].flatMap((setting) => ['-c', setting]),
  ];
  const [program, rest] = command(cluster, 'postgres', args);
  const child = spawn(program, rest, { ...cluster.clothes.owner, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  child.unref();
  return child;
}

/**
 * Returns the process id of a server running on this folder, or null. A killed server leaves its pid file, whose number
 * may now belong to another program; such a file is deleted, because PostgreSQL would refuse to start.
 */
export function postmaster({ data }: Pick<Cluster, 'data'>): number | null {
  const note = join(data, 'postmaster.pid');
  try {
    const pid = Number.parseInt(readFileSync(note, 'utf8'), 10);
    process.kill(pid, 0);
    if (!existsSync('/proc/self/cmdline') || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data)) return pid;
    rmSync(note, { force: true });
  } catch {
    // No pid file, or no such process.
  }
  return null;
}

/** Stops the server: disconnects clients; committed data is safe. */
export async function halt(cluster: Cluster) {
  const pid = postmaster(cluster);
  if (pid === null) return;
  process.kill(pid, 'SIGINT');
  for (let i = 0; i < 500 && postmaster(cluster) === pid; i += 1) await wait(20);
  if (cluster.socket !== cluster.data) rmSync(cluster.socket, { recursive: true, force: true });
}

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

/** Locations of a PostgreSQL: its data, its socket's folder, the file of its owner's password, and its log. */
export type Cluster = {
  binaries: string;
  clothes: Clothes;
  data: string;
  socket: string;
  password: string;
  log: string;
};

/** A socket's path has 107 bytes at most; a data folder deep down gets its socket in the temporary folder. */
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

/** Makes the data folder, whole or not at all: a half-made one would be refused for ever. */
export async function initialise(cluster: Cluster) {
  if (cluster.socket !== cluster.data) takeSocketFolder(cluster);
  const password = passwordOf(cluster);
  if (existsSync(join(cluster.data, 'PG_VERSION'))) return;
  const draft = `${cluster.data}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  dress(cluster, draft);
  const told = `${draft}.password`;
  writeFileSync(told, password, { mode: 0o600 });
  dress(cluster, told);
  const how = ['-A', 'scram-sha-256', `--pwfile=${told}`, '-E', 'UTF8', '--no-locale'];
  const [program, args] = command(cluster, 'initdb', ['-D', draft, '-U', OWNER, ...how]);
  try {
    await promisify(execFile)(program, args, { ...cluster.clothes.owner });
    renameSync(draft, cluster.data);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another gateway on the same folder was quicker.
    if (!existsSync(join(cluster.data, 'PG_VERSION'))) throw error;
  } finally {
    rmSync(told, { force: true });
  }
}

/**
 * The socket's folder in the temporary one, whose name everybody can know: it is used only where it is a folder of ours that nobody else may
 * enter, and no link.
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
    throw new ForeignFolder(`${socket} is not a folder of ours`);
}

/** Another user owns the folder for PostgreSQL's socket. */
export class ForeignFolder extends Error {}

/** Gives a folder to the user that PostgreSQL runs as, where that is another one, and lets it walk there. */
function dress({ clothes }: Cluster, folder: string) {
  if (!clothes.owner) return;
  chownSync(folder, clothes.owner.uid, clothes.owner.gid);
  if (dirname(folder) !== tmpdir()) chmodSync(dirname(folder), 0o711);
}

/** Starts the server, apart from our own group: ctrl-C at a terminal is for us, and we stop it when we are done. */
export function launch(cluster: Cluster): ChildProcess {
  const log = openSync(cluster.log, 'a', 0o600);
  // Passwords are random and long: what they are kept as needs no more than one round.
  const settings = [
    'listen_addresses=',
    'jit=off',
    'log_min_messages=warning',
    'log_statement=none',
    'scram_iterations=1',
  ];
  // A failed statement is not written down: it may carry what a player typed.
  const args = [
    '-D',
    cluster.data,
    '-k',
    cluster.socket,
    ...[...settings, 'log_min_error_statement=panic'].flatMap((one) => ['-c', one]),
  ];
  const [program, rest] = command(cluster, 'postgres', args);
  const child = spawn(program, rest, { ...cluster.clothes.owner, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  child.unref();
  return child;
}

/**
 * The server's process, if one is running on this folder. One that was killed left its note behind, and its number may by
 * now be another program's: such a note is removed, because PostgreSQL would refuse to start over it.
 */
export function postmaster({ data }: Pick<Cluster, 'data'>): number | null {
  const note = join(data, 'postmaster.pid');
  try {
    const pid = Number.parseInt(readFileSync(note, 'utf8'), 10);
    process.kill(pid, 0);
    if (!existsSync('/proc/self/cmdline') || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data)) return pid;
    rmSync(note, { force: true });
  } catch {
    // No note, or nobody of that number.
  }
  return null;
}

/** Stops the server: clients are cut off, everything promised is kept. */
export async function halt(cluster: Cluster) {
  const pid = postmaster(cluster);
  if (pid === null) return;
  process.kill(pid, 'SIGINT');
  for (let i = 0; i < 500 && postmaster(cluster) === pid; i += 1) await wait(20);
  if (cluster.socket !== cluster.data) rmSync(cluster.socket, { recursive: true, force: true });
}

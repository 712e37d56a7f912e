import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { OWNER, urlOf } from './admission';
import { chooseClothes } from './binaries';
import { placeCluster } from './cluster';
import { tarEnd, tarHeader, tarPadding } from './tar';

/** Last member of a backup: the files that it must have, with their digests (`own.backup.verified`). */
export type Manifest = {
  format: 1;
  startedAt: string;
  platform: string;
  files: { path: string; size: number; sha256: string }[];
};
export const MANIFEST = 'manifest.json';
/** Folder of the cluster in a backup, as in the data folder. */
export const CLUSTER_FOLDER = 'postgres';
/** Files of the data folder that the roles and operators in the database belong to. */
const CREDENTIALS = ['postgres.password', 'ops.token'];
/** Data folders depend on the processor and the system that wrote them. */
export const PLATFORM = `${process.platform}-${process.arch}`;

/** Thrown if a backup of the same PostgreSQL runs already. */
export class BackupRunning extends Error {}

/** Advisory lock of the running backup. */
const BACKUP = 7_101_960;
/** Contents that PostgreSQL creates again at its start, or that belong to this instance alone. */
const EMPTIED =
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|(?:^|\/)pgsql_tmp/;
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|\.s\.PGSQL\..*|backup_label.*|tablespace_map.*)$|(?:^|\/)pg_internal\.init/;
/** Written last, because PostgreSQL changes it at every checkpoint. */
const CONTROL = 'global/pg_control';
const WAL_SEGMENT = /^[0-9A-F]{24}$/;
const PIECE = 262_144;

/**
 * Starts a backup of the PostgreSQL that runs in the data folder, and returns it as a compressed tar archive. A
 * replication slot of this session retains the WAL of its duration, without which the copied files are inconsistent
 * (`own.backup.consistent`). Destroying the stream ends the backup.
 */
export async function startBackup(dataDir: string): Promise<Readable> {
  const cluster = placeCluster(dataDir, '', chooseClothes());
  const session = new pg.Client({ connectionString: urlOf(cluster, OWNER, 'postgres') });
  session.on('error', () => undefined);
  await session.connect();
  try {
    const { rows } = await session.query('select pg_try_advisory_lock($1) as free', [BACKUP]);
    if (!rows[0]?.free) throw new BackupRunning();
    await session.query(`select pg_create_physical_replication_slot('maidan_backup', true, true)`);
    const started = await session.query<{ segment: string }>(
      `select pg_walfile_name(pg_backup_start('maidan', true)) as segment`,
    );
    const archive = Readable.from(archiveOf(dataDir, cluster.data, session, started.rows[0]?.segment ?? ''));
    const compressed = createGzip({ level: 1 });
    // An error destroys the compressed stream, which its reader notices.
    pipeline(archive, compressed, () => undefined);
    return compressed;
  } catch (error) {
    await session.end();
    throw error;
  }
}

async function* archiveOf(dataDir: string, data: string, session: pg.Client, firstSegment: string) {
  const startedAt = new Date();
  const files: Manifest['files'] = [];
  const add = async function* (path: string, size: number, content: AsyncIterable<Buffer> | Iterable<Buffer>) {
    const hash = createHash('sha256');
    yield tarHeader({ path, isFolder: false, size }, startedAt);
    for await (const piece of content) {
      hash.update(piece);
      yield piece;
    }
    yield tarPadding(size);
    files.push({ path, size, sha256: hash.digest('hex') });
  };
  const addText = (path: string, text: Buffer) => add(path, text.length, [text]);
  const addFile = async function* (from: string, path: string) {
    const handle = await open(from).catch(unlessGone);
    if (!handle) return;
    try {
      const { size } = await handle.stat();
      yield* add(path, size, contentOf(handle, size));
    } finally {
      await handle.close();
    }
  };
  try {
    for (const name of CREDENTIALS)
      if (existsSync(join(dataDir, name))) yield* addText(name, await readFile(join(dataDir, name)));
    yield tarHeader({ path: CLUSTER_FOLDER, isFolder: true, size: 0 }, startedAt);
    for await (const { path, isFolder } of entriesOf(data)) {
      const member = `${CLUSTER_FOLDER}/${path}`;
      if (isFolder) yield tarHeader({ path: member, isFolder, size: 0 }, startedAt);
      else yield* addFile(join(data, path), member);
    }
    yield* addText(`${CLUSTER_FOLDER}/${CONTROL}`, await stableContentOf(join(data, CONTROL)));
    const { label, lastSegment } = await stop(session);
    yield* addText(`${CLUSTER_FOLDER}/backup_label`, Buffer.from(label));
    for (const segment of await segmentsOf(data, firstSegment, lastSegment))
      yield* addFile(join(data, 'pg_wal', segment), `${CLUSTER_FOLDER}/pg_wal/${segment}`);
    const manifest: Manifest = { format: 1, startedAt: startedAt.toISOString(), platform: PLATFORM, files };
    const text = Buffer.from(JSON.stringify(manifest));
    yield tarHeader({ path: MANIFEST, isFolder: false, size: text.length }, startedAt);
    yield text;
    yield tarPadding(text.length);
    yield tarEnd();
  } finally {
    await session.end();
  }
}

/** Ends the backup in PostgreSQL. The WAL up to its end is on disk then. */
async function stop(session: pg.Client): Promise<{ label: string; lastSegment: string }> {
  const { rows } = await session.query<{ label: string; map: string; segment: string }>(
    `select labelfile as label, spcmapfile as map, pg_walfile_name(lsn) as segment from pg_backup_stop(false)`,
  );
  const [row] = rows;
  if (!row) throw new Error('the backup was not running');
  if (row.map) throw new Error('tablespaces outside of the data folder cannot be backed up');
  return { label: row.label, lastSegment: row.segment };
}

/** Returns the names of the WAL segments from the first to the last, which the slot has retained. */
async function segmentsOf(data: string, first: string, last: string): Promise<string[]> {
  const names = await readdir(join(data, 'pg_wal'));
  const segments = names.filter((name) => WAL_SEGMENT.test(name) && name >= first && name <= last).sort();
  if (segments[0] !== first) throw new Error(`the WAL segment ${first} is gone`);
  return segments;
}

/** Lists files and folders below the data folder, parents first, without those that a backup leaves out. */
async function* entriesOf(data: string, folder = ''): AsyncGenerator<{ path: string; isFolder: boolean }> {
  const entries = await readdir(join(data, folder), { withFileTypes: true }).catch(unlessGone);
  for (const entry of entries ?? []) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (EMPTIED.test(path) || LEFT_OUT.test(path) || path === CONTROL) continue;
    if (entry.isSymbolicLink()) throw new Error(`${path} is a link, which cannot be backed up`);
    if (entry.isFile()) yield { path, isFolder: false };
    if (!entry.isDirectory()) continue;
    yield { path, isFolder: true };
    yield* entriesOf(data, path);
  }
}

/**
 * Reads as many bytes as a file had when its header was written. PostgreSQL may have truncated it since: zeros stand
 * for the missing pages, and WAL replay truncates it again.
 */
async function* contentOf(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; ) {
    const length = Math.min(PIECE, size - at);
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, at);
    const piece = bytesRead > 0 ? buffer.subarray(0, bytesRead) : buffer;
    at += piece.length;
    yield piece;
  }
}

/** Reads a small file that PostgreSQL overwrites, until two readings agree: a reading may overlap a write. */
async function stableContentOf(path: string): Promise<Buffer> {
  const first = await readFile(path);
  return first.equals(await readFile(path)) ? first : stableContentOf(path);
}

/** Ignores a file that PostgreSQL has deleted since it was listed. */
function unlessGone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

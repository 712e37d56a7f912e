import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import * as v from 'valibot';
import { CLUSTER_FOLDER, MANIFEST, type Manifest, PLATFORM } from './backup';
import { type Clothes, chooseClothes, findBinaries } from './binaries';
import { keepPostgres } from './keeper';
import { readTarContent, readTarHeader } from './tar';
import { TarError, TarReader } from './tar-reader';

/** Thrown with a one-line message for the person who restores. */
export class RestoreError extends Error {}

type SavedFile = Manifest['files'][number];

const manifestSchema: v.GenericSchema<unknown, Manifest> = v.object({
  format: v.literal(1, 'it is from another version of Maidan'),
  startedAt: v.string(),
  platform: v.string(),
  files: v.array(v.object({ path: v.string(), size: v.number(), sha256: v.string() })),
});

/** Paths that a backup may have: none leads out of the data folder. */
const PATH = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))(?:postgres(?:\/[\w.]+)*|postgres\.password|ops\.token|manifest\.json)$/;
/** Size up to which a manifest is read. */
const MAX_MANIFEST = 67_108_864;
/** Replaying WAL takes longer than a usual start. */
const START_TIMEOUT_FACTOR = 30;

/**
 * Restores a backup into an empty data folder, verifies its checksums, and starts and stops its PostgreSQL once, which
 * proves that it is complete. A failure leaves the folder as it was (`own.backup.verified`).
 */
export async function restoreBackup(file: string, dataDir: string, timeoutFactor: number): Promise<Manifest> {
  if (!existsSync(file)) throw new RestoreError(`there is no file ${file}`);
  const binaries = findBinaries();
  if (!binaries) throw new RestoreError(`no PostgreSQL for ${PLATFORM} is installed`);
  const clothes = chooseClothes();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (readdirSync(dataDir).length > 0)
    throw new RestoreError(`${dataDir} is not empty: stop its gateways, and move it away or set another DATA_DIR`);
  if (clothes.owner) chmodSync(dataDir, 0o711);
  const draft = join(dataDir, `restoring.${process.pid}`);
  try {
    const manifest = await unpack(file, draft, clothes);
    mustFit(manifest, draft, binaries);
    for (const name of readdirSync(draft)) renameSync(join(draft, name), join(dataDir, name));
    rmSync(draft, { recursive: true });
    const postgres = await keepPostgres(dataDir, () => undefined, timeoutFactor * START_TIMEOUT_FACTOR);
    await postgres.close();
    return manifest;
  } catch (error) {
    for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true, force: true });
    if (isDamage(error)) throw new RestoreError(`${file} is damaged or incomplete: ${error.message}`);
    throw error;
  }
}

/** Unpacks an archive, and compares each file with the manifest, its last member. */
async function unpack(file: string, draft: string, clothes: Clothes): Promise<Manifest> {
  const gunzip = createGunzip();
  const source = createReadStream(file);
  pipeline(source, gunzip, () => undefined);
  const reader = new TarReader(gunzip);
  const found: SavedFile[] = [];
  let manifest: Manifest | null = null;
  try {
    mkdirSync(draft, { mode: 0o700 });
    if (clothes.owner) chmodSync(draft, 0o711);
    for (let member = await readTarHeader(reader); member; member = await readTarHeader(reader)) {
      const { path, isFolder, size } = member;
      if (!PATH.test(path) || manifest) throw new TarError(`it has the unexpected member ${path}`);
      if (isFolder) makeFolder(join(draft, path), clothes);
      else if (path === MANIFEST) manifest = await readManifest(readTarContent(reader, size), size);
      else
        found.push({ path, size, sha256: await writeMember(join(draft, path), readTarContent(reader, size), clothes) });
    }
    await reader.drain();
  } finally {
    source.destroy();
  }
  if (!manifest) throw new TarError('it has no list of its files');
  mustMatch(manifest.files, found);
  return manifest;
}

function makeFolder(path: string, { owner }: Clothes) {
  mkdirSync(path, { mode: 0o700 });
  if (owner) chownSync(path, owner.uid, owner.gid);
}

/** Writes a file, and returns its digest. */
async function writeMember(path: string, content: AsyncIterable<Buffer>, clothes: Clothes): Promise<string> {
  if (!existsSync(dirname(path))) throw new TarError(`the folder of ${path} is missing`);
  const hash = createHash('sha256');
  const handle = await open(path, 'wx', 0o600);
  try {
    for await (const piece of content) {
      hash.update(piece);
      await handle.writeFile(piece);
    }
    if (clothes.owner && path.includes(`/${CLUSTER_FOLDER}/`)) await handle.chown(clothes.owner.uid, clothes.owner.gid);
  } finally {
    await handle.close();
  }
  return hash.digest('hex');
}

async function readManifest(content: AsyncIterable<Buffer>, size: number): Promise<Manifest> {
  if (size > MAX_MANIFEST) throw new TarError('its list of files is too long');
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return v.parse(manifestSchema, JSON.parse(Buffer.concat(pieces).toString('utf8')));
}

function mustMatch(listed: readonly SavedFile[], found: readonly SavedFile[]) {
  const byPath = new Map(found.map((file) => [file.path, file]));
  for (const { path, size, sha256 } of listed) {
    const file = byPath.get(path);
    if (!file) throw new TarError(`${path} is missing`);
    if (file.size !== size || file.sha256 !== sha256) throw new TarError(`${path} was changed`);
  }
  if (byPath.size !== listed.length) throw new TarError('it has files that are not on its list');
}

/** Requires the system and the major version of PostgreSQL that wrote the files. */
function mustFit({ platform }: Manifest, draft: string, binaries: string) {
  if (platform !== PLATFORM)
    throw new RestoreError(`the backup is of ${platform}, and this is ${PLATFORM}: restore it on such a machine`);
  const saved = readFileSync(join(draft, CLUSTER_FOLDER, 'PG_VERSION'), 'utf8').trim();
  const version = execFileSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' });
  const installed = /\b(\d+)\.\d+/.exec(version)?.[1];
  if (saved !== installed)
    throw new RestoreError(
      `the backup is of PostgreSQL ${saved}, and this is ${installed}: use the release that made it`,
    );
}

/** Returns whether an error shows a damaged archive; those of gzip have codes of their own. */
const isDamage = (error: unknown): error is Error =>
  error instanceof TarError ||
  error instanceof SyntaxError ||
  error instanceof v.ValiError ||
  (error instanceof Error && 'code' in error && /^(?:Z_|ERR_STREAM_PREMATURE_CLOSE)/.test(String(error.code)));

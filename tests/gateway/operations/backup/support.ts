import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inject } from 'vitest';
import { OWNER, urlOf } from '../../../../src/gateway/platform/embedded-postgres/admission';
import { chooseClothes, findBinaries } from '../../../../src/gateway/platform/embedded-postgres/binaries';
import { initialise, placeCluster } from '../../../../src/gateway/platform/embedded-postgres/cluster';
import { dataFolder } from '../../harness/process';
import { configure } from '../../harness/serve-postgres';

/** Settings of gateways under load. */
export const LOADED = {
  LIMIT_FACTOR: '1000',
  LOG_LEVEL: 'warn',
  MODULES_OFF: 'AFTERLOGIN,IPVERIF,SLIDEVERIF',
};

/** A data folder whose PostgreSQL writes WAL as it does by default; only the disk is not waited for. */
export async function backedUpFolder() {
  const folder = dataFolder();
  const binaries = findBinaries();
  if (!binaries) throw new Error('there is no embedded PostgreSQL');
  await initialise(placeCluster(folder.dataDir, binaries, chooseClothes()));
  configure(folder.dataDir, ['fsync = off', 'autovacuum = off']);
  return folder;
}

/** Address of a database of the PostgreSQL that runs on a data folder. */
export const ownerUrlOf = (dataDir: string, database = 'maidan') =>
  urlOf(placeCluster(dataDir, '', chooseClothes()), OWNER, database);

/** A folder that is removed with the run. */
export const emptyFolder = () => mkdtempSync(join(inject('processes').home, 'backup-'));

/** Reads a stream up to a number of bytes, and leaves it paused. */
export async function readSome(stream: Readable, bytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (let length = 0; length < bytes; ) {
    const piece: Buffer | null = stream.read();
    if (piece) {
      pieces.push(piece);
      length += piece.length;
    } else await once(stream, 'readable');
  }
  return Buffer.concat(pieces);
}

/** Writes the first bytes and the rest of a stream to a file. */
export async function writeAll(path: string, first: Buffer, rest: Readable) {
  await pipeline(async function* () {
    yield first;
    yield* rest;
  }, createWriteStream(path));
}

type Result = { code: number; out: string; err: string };

/** Runs Node with arguments and settings to its end. */
const runNode = (args: string[], env: Record<string, string>) =>
  new Promise<Result>((resolve) => {
    const { DATABASE_URL: _, ...inherited } = process.env;
    execFile(process.execPath, args, { env: { ...inherited, ...env } }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

/** `npm run ops -- …` on a data folder. */
export const runOps = (dataDir: string, ...args: string[]) =>
  runNode(['src/gateway/cli/ops.mjs', ...args], { DATA_DIR: dataDir });

/** `npm start -- --restore <file>` into a data folder, as built. */
export const runRestore = (dataDir: string, file: string, env: Record<string, string> = {}) =>
  runNode([inject('processes').bundle, '--restore', file], { DATA_DIR: dataDir, TIMEOUT_FACTOR: '10', ...env });

export const clear = (...folders: string[]) => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
};

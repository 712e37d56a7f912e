import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { haveGateway, haveStudio } from '../../../e2e/harness/build';
import { createContext } from '../../../src/gateway/create-context';
import { seedDemo } from '../../../src/gateway/demo/seed';
import { readConfig } from '../../../src/gateway/platform/config';
import { type Database, openDatabase } from '../../../src/gateway/platform/database/database';
import { migrate } from '../../../src/gateway/platform/database/migrate';
import { currentKey } from '../../../src/gateway/platform/payload-encryption/keys';
import { hashLightly } from './argon2';
import { KEEP } from './original';
import { admin, ask, named } from './postgres';
import { startPooler } from './serve-pooler';
import { servePostgres } from './serve-postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL for all tests, the template databases, and the pooler in front of it, if one is tested. */
    postgres: { url: string; bare: string; demo: string; pooler: string | null };
    /** The bundle for process tests, and a folder for their preparations. */
    processes: { bundle: string; home: string };
  }
}

/** Sets up one PostgreSQL for the run, or the one in DATABASE_URL; two templates; the gateway built once. */
export default async function setup({ provide }: TestProject) {
  hashLightly();
  const folder = mkdtempSync(join(whereFilesAreCheap(), 'maidan-test-'));
  // Workers create their temporary folders in it, so that leftovers of failed tests are removed with it.
  process.env.TMPDIR = folder;
  const { url, close } = await servePostgres(folder);
  const run = `maidan_test_${randomBytes(4).toString('hex')}`;
  const bare = `${run}_bare`;
  const demo = `${run}_demo`;
  await admin(url, `create database ${bare}`);
  await within(named(url, bare), ({ pool }) => migrate(pool));
  await admin(url, `create database ${demo} template ${bare} strategy file_copy`);
  await within(named(url, bare), (database) => seed(database, false));
  await within(named(url, demo), (database) => seed(database, true));
  const pooler = process.env.POOLER ? await startPooler(url, folder) : null;
  provide('postgres', { url, bare, demo, pooler: pooler?.url ?? null });
  haveStudio();
  provide('processes', { bundle: haveGateway(), home: folder });
  return async () => {
    await pooler?.close();
    await dropAll(url, run);
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Free memory required, in bytes: many times the size of all databases of a run. */
const ROOMY = 8 * 1024 ** 3;

/** Uses memory if there is enough: PostgreSQL creates and removes thousands of files, which costs a disk most. */
function whereFilesAreCheap(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= ROOMY ? '/dev/shm' : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Drops the templates and their copies. */
async function dropAll(url: string, run: string) {
  const names = await ask<{ datname: string }>(
    url,
    `select datname from pg_database where starts_with(datname, '${run}')`,
  );
  await admin(url, ...names.map(({ datname }) => `drop database ${datname} with (force)`));
}

async function within(url: string, work: (database: Database) => Promise<void>) {
  const database = openDatabase(url, { timeouts: null });
  await work(database).finally(() => database.pool.end());
}

/** Seeds a migrated database and stores its content for `bring_back`. */
async function seed({ pool, db }: Database, demo: boolean) {
  const config = readConfig({ LOG_LEVEL: 'silent', DEMO: demo ? 'on' : 'off', DEMO_TEAM: 'off', DEMO_GAMES: 'all' });
  const ctx = createContext({ config, db });
  await seedDemo(ctx);
  // Created once instead of in every copy, since a key pair takes a while.
  await currentKey(ctx);
  await pool.query(KEEP);
  const { rows } = await pool.query('select original.bring_back() as back');
  if (!rows[0]?.back) throw new Error('what a test changes cannot be brought back');
}

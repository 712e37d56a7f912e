import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { APP, admitByPassword, appPasswordOf, DEMO, OWNER, passwordOf, urlOf } from './admission';
import { chooseClothes, findBinaries } from './binaries';
import { type Cluster, ForeignFolder, halt, initialise, launch, placeCluster, postmaster } from './cluster';

/** Thrown with a one-line message for the person who starts the gateway. */
export class NoDatabase extends Error {}

/** Advisory lock that every gateway on the folder holds shared; the one that can take it exclusively is the last. */
const FOLDER = 7_101_901;
const ADMISSION = 7_101_903;
/** Timeout for a start of PostgreSQL, ms. */
const TIMEOUT_MS = 20_000;

type Note = (event: string) => void;
/** `url`: for the running gateway; `ownerUrl`: for the role that creates its tables. */
export type Keeper = { url: string; ownerUrl: string; close(): Promise<void> };

/**
 * Runs PostgreSQL in the data folder: starts it, or takes over one that a killed gateway left; restarts it when it
 * dies; the last gateway that uses it stops it. `timeoutFactor` multiplies the start timeout.
 */
export async function keepPostgres(dataDir: string, note: Note, timeoutFactor = 1): Promise<Keeper> {
  const binaries = findBinaries();
  if (!binaries)
    throw new NoDatabase(`no PostgreSQL for ${process.platform}-${process.arch} is installed: set DATABASE_URL`);
  const cluster = placeCluster(dataDir, binaries, chooseClothes());
  let closing = false;
  const timeout = TIMEOUT_MS * timeoutFactor;
  let link = await raise(cluster, timeout);
  const watch = () => link.once('end', () => void again());
  const again = async (): Promise<void> => {
    if (closing) return;
    note('database.lost');
    const next = await raise(cluster, timeout).catch(() => null);
    if (!next) return wait(1_000).then(again);
    link = next;
    note('database.restarted');
    watch();
  };
  watch();
  await createDatabase(link, 'maidan');
  return {
    url: urlOf(cluster, APP),
    ownerUrl: urlOf(cluster, OWNER),
    async close() {
      closing = true;
      const last = await alone(link).catch(() => true);
      await link.end().catch(() => undefined);
      if (last) await halt(cluster);
    },
  };
}

/**
 * Connects, starting the server as often as necessary: after a kill -9 the first starts fail while old backends exit.
 */
async function raise(cluster: Cluster, timeout: number): Promise<pg.Client> {
  try {
    await initialise(cluster);
  } catch (error) {
    if (error instanceof ForeignFolder) throw new NoDatabase(`${error.message}: set DATABASE_URL, or another DATA_DIR`);
    throw new NoDatabase(`PostgreSQL cannot write its files in ${cluster.data}: set DATABASE_URL, or another DATA_DIR`);
  }
  const deadline = Date.now() + timeout;
  let child: ReturnType<typeof launch> | null = null;
  while (Date.now() < deadline) {
    const link = await connect(cluster);
    if (link) return link;
    const starting = child !== null && child.exitCode === null && child.signalCode === null;
    if (!starting && (child !== null || postmaster(cluster) === null)) {
      if (child) await wait(200);
      child = launch(cluster);
    }
    await wait(20);
  }
  throw new NoDatabase(`PostgreSQL does not start: see ${cluster.log}, or set DATABASE_URL`);
}

async function connect(cluster: Cluster) {
  const link = new pg.Client({ connectionString: urlOf(cluster, OWNER, 'postgres') });
  link.on('error', () => undefined);
  try {
    await link.connect();
    await admit(link, cluster);
    await link.query('select pg_advisory_lock_shared($1)', [FOLDER]);
    return link;
  } catch (error) {
    await link.end().catch(() => undefined);
    if (error instanceof pg.DatabaseError && error.code === '28P01')
      throw new NoDatabase(`PostgreSQL rejects the password in ${cluster.password}`);
    return null;
  }
}

/**
 * Creates the roles, sets their passwords and requires them for connections. One gateway does it while the others wait.
 */
async function admit(link: pg.Client, cluster: Cluster) {
  await link.query('begin');
  await link.query('select pg_advisory_xact_lock($1)', [ADMISSION]);
  const { rowCount } = await link.query('select from pg_roles where rolname = $1', [APP]);
  if (!rowCount) await link.query(`create role ${APP} login; create role ${DEMO} nologin`);
  await link.query(
    `alter role ${OWNER} password '${passwordOf(cluster)}'; alter role ${APP} password '${appPasswordOf(cluster)}'`,
  );
  await link.query(`grant set on parameter session_replication_role to ${DEMO}`);
  await link.query('commit');
  if (admitByPassword(cluster)) await link.query('select pg_reload_conf()');
}

async function createDatabase(link: pg.Client, name: string) {
  const { rowCount } = await link.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return;
  await link.query(`create database ${name}`).catch((error: { code?: string }) => {
    // Another gateway on the same folder was faster.
    if (error.code !== '42P04' && error.code !== '23505') throw error;
  });
}

async function alone(link: pg.Client) {
  await link.query('select pg_advisory_unlock_shared($1)', [FOLDER]);
  const { rows } = await link.query('select pg_try_advisory_lock($1) as last', [FOLDER]);
  return rows[0]?.last === true;
}

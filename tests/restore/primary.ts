import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { fill, makeFolder, OWNER } from '../cluster/layout';
import { killAll, launch, signalAll, treeOf, until } from '../cluster/processes';
import { admin } from '../gateway/harness/postgres';

const PROGRAMS = '/usr/lib/postgresql/15/bin';
/** Address of the database server, on this machine. */
const ADDRESS = '127.47.0.41';

export type Primary = Awaited<ReturnType<typeof makePrimary>>;

/** Makes a PostgreSQL that archives its WAL by pgBackRest, as the page of backups says, and starts it. */
export async function makePrimary(folder: string, passwords: { superuser: string; gateway: string }) {
  makeFolder(folder);
  const repository = makeFolder(join(folder, 'repository'));
  for (const name of ['log', 'lock']) makeFolder(join(folder, name));
  const data = makeFolder(join(folder, 'data'));
  const values = { folder, data, repository, config: join(folder, 'pgbackrest.conf') };
  fill(folder, '../backup/pgbackrest.conf', values, 'pgbackrest.conf');
  const archiving = readFileSync(fill(folder, '../backup/archive.conf', values, 'archive.conf'), 'utf8');

  /** Runs a program of PostgreSQL or pgBackRest as the owner of the data. */
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(program, args, {
      ...OWNER,
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8' },
    });
  const backrest = (...args: string[]) =>
    run('pgbackrest', `--config=${values.config}`, '--stanza=maidan', '--log-level-console=warn', ...args);
  const url = (user: string, password: string, database: string) =>
    `postgres://${user}:${password}@${ADDRESS}:5432/${database}`;
  const gatewayUrl = url('maidan', passwords.gateway, 'maidan');
  const superuserUrl = url('postgres', passwords.superuser, 'postgres');
  const query = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: superuserUrl.replace(/postgres$/, 'maidan') });
    await client.connect();
    return client
      .query<Row>(text)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  };
  /** Starts it, and waits until it accepts writes: a restored one replays its WAL before. */
  const start = async () => {
    const args = ['-D', data, '-k', folder, '-c', `listen_addresses=${ADDRESS}`, '-p', '5432'];
    launch(folder, 'postgres', [join(PROGRAMS, 'postgres'), ...args], { asOwner: true });
    await until(
      'writes of PostgreSQL',
      async () => (await run(join(PROGRAMS, 'psql'), ...LOCAL(folder))).stdout.trim() === 'f',
      600,
    );
  };
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, passwords.superuser, { mode: 0o644 });
  const admission = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${passwordFile}`];
  await run(join(PROGRAMS, 'initdb'), '-D', data, '-U', 'postgres', '-E', 'UTF8', '--no-locale', '-k', ...admission);
  rmSync(passwordFile);
  const settings = join(data, 'postgresql.conf');
  writeFileSync(settings, `${readFileSync(settings, 'utf8')}\nmax_connections = 200\n${archiving}`);
  await start();
  await admin(
    superuserUrl,
    `create role maidan login password '${passwords.gateway}'`,
    'create database maidan owner maidan',
  );
  await backrest('stanza-create');
  await backrest('check');
  return {
    gatewayUrl,
    query,
    start,
    backUp: () => backrest('--type=full', 'backup'),
    /** Restores the last moment that was archived, or the commits up to a time. */
    async restore(second: Date | null) {
      makeFolder(data);
      const target = second
        ? ['--type=time', `--target=${second.toISOString().replace('T', ' ').replace('Z', '+00')}`]
        : ['--type=default'];
      await backrest(...target, ...(second ? ['--target-action=promote'] : []), 'restore');
    },
    /** Size of the databases, MB. */
    async size(): Promise<number> {
      const [row] = await query<{ size: string }>('select sum(pg_database_size(oid)) as size from pg_database');
      return Math.round(Number(row?.size) / 1_000_000);
    },
    /** Waits until all WAL of this moment is in the repository. */
    async archived() {
      const [now] = await query<{ segment: string }>('select pg_walfile_name(pg_current_wal_lsn()) as segment');
      await until('the archive of the WAL', async () => {
        const [archiver] = await query<{ last: string }>('select last_archived_wal as last from pg_stat_archiver');
        return now !== undefined && archiver !== undefined && archiver.last >= now.segment;
      });
    },
    /** Kills it and deletes its data, as a machine that burns. */
    async destroy() {
      const note = join(data, 'postmaster.pid');
      const pid = existsSync(note) ? Number(readFileSync(note, 'utf8').split('\n')[0]) : 0;
      const pids = treeOf(pid);
      signalAll(pids, 'SIGKILL');
      await until('the end of PostgreSQL', () => pids.every((each) => !existsSync(`/proc/${each}`)));
      rmSync(data, { recursive: true, force: true });
    },
    /** Ends everything that runs. */
    stop: () => killAll([]),
  };
}

/** Query over the socket, which needs no password: does it still replay WAL? */
const LOCAL = (folder: string) => [
  '-h',
  folder,
  '-U',
  'postgres',
  '-d',
  'postgres',
  '-Atc',
  'select pg_is_in_recovery()',
];

import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { definitions } from '../../../src/gateway/migrations';
import { APP, OWNER, urlOf } from '../../../src/gateway/platform/embedded-postgres/admission';
import { chooseClothes } from '../../../src/gateway/platform/embedded-postgres/binaries';
import { ForeignFolder, initialise, placeCluster } from '../../../src/gateway/platform/embedded-postgres/cluster';
import { startTestGateway } from '../harness/gateway';
import { admin, ask, named } from '../harness/postgres';
import { end, preparedCopy } from '../harness/process';

let folder: Awaited<ReturnType<typeof preparedCopy>>;
let gateway: Awaited<ReturnType<typeof folder.start>>;
beforeAll(async () => {
  folder = await preparedCopy();
  gateway = await folder.start();
});
afterAll(() => folder.clear());

const cluster = () => placeCluster(folder.dataDir, '', chooseClothes());
/** Returns the error code of a statement, or that it succeeded. */
const tried = (url: string, statement: string) =>
  ask(url, statement).then(
    () => 'done',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );
const app = () => urlOf(cluster(), APP);
const UNCHANGEABLE = `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  and not has_table_privilege(oid, 'update') and not has_table_privilege(oid, 'delete')`;
const DENIED = '42501';
/** Append-only tables, each with a column. */
const APPEND_ONLY = {
  operator_acts: 'reason',
  account_events: 'kind',
  withdrawal_steps: 'reason',
  ledger_transfers: 'kind',
  ledger_entries: 'amount',
};

test('the gateway’s role owns nothing and can only append to protected tables [asvs 13.2.2 16.4.2]', async () => {
  await gateway.ops('flag', ['SLIDEVERIF', 'off']);
  for (const [table, column] of Object.entries(APPEND_ONLY))
    for (const statement of [`update ${table} set ${column} = null`, `delete from ${table}`, `truncate ${table}`])
      expect([statement, await tried(app(), statement)]).toEqual([statement, DENIED]);
  const triggers = definitions.flatMap(({ sql }) => [...sql.matchAll(/before truncate on (\w+)/g)]);
  const appendOnly = triggers.map(([, table]) => table);
  expect(appendOnly.length).toBeGreaterThan(20);
  expect(await ask(app(), `select relname from (${UNCHANGEABLE}) t order by 1`)).toEqual(
    [...appendOnly, 'migration', 'definition'].sort().map((relname) => ({ relname })),
  );
  for (const statement of [
    'alter table operator_acts disable trigger all',
    'drop table ledger_entries',
    'create table anything (one text)',
    'create role another',
    'set session_replication_role = replica',
    `set role ${OWNER}`,
    `copy operator_acts to program 'true'`,
    `select demo_truncate(array['account_events'])`,
    `insert into migration (name) values ('0999')`,
  ])
    expect([statement, await tried(app(), statement)]).toEqual([statement, DENIED]);
  expect(
    await ask(
      app(),
      'select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls as much from pg_roles where rolname = current_user',
    ),
  ).toEqual([{ much: false }]);
  expect(
    await ask(app(), `select count(*)::int as owned from pg_class where relowner = current_user::regrole`),
  ).toEqual([{ owned: 0 }]);
  expect(await tried(urlOf(cluster(), OWNER), 'update operator_acts set reason = null')).toBe('MD008');
});

test('fixtures, jobs and the ledger work under the gateway’s role, and a reset is complete', {
  tags: ['extended'],
}, async () => {
  for (const fixture of ['withdrawalPaidOut', 'memberWithDeposit', 'withdrawalPaidOut', 'visitor'])
    expect((await gateway.ops('fixture', [fixture])).reply).toMatchObject({ success: true });
  expect(
    await ask(app(), `select usename from pg_stat_activity where application_name = 'maidan' and usename <> '${APP}'`),
  ).toEqual([]);
  expect((await gateway.ops('ledger', ['verify'])).reply?.value).toMatchObject({ problems: [] });
});

test('connecting requires the password, readable only with access to the data folder', async () => {
  expect(statSync(cluster().password).mode & 0o777).toBe(0o600);
  for (const user of [OWNER, APP, 'postgres']) {
    const url = `postgres://${user}:guess@${encodeURIComponent(cluster().socket)}:5432/maidan`;
    expect(await tried(url, 'select 1')).toBe('28P01');
    const without = new pg.Client({ host: cluster().socket, user, database: 'maidan', password: () => '' });
    await expect(without.connect()).rejects.toThrow();
  }
});

test('restricts a data folder with open access and keeps its data', {
  tags: ['extended'],
}, async () => {
  await gateway.ops('region', ['block', 'NP']);
  await end(gateway.child, 'SIGTERM');
  writeFileSync(join(folder.dataDir, 'postgres', 'pg_hba.conf'), 'local all all trust\n');
  rmSync(cluster().password);
  gateway = await folder.start();
  expect(await ask(app(), 'select country from system_blocked_regions')).toEqual([{ country: 'NP' }]);
  expect((await gateway.ops('region', ['allow', 'NP'])).status).toBe(200);
  expect(readFileSync(join(folder.dataDir, 'postgres', 'pg_hba.conf'), 'utf8')).not.toContain('trust');
  expect(await tried(`postgres://${OWNER}:guess@${encodeURIComponent(cluster().socket)}:5432/maidan`, 'select 1')).toBe(
    '28P01',
  );
});

test.each(['a link', 'a folder that others may enter', 'a file'])(
  'PostgreSQL’s socket is not placed into an existing %s',
  async (what) => {
    const deep = placeCluster(join(folder.dataDir, 'x'.repeat(90)), '', chooseClothes());
    expect(deep.socket.startsWith(tmpdir())).toBe(true);
    if (what === 'a link') symlinkSync(folder.dataDir, deep.socket);
    else if (what === 'a file') writeFileSync(deep.socket, '', { mode: 0o600 });
    else mkdirSync(deep.socket, { mode: 0o755 });
    await expect(initialise(deep)).rejects.toBeInstanceOf(ForeignFolder);
    expect(existsSync(deep.data)).toBe(false);
    rmSync(deep.socket, { recursive: true });
  },
);

test('on a foreign server, tables belong to their owner and another role works on them', {
  tags: ['extended'],
}, async () => {
  const server = inject('postgres');
  const database = `${server.bare}_two`;
  const role = `works_${process.pid}`;
  const owner = named(server.url, database);
  const url = Object.assign(new URL(owner), { username: role, password: 'works' }).href;
  await admin(
    server.url,
    `create database ${database} template ${server.bare}`,
    `create role ${role} login password 'works'`,
  );
  const drop = () => admin(server.url, `drop database ${database} with (force)`, `drop role ${role}`);
  const other = await startTestGateway({ DATABASE_OWNER_URL: owner, DEMO: 'off' }, { url, drop });
  expect((await other.ops('flag', ['SLIDEVERIF', 'off'])).status).toBe(200);
  expect((await other.call('/wps/system/status')).status).toBe(200);
  expect(await tried(url, 'update operator_acts set reason = null')).toBe(DENIED);
  expect(await tried(url, 'alter table operators add column more text')).toBe(DENIED);
  await other.stop();
});

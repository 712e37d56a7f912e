/** @module-tag extended */

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, inject, onTestFinished, test } from 'vitest';
import { EVENT_CEILING } from '../../harness/ceilings';
import { freePort } from '../../harness/free-port.mjs';
import { callerAt } from '../harness/call';
import { dumpedDatabase, emptyDatabase, freshDatabase } from '../harness/database';
import { admin, ask, named } from '../harness/postgres';
import { dataFolder, end, printed, spawnGateway } from '../harness/process';

const { url: server, bare } = inject('postgres');
const folders: { clear(): Promise<void> }[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await folder.clear();
});

/** A folder of a gateway on a database; each gateway of an operator has its own. */
function folderOn(url: string, env: Record<string, string> = {}) {
  const folder = dataFolder(mkdtempSync(join(tmpdir(), 'maidan-')), { DATABASE_URL: url, DEMO: 'off', ...env });
  folders.push(folder);
  return folder;
}

async function fresh() {
  const database = await freshDatabase({ demo: false });
  onTestFinished(() => database.drop());
  return database.url;
}

test.each([
  ['an empty database', emptyDatabase],
  ['a database of an older gateway', () => dumpedDatabase('frame')],
])(
  'three gateways that start at the same time on %s all start, and one migrates [own.start.together]',
  async (_, create) => {
    const { url, drop } = await create();
    onTestFinished(drop);
    const gateways = await Promise.all([1, 2, 3].map(() => folderOn(url, { DEMO: 'on' }).start()));
    for (const { call } of gateways) expect((await call('/readyz')).status).toBe(200);
    const waited = gateways.filter(({ log }) => log().includes('database.migratingElsewhere'));
    expect(waited).toHaveLength(2);
  },
);

test('a running gateway serves on a newer schema; an older one that starts names the newer migration [own.start.older]', async () => {
  const url = await fresh();
  const running = await folderOn(url).start();
  await admin(url, `alter table sessions add column later text`, `insert into migration (name) values ('9999-later')`);
  onTestFinished(() =>
    admin(url, `alter table sessions drop column later`, `delete from migration where name = '9999-later'`),
  );
  expect((await running.call('/readyz')).status).toBe(200);
  expect((await running.call('/wps/system/status')).status).toBe(200);
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-'));
  const older = spawnGateway({ DATA_DIR: dataDir, DATABASE_URL: url, DEMO: 'off' });
  await once(older.child, 'close');
  rmSync(dataDir, { recursive: true });
  expect(older.err).toBe('maidan: the database is newer than this gateway: it has the migration 9999-later\n');
  expect(older.child.exitCode).toBe(1);
});

/** Starts a gateway that cannot open yet, and returns it with a client of its port. */
async function waiting(url: string, logged: RegExp) {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: url, DEMO: 'off', PORT: `${port}` };
  const gateway = spawnGateway(env);
  onTestFinished(async () => {
    if (gateway.child.exitCode === null) await end(gateway.child, 'SIGKILL');
    rmSync(dataDir, { recursive: true });
  });
  await printed(gateway, logged);
  return Object.assign(gateway, { call: callerAt(`http://127.0.0.1:${port}`) });
}
const UNAVAILABLE = { status: 503, reply: { code: 'system.unavailable' } };
const ready = { timeout: EVENT_CEILING };

test('a start on a read-only database waits, says so, and ends once writes work [own.start.waits]', async () => {
  const url = await fresh();
  const name = new URL(url).pathname.slice(1);
  const setReadOnly = (value: string) =>
    admin(server, `alter database ${name} set default_transaction_read_only = ${value}`);
  onTestFinished(() => admin(server, `alter database ${name} reset all`));
  await setReadOnly('on');
  const gateway = await waiting(url, /database\.waiting/);
  expect(await gateway.call('/healthz')).toMatchObject({ status: 200, reply: { success: true } });
  expect(await gateway.call('/readyz')).toMatchObject(UNAVAILABLE);
  expect(await gateway.call('/wps/system/status')).toMatchObject(UNAVAILABLE);
  await setReadOnly('off');
  await printed(gateway, /Maidan is open/);
  await expect.poll(async () => (await gateway.call('/readyz')).status, ready).toBe(200);
});

test('a start without a database waits, says so, and ends by SIGTERM without an error [own.start.waits]', async () => {
  const gateway = await waiting(`postgres://127.0.0.1:1/none`, /database\.waiting.*\n/);
  expect((await gateway.call('/healthz')).status).toBe(200);
  expect(await gateway.call('/readyz')).toMatchObject(UNAVAILABLE);
  expect(await end(gateway.child, 'SIGTERM')).toBe(0);
  expect(gateway.err).toBe('');
});

test('a start with a wrong database name ends with one line', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-'));
  const gateway = spawnGateway({ DATA_DIR: dataDir, DATABASE_URL: named(server, `${bare}_none`) });
  await once(gateway.child, 'close');
  rmSync(dataDir, { recursive: true });
  expect(gateway.err).toMatch(/^maidan: the database refuses: [^\n]+ does not exist\n$/);
});

test('after SIGTERM, calls are answered until the drain is over, each closing its connection [own.stop.drain]', async () => {
  const url = await fresh();
  const gateway = await folderOn(url, { DRAIN_TIME: '3s' }).start();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** Status and `Connection` of a call over a connection that the client would reuse. */
  const call = (path: string) =>
    new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      request(`${gateway.url}${path}`, { agent }, (response) => {
        response.resume().on('end', () => resolve([response.statusCode, response.headers.connection]));
      })
        .on('error', reject)
        .end();
    });
  expect(await call('/wps/system/status')).toEqual([200, 'keep-alive']);
  const ended = end(gateway.child, 'SIGTERM');
  await printed(gateway, /gateway\.stopping/);
  expect(await call('/readyz')).toEqual([503, 'close']);
  for (let count = 0; count < 20; count++) expect(await call('/wps/system/status')).toEqual([200, 'close']);
  expect(await call('/healthz')).toEqual([200, 'close']);
  expect(await ended).toBe(0);
  agent.destroy();
  const locks = await ask(url, `select from graphile_worker._private_jobs where locked_by is not null`);
  expect(locks).toEqual([]);
});

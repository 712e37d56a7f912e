import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '../../../src/gateway/platform/database/database';
import { toProblem } from '../../../src/gateway/platform/http/errors';
import { startModules } from '../harness/modules';
import { named } from '../harness/postgres';

const { url, bare } = inject('postgres');
const gateway = await startModules();
afterAll(() => gateway.close());

const UNAVAILABLE = { status: 503, code: 'system.unavailable', retryAfter: 1 };
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => toProblem(error),
  );

/** Runs work with the gateway's queries on another database connection. */
async function withDatabase(other: Database, work: () => Promise<void>) {
  const before = gateway.ctx.db;
  gateway.ctx.db = other.db;
  await work().finally(() => {
    gateway.ctx.db = before;
  });
  await other.pool.end();
}

/** The gateway's database, as a demoted primary serves it. */
const readOnly = () => {
  const address = new URL(gateway.url);
  address.searchParams.set('options', '-c default_transaction_read_only=on');
  return openDatabase(address.href);
};
const readiness = async () => (await gateway.server.inject('/readyz')).statusCode;

test('a call that writes to a read-only database returns 503; once writes work, it succeeds [own.database.read-only]', async () => {
  await withDatabase(readOnly(), async () => {
    const reply = await gateway.server.inject({ method: 'GET', url: '/wps/verification/slide' });
    expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([
      503,
      '1',
      expect.objectContaining({ code: 'system.unavailable' }),
    ]);
  });
  expect((await gateway.server.inject({ method: 'GET', url: '/wps/verification/slide' })).statusCode).toBe(200);
});

test('the gateway is not ready while its database is read-only, and ready again afterwards [own.database.read-only]', async () => {
  await expect.poll(readiness).toBe(200);
  await withDatabase(readOnly(), () => expect.poll(readiness).toBe(503));
  await expect.poll(readiness).toBe(200);
});

test('connections to a server that has become read-only are discarded [own.database.read-only]', async () => {
  const { pool, db } = readOnly();
  const write = () => db.transaction((tx) => tx.execute(sql`delete from system_modules`));
  expect(await problemOf(write())).toMatchObject(UNAVAILABLE);
  await expect.poll(() => pool.totalCount).toBe(0);
  await pool.end();
});

test('a write that finds no space on the disk of the database returns 503 [own.database.full]', async () => {
  const full = sql`do $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$`;
  expect(await problemOf(gateway.ctx.db.execute(full))).toMatchObject(UNAVAILABLE);
});

/** Forwards connections to PostgreSQL; while frozen, it forwards nothing and closes nothing. */
async function proxy() {
  const server = createServer();
  const sockets = new Set<Socket>();
  const target = new URL(url);
  // The embedded PostgreSQL has a socket's folder for a host.
  const host = decodeURIComponent(target.hostname);
  const port = Number(target.port || 5432);
  let isFrozen = false;
  server.on('connection', (socket) => {
    const upstream = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const [from, to] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => isFrozen || to.write(bytes));
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const address = new URL(named(url, bare));
  address.hostname = '127.0.0.1';
  address.port = `${(server.address() as AddressInfo).port}`;
  return {
    url: address.href,
    freeze: (frozen: boolean) => {
      isFrozen = frozen;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

test('a transaction on a connection that does not respond fails with 503, and later ones get another [own.database.frozen]', async () => {
  const line = await proxy();
  const { pool, db } = openDatabase(line.url, { timeouts: { statement: 100, lock: 100, idleInTransaction: 100_000 } });
  const pidOf = (rows: { pid: number }[]) => rows[0]?.pid;
  const pids: unknown[] = [];
  const frozen = db.transaction(async (tx) => {
    pids.push(pidOf((await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows));
    line.freeze(true);
    await tx.execute(sql`select 1`);
  });
  expect(await problemOf(frozen)).toMatchObject(UNAVAILABLE);
  expect(pool.totalCount).toBe(0);
  line.freeze(false);
  pids.push(pidOf((await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows));
  expect(new Set(pids).size).toBe(2);
  await pool.end();
  line.close();
});

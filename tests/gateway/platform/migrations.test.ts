import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { baseline, definitions, migrations } from '../../../src/gateway/migrations';
import { openDatabase } from '../../../src/gateway/platform/database/database';
import { migrate } from '../../../src/gateway/platform/database/migrate';
import { catalogOf } from '../dumps/catalog';
import { admin, ask, named } from '../harness/postgres';
import { isWaiting } from '../harness/waiting';

const { url: server, bare } = inject('postgres');
const TABLES = `
  select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relname not in ('migration', 'definition')`;
const NOW_FIXED = `create or replace function app_now() returns timestamptz language sql as $$ select 'epoch'::timestamptz $$`;

async function emptyDatabase(): Promise<string> {
  const name = `maidan_${randomBytes(6).toString('hex')}`;
  await admin(server, `create database ${name}`);
  onTestFinished(() => admin(server, `drop database ${name} with (force)`));
  return named(server, name);
}

async function migrated(url: string): Promise<string> {
  const { pool } = openDatabase(url, { timeouts: null });
  await migrate(pool).finally(() => pool.end());
  return url;
}

/** Rows inserted by migrations, by table, without timestamps. */
async function rowsOf(url: string): Promise<Record<string, unknown>> {
  const tables = await ask<{ name: string }>(url, TABLES);
  const contents = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await ask<{ rows: unknown }>(
        url,
        `select jsonb_agg(to_jsonb(t) - 'created_at' order by to_jsonb(t) - 'created_at') as rows from ${name} t`,
      );
      return [name, row?.rows] as const;
    }),
  );
  return Object.fromEntries(contents.filter(([, rows]) => rows !== null));
}

/** Migrates like a database older than the baseline. */
async function migratedOneByOne(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table migration (name text primary key, at timestamptz not null default now())');
  for (const { name, sql } of migrations) {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migration (name) values ($1)', [name]);
    await client.query('commit');
  }
  await client.end();
  return migrated(url);
}

test('the baseline equals all migrations on an empty database', {
  tags: ['extended'],
}, async () => {
  const squashed = await migrated(await emptyDatabase());
  const stepwise = await migratedOneByOne(await emptyDatabase());
  const expected = await catalogOf(stepwise);
  expect(expected.length).toBeGreaterThan(1_000);
  expect(await catalogOf(squashed)).toEqual(expected);
  const rows = await rowsOf(stepwise);
  expect(Object.keys(rows).length).toBeGreaterThan(5);
  expect(await rowsOf(squashed)).toEqual(rows);
  expect(migrations.map(({ name }) => name)).toContain(baseline.through);
});

describe('definitions', () => {
  test('have bodies that PostgreSQL accepts', async () => {
    const client = new pg.Client({ connectionString: named(server, bare) });
    await client.connect();
    await client.query('begin');
    try {
      for (const { name, sql } of definitions)
        await client.query(sql).catch((error: Error) => expect.fail(`${name}: ${error.message}`));
    } finally {
      await client.query('rollback');
      await client.end();
    }
  });

  test('are applied again when their file changes, others are left alone', async () => {
    const own = await migrated(await emptyDatabase());
    const time = async () =>
      (await ask<{ year: number }>(own, `select extract(year from app_now())::int as year`))[0]?.year;
    await admin(own, NOW_FIXED);
    await migrated(own);
    expect(await time()).toBe(1970);
    await admin(own, `update definition set hash = 'older' where name = 'app_now'`);
    await migrated(own);
    expect(await time()).toBeGreaterThan(2000);
  });

  test('of triggers wait for writers of their table', { tags: ['extended'] }, async () => {
    const own = await migrated(await emptyDatabase());
    await admin(own, `update definition set hash = 'older' where name = 'rewards_append_only.triggers'`);
    const { pool, db } = openDatabase(own);
    const start = await db.transaction(async (tx) => {
      await tx.execute(sql`lock table vip_levels in row exclusive mode`);
      const migrating = migrated(own);
      await expect.poll(() => isWaiting(tx), { interval: 10 }).toBe(true);
      return { migrating };
    });
    await start.migrating;
    await pool.end();
    const [row] = await ask<{ hash: string }>(
      own,
      `select hash from definition where name = 'rewards_append_only.triggers'`,
    );
    expect(row?.hash).not.toBe('older');
  });
});

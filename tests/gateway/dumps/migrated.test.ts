import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/gateway/platform/database/database';
import { migrate } from '../../../src/gateway/platform/database/migrate';
import { dumpedDatabase, freshDatabase } from '../harness/database';
import { type Answers, answersOf } from './answers';
import { catalogOf, emptyTables } from './catalog';
import { clientWith, operate, type Use } from './life/use';
import { A_MINUTE_LATER, serveIdle } from './serve';

type Recorded = Answers & { commit: string; madeAt: string };

const FOLDER = 'tests/gateway/dumps';
const names = readdirSync(FOLDER).flatMap((file) => /^(.+)\.sql\.gz$/.exec(file)?.[1] ?? []);
const known = new Map(
  readdirSync(FOLDER).flatMap((file): [string, Recorded][] => {
    const name = /^(.+)\.json$/.exec(file)?.[1];
    return name ? [[name, JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))]] : [];
  }),
);
const newest = [...known].sort(([, a], [, b]) => a.madeAt.localeCompare(b.madeAt)).at(-1)?.[0];

describe.each(names)('database left as %s', (name) => {
  // The newest dump resembles current databases; the others take longer.
  const tags = name === newest ? [] : ['extended'];
  const answered = known.get(name);
  let url = '';
  let empty: string[] = [];
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ url, drop } = await dumpedDatabase(name));
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    empty = await emptyTables(client);
    await client.query(A_MINUTE_LATER);
    await client.end();
    const { pool } = openDatabase(url, { timeouts: null });
    await migrate(pool).finally(() => pool.end());
  });
  afterAll(() => drop());

  test('has the schema of a new database after its migrations', { tags }, async () => {
    const fresh = await freshDatabase({ demo: false });
    onTestFinished(() => fresh.drop());
    const migrated = await catalogOf(url);
    const made = await catalogOf(fresh.url);
    expect(made.length).toBeGreaterThan(1_000);
    expect({
      more: migrated.filter((line) => !made.includes(line)),
      less: made.filter((line) => !migrated.includes(line)),
    }).toEqual({
      more: [],
      less: [],
    });
  });

  if (!answered) return;
  describe('served without its jobs', () => {
    let use: Use;
    let close: () => Promise<void>;
    beforeAll(async () => {
      ({ use, close } = await serveIdle(url));
      await operate(use, 'maintenance', ['off']);
    });
    afterAll(() => close());

    test('has a row in every table', { tags }, () => {
      expect(empty).toEqual([]);
    });

    test('responds for each account and area as the gateway that created it', { tags }, async () => {
      const { accounts, areas } = JSON.parse(JSON.stringify(await answersOf(use)));
      expect(accounts).toEqual(answered.accounts);
      for (const [area, answer] of Object.entries(answered.areas)) expect([area, areas[area]]).toEqual([area, answer]);
    });

    test('lets members log in with their passwords', { tags }, async () => {
      await operate(use, 'flag', ['SLIDEVERIF', 'off']);
      const visitor = clientWith(use, null);
      for (const [username, password] of [
        ['player', 'Shapla#2026'],
        ['nila_22', 'River-boat-77'],
      ] as const)
        expect((await visitor.logIn({ username, password })).userInfo.userName).toBe(username);
    });

    test('has a ledger and roll-ups that verify', { tags }, async () => {
      expect(await operate(use, 'ledger', ['verify'])).toMatchObject({ problems: [] });
      expect(await operate(use, 'rollups', ['verify'])).toMatchObject({ problems: [] });
    });
  });
});

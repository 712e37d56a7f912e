/** @module-tag extended */

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { TIMELINE_KINDS } from '../../../src/contract/operations/players';
import { verifyLedger } from '../../../src/gateway/money/wallet/service';
import { searchActs } from '../../../src/gateway/operations/desk/audit/search';
import { reportMoney } from '../../../src/gateway/operations/money/report';
import { findPlayers } from '../../../src/gateway/operations/players/find';
import { showPlayer } from '../../../src/gateway/operations/players/show';
import { timelineOf } from '../../../src/gateway/operations/players/timeline';
import { openDatabase } from '../../../src/gateway/platform/database/database';
import { siteDayAt } from '../../../src/gateway/platform/time/site-days';
import { verifyRollups } from '../../../src/gateway/play';
import { AGENT_CALLS, clientAt, MEMBER_CALLS } from '../../bench/populated/calls';
import { generateCrowd } from '../../bench/populated/generate';
import {
  BIG_TABLES,
  type ExplainedQuery,
  explaining,
  partialIndexes,
  readPlans,
  wholeScans,
} from '../../bench/populated/plans';
import { type CrowdServer, serveCalls } from '../../bench/populated/serve';
import { admin, named } from '../harness/postgres';

/** Its history ends now, so that its sessions are live. */
const CROWD = { accounts: 2_000, bets: 10_000, seed: 20_261_130, until: new Date().toISOString() };
const NAME = `maidan_crowd_${process.pid}`;
/** Number of an agent at the top. */
const AGENT = 1;
/** Number of the member with most bets. */
const WHALE = CROWD.accounts;

let server: CrowdServer;
let partial: Set<string>;
beforeAll(async () => {
  const postgres = inject('postgres');
  await admin(postgres.url, `create database ${NAME} template ${postgres.demo} strategy file_copy`);
  const url = named(postgres.url, NAME);
  const maker = openDatabase(url, { timeouts: null });
  await generateCrowd(maker.pool, CROWD).finally(() => maker.pool.end());
  // Only the tests' own server has a log that can be read.
  if (!process.env.DATABASE_URL) await admin(postgres.url, ...explaining(NAME));
  server = await serveCalls(url);
  partial = await partialIndexes(server.database.pool);
});
afterAll(async () => {
  await server.close();
  await admin(inject('postgres').url, `drop database ${NAME} with (force)`);
});

test('a generated crowd verifies: ledger, bets, sums, points and trees', async () => {
  expect(await verifyLedger(server.ctx)).toMatchObject({ problems: [] });
  expect(await verifyRollups(server.ctx)).toMatchObject({ problems: [], facts: expect.any(Number), waiting: 0 });
});

test('the tables that grow with accounts exist', async () => {
  const { rows } = await server.database.pool.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relname = any ($1)`,
    [BIG_TABLES],
  );
  expect(rows.map(({ relname }) => relname).sort()).toEqual([...BIG_TABLES].sort());
});

/** Returns the plans of all statements of a call. */
async function plansOf(call: () => Promise<unknown>): Promise<ExplainedQuery[]> {
  const log = join(inject('processes').home, 'postgres.log');
  const { size } = statSync(log);
  await call();
  return readPlans(readFileSync(log).subarray(size).toString('utf8'));
}

const calls = [
  ...Object.entries(MEMBER_CALLS).map(([name, call]) => ({ name, call, number: WHALE })),
  ...Object.entries(AGENT_CALLS).map(([name, call]) => ({ name, call, number: AGENT })),
];

test.for(calls)('$name reads no big table as a whole [own.scale.plans]', async ({ call, number }, { skip }) => {
  if (process.env.DATABASE_URL) return skip('the log of the server in DATABASE_URL cannot be read');
  const client = clientAt(server.origin, number);
  const plans = await plansOf(() => call(client, 0));
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.flatMap((plan) => wholeScans(plan, partial))).toEqual([]);
});

/** A text of every fact that players are found by. */
const FACTS = [
  'crowd19',
  '+8801900000007',
  'crowd@example.test',
  'Rupa Akter',
  '198.51.100.7',
  'W00000007',
  'D00000007',
  'r-7',
  '9b2f0e2c-6a35-4b50-9d3e-0d4c2f5a7e11',
];

test.for(FACTS)(
  'the search for %s reads no big table as a whole [own.scale.plans own.desk-player.search]',
  async (text, { skip }) => {
    if (process.env.DATABASE_URL) return skip('the log of the server in DATABASE_URL cannot be read');
    const plans = await plansOf(() => findPlayers(server.ctx, { text, size: 20 }));
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.flatMap((plan) => wholeScans(plan, partial))).toEqual([]);
  },
);

test('the page and the timeline of a player read no big table as a whole [own.scale.plans own.desk-player.timeline]', async ({
  skip,
}) => {
  if (process.env.DATABASE_URL) return skip('the log of the server in DATABASE_URL cannot be read');
  const user = `crowd${WHALE}`;
  const query = { user, language: 'bn', size: 30 } as const;
  const plans = await plansOf(async () => {
    await showPlayer(server.ctx, user, 'clerk');
    const { next } = await timelineOf(server.ctx, query, 'clerk');
    await timelineOf(server.ctx, { ...query, after: next ?? undefined }, 'clerk');
    for (const kind of TIMELINE_KINDS) await timelineOf(server.ctx, { ...query, kind }, 'clerk');
  });
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.flatMap((plan) => wholeScans(plan, partial))).toEqual([]);
});

test('searches of the audit read no big table as a whole [own.scale.plans own.desk-audit.search]', async ({ skip }) => {
  if (process.env.DATABASE_URL) return skip('the log of the server in DATABASE_URL cannot be read');
  const search = (filters: Partial<Parameters<typeof searchActs>[1]>) =>
    searchActs(server.ctx, { size: 50, ...filters });
  const plans = await plansOf(async () => {
    const { next } = await search({});
    await search({ after: next ?? undefined });
    await search({ operator: 'clerk', kind: 'act' });
    await search({ command: 'players reveal' });
    await search({ requestId: 'req-1' });
    await search({ user: `crowd${WHALE}`, from: 1, to: 8_640_000_000_000 });
  });
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.flatMap((plan) => wholeScans(plan, partial))).toEqual([]);
});

test('a statement without an index is found, and one with a limit is not [own.scale.plans]', async ({ skip }) => {
  if (process.env.DATABASE_URL) return skip('the log of the server in DATABASE_URL cannot be read');
  const found = async (text: string) =>
    (await plansOf(() => server.database.pool.query(text)))
      .flatMap((plan) => wholeScans(plan, partial))
      .map(({ table }) => table);
  expect(await found(`select from accounts where nickname = 'Crowd 7'`)).toEqual(['accounts']);
  expect(await found('select count(*) from deposits')).toEqual(['deposits']);
  expect(await found('select id from accounts order by id limit 3')).toEqual([]);
  expect(await found(`select from accounts where id = gen_random_uuid()`)).toEqual(['accounts']);
  expect(await found(`select from sessions where account_id = '00000000-0000-0000-0000-000000000000'`)).toEqual([]);
});

test('the site’s figures of a day read no big table as a whole [own.scale.plans own.desk-money.report]', async ({
  skip,
}) => {
  if (process.env.DATABASE_URL) return skip('the log of the server in DATABASE_URL cannot be read');
  const today = siteDayAt(server.ctx.config.siteZone, Date.parse(CROWD.until)).day;
  const plans = await plansOf(() => reportMoney(server.ctx, { from: today, to: today, language: 'en' }));
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.flatMap((plan) => wholeScans(plan, partial))).toEqual([]);
});

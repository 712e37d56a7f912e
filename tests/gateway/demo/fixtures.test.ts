/** @module-tag extended */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tablesOf } from '../../../src/gateway/demo/emptied';
import { type FixtureName, fixtures } from '../../../src/gateway/demo/fixtures';
import { admit } from '../../../src/gateway/identity/session/admission';
import { recurringJobs } from '../../../src/gateway/modules';
import type { Db } from '../../../src/gateway/platform/context';
import { freshDatabase } from '../harness/database';
import { startTestGateway, type TestGateway } from '../harness/gateway';
import { admin } from '../harness/postgres';

const NAMES = Object.keys(fixtures).filter((name): name is FixtureName => name in fixtures);
const SETTINGS = { LOG_LEVEL: 'silent', LIMIT_FACTOR: '1000', SUPPORT_HOSTS: 'chat.example.test' };
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway(SETTINGS);
});
afterAll(() => gateway.stop());

type Made = { sessions: Record<string, { token: string; userInfo: { userName: string } }>; [known: string]: unknown };
const make = async (args: string[], at = gateway): Promise<Made> => {
  const { status, reply } = await at.ops('fixture', args);
  expect([status, reply?.success]).toEqual([200, true]);
  return Object(reply?.value);
};
const reset = () => gateway.ops('reset-demo');

/** Returns the username of a session. */
async function userNameOf(token: string, at = gateway) {
  const { session } = await admit(at.ctx, token, { ip: '127.0.0.1', country: null, userAgent: '' }, { quiet: true });
  return session?.userName;
}

/** Start of the player's latest withdrawal, which every fixture has: dumps show times relative to it. */
const ANCHOR = `(select created_at from withdrawals where number = 6)`;
/** Jobs besides the recurring ones, which the product excludes from fixtures, too. */
const JOBS = `select t.identifier, j.payload, j.key, j.max_attempts, j.run_at - ${ANCHOR} as due
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier not in (${Object.keys(recurringJobs)
    .map((name) => `'${name}'`)
    .join(', ')})`;
/** Old ledger rows, in real time, and notices do not move. */
const UNMOVED: Record<string, string> = {
  notices: 'true',
  ledger_transfers: 'created_at < long_ago',
  ledger_entries: 'created_at < long_ago',
  bet_facts: 'created_at < long_ago',
};
/** Jobs write these rows, or move them from one table to the other, at any time. */
const ADDED_UP = [
  'bet_fact_queue',
  'member_hourly',
  'team_event_queue',
  'team_hourly',
  'team_events_hourly',
  'contract_plays',
  'contract_runs',
  'leaderboard_windows',
  'leaderboard_sums',
  'leaderboard_tops',
  'abuse_traces',
  'abuse_looks',
];

let query: Promise<string> | undefined;

/** Everything the demo stores, table by table. */
async function dump({ db }: { db: Db } = gateway.ctx): Promise<Record<string, string>> {
  query ??= everything(db);
  // A statement with a parameter is parsed and planned once.
  const { rows } = await db.execute<{ name: string; rows: string | null }>(sql`${sql.raw(await query)} limit ${1_000}`);
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows ?? '']));
}

async function everything(db: Db): Promise<string> {
  const ofTables = (await tablesOf(db))
    .filter(({ name }) => !ADDED_UP.includes(name))
    .map(({ name, columns }) => {
      const moved = columns.map((column) => column.moved(`(timestamptz 'epoch' - ${ANCHOR})`)).join(', ');
      const own = columns.map((column) => column.moved(`interval '0'`)).join(', ');
      const from = `from ${name}, (select now() - interval '1 hour' as long_ago) s where`;
      const still = UNMOVED[name] ?? 'false';
      return [
        name,
        `select row(${own})::text as x ${from} ${still} union all select row(${moved})::text ${from} not (${still})`,
      ];
    });
  // Jobs that add rows also advance sequences, and may run between two dumps.
  const counters = `select sequencename || last_value as x from pg_sequences
    where schemaname = 'public' and sequencename !~ '^(${ADDED_UP.join('|')})_'`;
  const all = [...ofTables, ['jobs', `select row(q)::text as x from (${JOBS}) q`], ['counters', counters]];
  return all
    .map(([name, query]) => `select '${name}' as name, string_agg(x, E'\\n' order by x) as rows from (${query}) q`)
    .join(' union all ');
}

/** Acts of testers: deposits, ended sessions, changed modules, elapsed time, failed calls, sent messages. */
async function use({ sessions }: Made) {
  await gateway.ops('credit', ['player', '12.50']);
  await gateway.ops('flag', ['AFTERLOGIN', 'off']);
  await gateway.ops('expire-password', ['downline']);
  await gateway.ops('sms', ['quota', '0']);
  await gateway.ops('fault', ['balance', '503']);
  await gateway.call('/wps/member/password/email', {
    method: 'POST',
    json: { username: 'player', email: 'player@example.test' },
  });
  for (const { token } of Object.values(sessions))
    await gateway.call('/wps/session/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  await gateway.ops('clock', ['+45m']);
}

const verified = async (what: string) => Object((await gateway.ops(what, ['verify'])).reply?.value).problems;
const problems = async () => [await verified('ledger'), await verified('rollups')].flat();

test.each(NAMES)('%s matches its description and is restored exactly after any use', async (name) => {
  const made = await make([name]);
  const before = await dump();
  await use(made);
  expect(await dump()).not.toEqual(before);
  expect(await make([name])).toEqual(made);
  expect(await dump()).toEqual(before);
  expect(await problems()).toEqual([]);
  for (const [user, { token, userInfo }] of Object.entries(made.sessions)) {
    expect(await userNameOf(token)).toBe(userInfo.userName);
    if (user !== 'trial') expect(userInfo.userName).toBe(user);
  }
});

test('reset-demo and every other fixture replace it completely', async () => {
  await make(['visitor']);
  const initialDump = await dump();
  for (const name of ['withdrawalNotReceived', 'weeklyLimitEnding', 'memberWithApp']) {
    await make([name]);
    expect((await reset()).status).toBe(200);
    expect(await dump()).toEqual(initialDump);
  }
});

test('no fixture contains absolute times', async () => {
  for (const name of NAMES) {
    await make([name]);
    // Times that move are shown relative to the epoch, and JSON has a T where columns have a space.
    expect(JSON.stringify(await dump()).match(/20\d\d-\d\d-\d\dT[^"]*/g) ?? []).toEqual([]);
  }
});

test('a session of a restored fixture is as recent as a new one', async () => {
  const session = async () => {
    const { rows } = await gateway.ctx.db.execute<{ at: number; age: number }>(
      sql`select extract(epoch from last_seen_at)::float as at, extract(epoch from app_now() - last_seen_at)::float as age from sessions`,
    );
    return { at: 0, age: 0, ...rows[0] };
  };
  await make(['member']);
  const { age } = await session();
  const from = (await gateway.ctx.now()).getTime() / 1_000;
  await make(['member']);
  expect((await session()).at).toBeGreaterThanOrEqual(from - age);
});

test('a restore at real time accepts the codes of operators again, because the clock goes back', async () => {
  await make(['visitor']);
  await gateway.ctx.db.execute(sql`update operator_credentials set last_step = 4000000000`);
  await make(['visitor']);
  const { rows } = await gateway.ctx.db.execute(sql`select distinct last_step::text as step from operator_credentials`);
  expect(rows).toEqual([{ step: '0' }]);
});

test('sets modules', async () => {
  await make(['visitor', 'SLIDEVERIF=off', 'IPVERIF=on']);
  const { rows } = await gateway.ctx.db.execute(
    sql`select mod_id, enabled from system_modules where mod_id in ('SLIDEVERIF', 'IPVERIF')`,
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      { mod_id: 'SLIDEVERIF', enabled: false },
      { mod_id: 'IPVERIF', enabled: true },
    ]),
  );
  expect((await gateway.ops('fixture', ['visitor', 'NOTHING=on'])).status).toBe(404);
  expect((await gateway.ops('fixture', ['visitor', 'SLIDEVERIF'])).status).toBe(422);
  expect((await gateway.ops('fixture', ['toString'])).status).toBe(422);
});

test('without a name, lists all fixtures and needs no reason', async () => {
  const { reply } = await gateway.ops('fixture', [], {});
  expect(Object.keys(Object(reply?.value))).toEqual(NAMES);
  expect(Object(reply?.value).member).toBe('the player is logged in');
  expect((await gateway.ops('fixture', ['member'], {})).status).toBe(422);
});

test('stores tokens as hashes only', async () => {
  const { sessions, totpSecret } = await make(['memberWithApp']);
  const all = JSON.stringify(await dump());
  expect(all).not.toContain(sessions.player?.token);
  expect(all).not.toContain(totpSecret);
});

test('another gateway on the database builds its own copies', async () => {
  const database = await freshDatabase();
  const [first, second] = await Promise.all([
    startTestGateway(SETTINGS, database),
    startTestGateway(SETTINGS, database),
  ]);
  try {
    const made = await make(['withdrawalPaidOut'], first);
    const before = await dump(first.ctx);
    const others = await make(['withdrawalPaidOut'], second);
    expect(await userNameOf(others.sessions.downline?.token ?? '', first)).toBe('downline');
    expect(await userNameOf(made.sessions.downline?.token ?? '', first)).toBeUndefined();
    await make(['withdrawalPaidOut'], first);
    expect(await dump(first.ctx)).toEqual(before);
    expect(await userNameOf(made.sessions.downline?.token ?? '', second)).toBe('downline');
  } finally {
    await second.stop();
    await first.stop().catch(() => undefined);
  }
});

test('concurrent calls never fail or see a partial fixture', async () => {
  const { sessions } = await make(['withdrawalPaidOut']);
  const headers = { Authorization: `Bearer ${sessions.downline?.token}` };
  let over = false;
  const responses = new Set<string>();
  const caller = async (path: string) => {
    while (!over) {
      const { status, reply } = await gateway.call(path, { headers });
      responses.add(`${path} ${status} ${Object(reply?.value).total ?? ''}`);
    }
  };
  const callers = ['/wps/member/info', '/wps/withdrawals?pageNo=1', '/wps/v2/wallets/balance'].map(caller);
  for (let time = 0; time < 20; time += 1) await make([time % 2 ? 'withdrawalPaidOut' : 'withdrawalRequested']);
  over = true;
  await Promise.all(callers);
  expect([...responses].filter((response) => / 5\d\d/.test(response))).toEqual([]);
});

test('without the right to restore copies, the database is seeded each time', async () => {
  const database = await freshDatabase();
  const role = `plain_${Date.now()}`;
  const owner = new URL(database.url).username;
  await admin(
    database.url,
    `create role ${role} login password 'plain' in role ${owner}`,
    // Superuser rights of the owner are not inherited, but its grants are.
    `revoke set on parameter session_replication_role from ${owner}`,
  );
  const url = database.url.replace(/\/\/[^@]*@/, `//${role}:plain@`);
  const plain = await startTestGateway(SETTINGS, { ...database, url });
  try {
    const first = await make(['member'], plain);
    const second = await make(['member'], plain);
    expect(second.sessions.player?.token).not.toBe(first.sessions.player?.token);
    expect(await userNameOf(second.sessions.player?.token ?? '', plain)).toBe('player');
  } finally {
    await plain.stop();
    await admin(gateway.ctx.config.databaseUrl ?? '', `drop role ${role}`);
  }
});

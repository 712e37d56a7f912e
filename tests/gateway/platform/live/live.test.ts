import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { RELEASE } from '../../../../src/contract/platform/release';
import { DEMO_PAYMENT_PASSWORD as paymentPassword } from '../../../../src/gateway/demo/accounts';
import { accountById } from '../../../../src/gateway/identity/account/service';
import { alertOwner } from '../../../../src/gateway/identity/alert/service';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { credit } from '../../../../src/gateway/money/wallet/service';
import { liveHubOf } from '../../../../src/gateway/platform/live/hub';
import { setMaintenance } from '../../../../src/gateway/platform/system/service';
import { setSite } from '../../../../src/gateway/platform/system/site';
import { EVENT_CEILING } from '../../../harness/ceilings';
import { freshDatabase } from '../../harness/database';
import { startTestGateway, type TestGateway } from '../../harness/gateway';
import { playerOn } from '../../money/wallet/processes';
import { createReader, follow } from './support';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let first: TestGateway | undefined;
let second: TestGateway | undefined;
const at = () => {
  if (!first || !second) throw new Error('the gateways have not started');
  return { first, second, ctx: first.ctx };
};
beforeAll(async () => {
  database = await freshDatabase();
  const shared = { ...database, drop: async () => undefined };
  first = await startTestGateway({ LIMIT_FACTOR: '1000' }, shared);
  second = await startTestGateway({ LIMIT_FACTOR: '1000' }, shared);
});
afterAll(async () => {
  await first?.stop();
  await second?.stop();
  await database.drop();
});

const deposits = (ctx: TestGateway['ctx'], id: string) => credit(ctx, id, 500n, crypto.randomUUID());
const sendsMessage = async (ctx: TestGateway['ctx'], id: string) => {
  const owner = await accountById(ctx.db, id);
  if (owner) await alertOwner(ctx, ctx.db, owner, 'totp.on');
};
const drawsIssue = async (ctx: TestGateway['ctx']) => {
  const number = crypto.randomUUID();
  await ctx.db.execute(sql`insert into lottery_issues (id, lottery, number, seq, opens_at, closes_at, draws_at, state,
      rules_version, price_version, created_at)
    select gen_random_uuid(), 'SSC', ${number}, coalesce(max(seq), 0) + 1, now(), now() + interval '1 minute',
      now() + interval '2 minutes', 'open', '1', '1', now() from lottery_issues where lottery = 'SSC'`);
  await ctx.db.execute(sql`update lottery_issues set state = 'closed' where number = ${number}`);
};

test('a change of an account reaches its streams at all gateways, and no others [own.live.stream own.app.release asvs 8.2.2]', async () => {
  const { ctx, first: here, second: there } = at();
  const owner = await createReader(here);
  const other = await createReader(here);
  const streams = [follow(here.url, owner.token), follow(there.url, owner.token)];
  const others = follow(here.url, other.token);
  const visitor = follow(there.url, null);
  for (const stream of [...streams, others, visitor]) await stream.opened();
  expect(visitor.events[0]).toMatchObject({ kind: 'open', release: RELEASE });
  await deposits(ctx, owner.id);
  await sendsMessage(ctx, owner.id);
  for (const stream of streams) await Promise.all([stream.has('balance'), stream.has('unread')]);
  // Would have arrived after those, had they been sent to everybody.
  await deposits(ctx, other.id);
  await setSite(ctx.db, ['minimumAge', '19']);
  await Promise.all([others.has('status'), visitor.has('status')]);
  expect([...new Set(others.topics())].sort()).toEqual(['balance', 'status']);
  expect(visitor.topics()).toEqual(['status']);
  expect(JSON.stringify(streams[0]?.events)).not.toContain(owner.id);
  for (const stream of [...streams, others, visitor]) await stream.stop();
});

test('deposits and withdrawals report each new state to their player [own.live.stream]', async () => {
  const { ctx, first: here } = at();
  const { client } = await playerOn(here);
  const { rows } = await ctx.db.execute<{ id: string }>(sql`select id from accounts where user_name = 'player'`);
  const stream = follow(here.url, await openSession(ctx, ctx.db, rows[0]?.id ?? ''));
  await stream.opened();
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const deposit = await client.createDeposit({ method: 'nodi', amount: '500.00' }, key());
  await client.cancelDeposit({ id: deposit.id });
  await stream.has('deposit');
  const bankAccountId = (await client.bankAccounts()).list[0]?.id ?? '';
  const { id } = await client.withdraw({ bankAccountId, amount: '600.00', paymentPassword }, key());
  await here.ops('withdrawals', ['approve', id]);
  await stream.has('withdrawal');
  expect(stream.topics()).toContain('balance');
  await stream.stop();
});

test('draws are reported by their lottery to streams that request them [own.live.stream]', async () => {
  const { ctx, first: here } = at();
  const watching = follow(here.url, null, { draws: 'yes' });
  const others = follow(here.url, null);
  await Promise.all([watching.opened(), others.opened()]);
  await drawsIssue(ctx);
  await watching.has('draw');
  expect(watching.events.at(-1)).toMatchObject({ kind: 'changed', topic: 'draw', about: 'SSC' });
  await setSite(ctx.db, ['minimumAge', '20']);
  await others.has('status');
  expect(others.topics()).toEqual(['status']);
  await Promise.all([watching.stop(), others.stop()]);
});

test('maintenance of a lottery and of a studio is a change of the site [own.live.polls own.lottery.maintenance]', async () => {
  const { ctx, first: here } = at();
  const stream = follow(here.url, null);
  await stream.opened();
  await here.ops('games', ['maintenance', 'on', 'LF3D']);
  await stream.has('status');
  await here.ops('games', ['maintenance', 'off', 'LF3D']);
  await stream.has('status', 2);
  await ctx.db.execute(sql`update studios set open = not open where id = (select min(id) from studios)`);
  await stream.has('status', 3);
  await stream.stop();
});

test('a stream resumes after its last event, at another gateway too [own.live.resume]', async () => {
  const { ctx, first: here, second: there } = at();
  const { id, token } = await createReader(here);
  const before = follow(here.url, token);
  await before.opened();
  await deposits(ctx, id);
  await before.has('balance');
  await before.stop();
  const control = follow(there.url, token);
  await control.opened();
  await sendsMessage(ctx, id);
  await deposits(ctx, id);
  await Promise.all([control.has('unread'), control.has('balance')]);
  await deposits(ctx, id);
  await control.has('balance', 2);
  const resumed = follow(there.url, token, { lastEventId: before.lastId() });
  await Promise.all([resumed.has('unread'), resumed.has('balance')]);
  expect(resumed.kinds()).not.toContain('resync');
  expect(resumed.topics().sort()).toEqual(['balance', 'unread']);
  const unknown = follow(there.url, token, { lastEventId: 'of-another-time' });
  await unknown.until(() => unknown.kinds().includes('resync'));
  expect(unknown.kinds()).toEqual(['open', 'resync']);
  for (const stream of [control, resumed, unknown]) await stream.stop();
});

test('streams of an ended session and a blocked account end, and cannot be opened again [own.live.ends asvs 7.4.1]', {
  tags: ['extended'],
}, async () => {
  const { ctx, first: here, second: there } = at();
  const leaving = await createReader(here);
  const blocked = await createReader(here);
  const streams = [follow(there.url, leaving.token), follow(here.url, blocked.token)];
  for (const stream of streams) await stream.opened();
  await leaving.client.logOut();
  await ctx.db.execute(sql`update accounts set blocked = true where id = ${blocked.id}`);
  expect(await Promise.all(streams.map(({ over }) => over))).toEqual(['ended', 'ended']);
  expect(await follow(here.url, leaving.token).over).toBe('401 session.ended');
});

test('during maintenance streams of sessions end, and those of visitors report its end [own.live.site]', {
  tags: ['extended'],
}, async () => {
  const { ctx, first: here } = at();
  const { token } = await createReader(here);
  const member = follow(here.url, token);
  await member.opened();
  await setMaintenance(ctx, null);
  expect(await member.over).toBe('ended');
  expect(await follow(here.url, token).over).toBe('503 system.maintenance');
  const visitor = follow(here.url, null);
  await visitor.opened();
  await setMaintenance(ctx, 'off');
  await visitor.has('status');
  await visitor.stop();
});

test('streams resynchronise after the connection that listens is lost [own.live.listening]', async () => {
  const { ctx, first: here, second: there } = at();
  const { id, token } = await createReader(here);
  const streams = [follow(here.url, token), follow(there.url, token)];
  for (const stream of streams) await stream.opened();
  await ctx.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like '%pg_notify(''maidan_live''%' and pid <> pg_backend_pid()`);
  for (const { until, kinds } of streams) await until(() => kinds().includes('resync'));
  await deposits(ctx, id);
  for (const stream of streams) await stream.has('balance');
  for (const stream of streams) await stream.stop();
});

test('a session’s seventh stream ends its first, and an address has at most a thousand [own.live.limits]', async () => {
  const { ctx, first: here } = at();
  const { token } = await createReader(here);
  const streams = [];
  for (let nth = 0; nth < 7; nth++) {
    const stream = follow(here.url, token);
    await stream.opened();
    streams.push(stream);
  }
  const [oldest, ...others] = streams;
  expect(await oldest?.over).toBe('ended');
  expect(liveHubOf(ctx).count().members).toBe(6);
  for (const stream of others) await stream.stop();
  const visitor = { session: null, ip: '198.51.100.7', country: null, draws: false };
  const opened = Array.from({ length: 1_000 }, () => liveHubOf(ctx).open(visitor, undefined));
  expect(() => liveHubOf(ctx).open(visitor, undefined)).toThrow('limit.reached');
  for (const readable of opened) readable.destroy();
  await vi.waitUntil(() => liveHubOf(ctx).count().visitors === 0, { timeout: EVENT_CEILING });
});

test('monitoring receives open streams and sent events [own.metrics.readings]', async () => {
  const { ctx, first: here } = at();
  const { id, token } = await createReader(here);
  const stream = follow(here.url, token);
  await stream.opened();
  await deposits(ctx, id);
  await stream.has('balance');
  const request = await fetch(`${here.opsUrl}/metrics`, { headers: { Authorization: 'Bearer the-token-of-tests' } });
  const text = await request.text();
  expect(text).toMatch(/^maidan_live_streams\{reader="member"\} 1$/m);
  expect(text).toMatch(/^maidan_live_events_total\{topic="balance"\} [1-9]/m);
  await stream.stop();
});

test('a gateway that stops ends its streams [own.live.ends]', async () => {
  const { second: there } = at();
  const { token } = await createReader(there);
  const streams = [follow(there.url, token), follow(there.url, null)];
  for (const stream of streams) await stream.opened();
  await there.stop();
  second = undefined;
  expect(await Promise.all(streams.map(({ over }) => over))).toEqual(['ended', 'ended']);
});

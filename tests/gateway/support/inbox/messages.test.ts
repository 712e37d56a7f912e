import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { accountById } from '../../../../src/gateway/identity/account/service';
import { accounts } from '../../../../src/gateway/identity/account/tables';
import { alertOwner } from '../../../../src/gateway/identity/alert/service';
import { takeTimeOut } from '../../../../src/gateway/money/limits/pauses';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { purgeBroadcasts } from '../../../../src/gateway/support/inbox/operators';
import { broadcasts } from '../../../../src/gateway/support/inbox/tables';
import { startModules } from '../../harness/modules';
import { newcomer } from '../../money/wallet/support';

const gateway = await startModules();
afterAll(() => gateway.close());

const admin = { name: 'ops', role: 'admin' as const };
const texts = ['শিরোনাম', 'A title', 'প্রথম লাইন\n\nদ্বিতীয় লাইন', 'First line\n\nSecond line'];
let sent = 0;
/** Sends an operator's broadcast; returns its id. */
async function sends(
  audience: string,
  kind = 'service',
  extra: { until?: string; key?: string } = {},
): Promise<string> {
  const broadcastCommand = {
    command: 'messages',
    args: ['send', audience, kind, ...texts],
    reason: 'to be told',
    key: `said ${++sent}`,
    ...extra,
  };
  return String(Object(await perform(gateway.ctx, admin, broadcastCommand)).id);
}
async function notifyPlayer(id: string, key: string) {
  const account = await accountById(gateway.ctx.db, id);
  if (account) await alertOwner(gateway.ctx, gateway.ctx.db, account, 'credit.given', { amount: '5.00' }, { key });
}
type Player = Awaited<ReturnType<typeof newcomer>>;
const unread = async ({ client }: Player) => (await client.unreadMessages()).unreadCount;
const resultOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (failure) => `${failure.status} ${failure.code}`,
  );

test('messages stay unread until opened [s7.relay.unread-count s3.message.unread-count own.messages.read]', async () => {
  const player = await newcomer(gateway);
  for (const key of ['one', 'two', 'three']) await notifyPlayer(player.id, `${player.id}:${key}`);
  await sends('all');
  const { list, total, unread: counted } = await player.client.messages({});
  expect([total, counted, await unread(player)]).toEqual([4, 4, 4]);
  expect(list.map(({ read }) => read)).toEqual([false, false, false, false]);
  expect(list.some(({ title, lines }) => title === 'A title' && lines.join('|') === 'First line|Second line')).toBe(
    true,
  );
  const ids = list.map(({ id }) => id);
  await player.client.readMessages({ id: ids[0] ?? '' });
  await player.client.readMessages({ id: ids[0] ?? '' });
  await player.client.readMessages({ id: ids[3] ?? '' });
  expect(await unread(player)).toBe(2);
  await player.client.readMessages({});
  expect(await unread(player)).toBe(0);
  await sends('all');
  expect(await unread(player)).toBe(1);
  expect((await player.client.messages({})).list.map(({ read }) => read)).toEqual([false, true, true, true, true]);
});

test('a removed message disappears for its reader only and is not sent again [own.messages.remove]', async () => {
  const player = await newcomer(gateway);
  const other = await newcomer(gateway);
  await notifyPlayer(player.id, `${player.id}:once`);
  await sends('all');
  const { list } = await player.client.messages({});
  for (const { id } of list) await player.client.removeMessage({ id });
  await notifyPlayer(player.id, `${player.id}:once`);
  expect((await player.client.messages({})).total).toBe(0);
  expect([await unread(player), await unread(other)]).toEqual([0, 1]);
  expect(await resultOf(player.client.removeMessage({ id: list[0]?.id ?? '' }))).toBe('404 message.unknown');
  await other.client.readMessages({});
  expect((await other.client.messages({})).total).toBe(1);
});

test('another player’s messages and those for other audiences return 404 [asvs 8.2.2]', async () => {
  const player = await newcomer(gateway);
  const other = await newcomer(gateway);
  await notifyPlayer(player.id, `${player.id}:mine`);
  const [mine] = (await player.client.messages({})).list;
  const ofAgents = await sends('agent');
  for (const id of [mine?.id ?? '', ofAgents, crypto.randomUUID()]) {
    expect(await resultOf(other.client.readMessages({ id }))).toBe('404 message.unknown');
    expect(await resultOf(other.client.removeMessage({ id }))).toBe('404 message.unknown');
  }
  expect(await unread(player)).toBe(1);
  expect(await resultOf(gateway.as(null).unreadMessages())).toBe('401 session.required');
});

describe('broadcast [own.messages.many]', { tags: ['extended'] }, () => {
  test('reaches its audience until it expires or is withdrawn, in the page’s language', async () => {
    const player = await newcomer(gateway);
    const before = await unread(player);
    const change = (set: Partial<typeof accounts.$inferInsert>) =>
      gateway.ctx.db.update(accounts).set(set).where(eq(accounts.id, player.id));
    await sends('agent');
    await sends('vip');
    expect(await unread(player)).toBe(before);
    await sends('member');
    expect(await unread(player)).toBe(before + 1);
    await change({ type: 1, rankLevel: 4 });
    expect(await unread(player)).toBe(2);
    await change({ type: 1, rankLevel: 5 });
    expect(await unread(player)).toBe(3);
    await change({ type: 0, rankLevel: 5 });
    expect(await unread(player)).toBe(2);
    const later = await newcomer(gateway);
    expect(await unread(later)).toBe(0);
    const soon = await sends('all', 'service', {
      until: new Date((await gateway.ctx.now()).getTime() + 600_000).toISOString(),
    });
    const withdrawn = await sends('all');
    expect(await unread(later)).toBe(2);
    await perform(gateway.ctx, admin, { command: 'messages', args: ['withdraw', withdrawn], reason: 'wrong' });
    expect(await resultOf(later.client.readMessages({ id: withdrawn }))).toBe('404 message.unknown');
    expect(await unread(later)).toBe(1);
    gateway.credentials.language = 'bn';
    const [firstMessage] = (await later.client.messages({})).list;
    gateway.credentials.language = 'en';
    expect([firstMessage?.id, firstMessage?.title]).toEqual([soon, expect.stringMatching(/শিরোনাম|A title/)]);
    await gateway.later(600_001);
    expect(await unread(later)).toBe(0);
  });

  test('of a promotion skips players in a break', async () => {
    const player = await newcomer(gateway);
    await sends('all', 'promotion');
    expect(await unread(player)).toBe(1);
    const account = await accountById(gateway.ctx.db, player.id);
    if (account) await takeTimeOut(gateway.ctx, account, 24);
    const { list } = await player.client.messages({});
    expect(list.map(({ title }) => title)).toEqual(['Time-out started']);
  });

  test('is sent once per key; rejects empty and overlong texts and unknown audiences', async () => {
    const id = await sends('all', 'service', { key: 'twice' });
    expect(await sends('all', 'service', { key: 'twice' })).toBe(id);
    const send = (...args: string[]) =>
      resultOf(
        perform(gateway.ctx, admin, { command: 'messages', args: ['send', ...args], reason: 'a try' }).catch((error) =>
          Promise.reject({ status: error.status, code: error.code }),
        ),
      );
    expect(await send('everybody', 'service', ...texts)).toBe('422 ops.invalid');
    expect(await send('all', 'service', ' ', ...texts.slice(1))).toBe('422 ops.invalid');
    expect(await send('all', 'service', 'x'.repeat(121), ...texts.slice(1))).toBe('422 ops.invalid');
    expect(await send('all', 'service', ...texts.slice(0, 3), 'x'.repeat(2_001))).toBe('422 ops.invalid');
    const listed = JSON.stringify(
      await perform(gateway.ctx, admin, { command: 'messages', args: ['list'], reason: '' }),
    );
    expect(listed).toContain(id);
  });

  test('to a hundred thousand members stores one row, readable by each', async () => {
    await gateway.ctx.db.execute(sql`
      insert into accounts (id, user_name, type, nickname, password_hash, created_at)
      select gen_random_uuid(), 'many' || n, 0, 'Many', 'x', app_now() from generate_series(1, 100000) n`);
    const player = await newcomer(gateway);
    const count = async () =>
      (
        await gateway.ctx.db.execute<{
          n: number;
        }>(sql`select ((select count(*) from broadcasts) + (select count(*) from broadcast_marks)
      + (select count(*) from broadcast_readers) + (select count(*) from account_alerts))::int as n`)
      ).rows[0]?.n ?? 0;
    const before = await count();
    await sends('all');
    expect((await count()) - before).toBe(1);
    expect(await unread(player)).toBe(1);
    await player.client.readMessages({});
    expect((await count()) - before).toBe(2);
    expect(await unread(player)).toBe(0);
  });

  test('is purged with its marks a month after its end', async () => {
    await gateway.later(121 * 86_400_000);
    await purgeBroadcasts(gateway.ctx);
    expect(await gateway.ctx.db.select().from(broadcasts)).toEqual([]);
  });
});

test('concurrent broadcasts have numbers that no reader’s mark skips [own.messages.many]', async () => {
  const player = await newcomer(gateway);
  await Promise.all(Array.from({ length: 8 }, () => sends('all')));
  await player.client.readMessages({});
  expect(await unread(player)).toBe(0);
  await sends('all');
  expect(await unread(player)).toBe(1);
});

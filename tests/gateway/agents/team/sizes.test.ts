import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sizeLately } from '../../../../src/gateway/agents/team/sizes';
import { startModules } from '../../harness/modules';
import { newcomer } from '../../money/wallet/support';

const gateway = await startModules();
const { db } = gateway.ctx;
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());
afterAll(() => gateway.close());

/** Creates direct members of an account, every tenth an agent. */
const below = (uplineId: string, many: number) =>
  db.execute(sql`
    with made as (
      insert into accounts (id, user_name, type, nickname, password_hash, created_at)
      select gen_random_uuid(), 's' || left(md5(${uplineId} || n || random()), 12), case when n % 10 = 0 then 1 else 0 end, '', 'x', app_now()
      from generate_series(1, ${many}::int) n returning id, member_number)
    insert into team_positions (account_id, upline_id, path, valid_from)
    select m.id, u.account_id, u.path || m.member_number, app_now() from made m, team_positions u where u.account_id = ${uplineId}`);
const sizeOf = (id: string) => sizeLately(db, id, [1]);

test('counts a large team once a minute, a small one on each call [s2.agent-centre.overview]', {
  tags: ['extended'],
}, async () => {
  const small = await newcomer(gateway, 0n, { type: 1 });
  const large = await newcomer(gateway, 0n, { type: 1 });
  await below(small.id, 20);
  await below(large.id, 5_000);
  expect([await sizeOf(small.id), await sizeOf(large.id)]).toEqual([
    { downlines: 20, members: 20, agents: 2 },
    { downlines: 5_000, members: 5_000, agents: 500 },
  ]);
  await below(small.id, 10);
  await below(large.id, 10);
  expect([(await sizeOf(small.id)).members, (await sizeOf(large.id)).members]).toEqual([30, 5_000]);
  vi.setSystemTime(Date.now() + 60_000);
  expect((await sizeOf(large.id)).members).toBe(5_010);
});

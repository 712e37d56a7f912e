import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startModules } from '../../harness/modules';
import { newcomer } from '../../money/wallet/support';

const gateway = await startModules();
const { ctx } = gateway;
afterAll(() => gateway.close());

const DAY = 86_400_000;
const free = { block: null, depositLeft: null, playLeft: [], realityMinutes: null, isTrial: false };

test('visitors get no status, members their limits and reality check [own.lottery.status]', async () => {
  expect((await gateway.client.lotteryRules({ lottery: 'SSC' })).standing).toBeNull();
  const { client } = await newcomer(gateway);
  const readStatus = async () => (await client.lotteryRules({ lottery: 'SSC' })).standing;
  expect(await readStatus()).toEqual(free);
  await client.setDepositLimit({ period: 'day', limit: '500.00' });
  await client.setRealityCheck({ minutes: 30 });
  expect(await readStatus()).toEqual({ ...free, depositLeft: '500.00', realityMinutes: 30 });
});

test('a pause includes its end, unless matched by another account’s details [own.lottery.status]', async () => {
  const { client, id } = await newcomer(gateway);
  const other = await newcomer(gateway);
  const third = await newcomer(gateway);
  const block = async (of = client) => (await of.lotteryRules({ lottery: 'SSC' })).standing?.block;
  const now = (await ctx.now()).getTime();
  const ends = (ms: number) => new Date(now + ms).toISOString();
  await ctx.db.execute(sql`insert into gaming_pauses (account_id, time_out_until) values (${id}, ${ends(DAY)})`);
  expect(await block()).toEqual({ by: 'timeOut', until: now + DAY });
  await ctx.db.execute(sql`update gaming_pauses set excluded_until = ${ends(2 * DAY)} where account_id = ${id}`);
  expect(await block()).toEqual({ by: 'exclusion', until: now + 2 * DAY });
  expect(await block(third.client)).toBeNull();
  await ctx.db.execute(sql`insert into gaming_pauses (account_id, excluded_until) values (${other.id}, ${ends(DAY)})`);
  await ctx.db.execute(
    sql`insert into exclusion_matches (id, account_id, excluded_id, kind, step, at) values (gen_random_uuid(), ${third.id}, ${other.id}, 'mobile', 'contact', app_now())`,
  );
  expect(await block(third.client)).toEqual({ by: 'details', until: null });
});

test('a free demo is reported as a trial [own.lottery.status]', async () => {
  const { client } = await newcomer(gateway, 1_000n, { type: 4 });
  expect((await client.lotteryRules({ lottery: 'SSC' })).standing).toEqual({ ...free, isTrial: true });
});

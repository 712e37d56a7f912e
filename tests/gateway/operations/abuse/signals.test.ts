import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { post } from '../../../../src/gateway/money/wallet/ledger';
import { closeSignal, look, openSignals } from '../../../../src/gateway/operations/abuse/service';
import { recordFacts } from '../../../../src/gateway/play/bets/service';
import { offerReward } from '../../../../src/gateway/rewards/reward/service';
import { refusal, startForYears } from '../../money/limits/support';
import { lostBet, newcomer } from '../../money/wallet/support';

const gateway = await startForYears();
const { ctx } = gateway;
afterAll(() => gateway.close());

test('lists accounts with shared details once, without consequences, until closed with a finding', async () => {
  const [first, other, apart] = [await newcomer(gateway), await newcomer(gateway), await newcomer(gateway)];
  for (const { id } of [first, other])
    await offerReward(ctx.db, { accountId: id, source: 'offer', key: 'x', money: 100n });
  await ctx.db.execute(sql`insert into account_places (account_id, ip, registered, first_at, last_at)
    select id, '198.51.100.9', true, now(), now() from accounts where id in (${first.id}, ${other.id}, ${apart.id})`);
  await ctx.db.execute(
    sql`update sessions set ip = '198.51.100.9', user_agent = 'One phone' where account_id in (${first.id}, ${other.id}, ${apart.id})`,
  );
  await ctx.db.execute(sql`insert into bank_accounts (id, account_id, kind, provider, holder, number, bound_at, removed_at)
    select gen_random_uuid(), id, 'ewallet', case when id = ${first.id} then 'Nodi Pay' else 'Jonaki Pay' end, 'Rupa', '01719999999', now(), case when id = ${first.id} then now() end from accounts where id in (${first.id}, ${other.id})`);
  // Accounts at different banks may have the same number.
  await ctx.db.execute(sql`insert into bank_accounts (id, account_id, kind, provider, holder, number, bound_at)
    select gen_random_uuid(), id, 'bank', case when id = ${first.id} then 'Meghla Bank' else 'Surma Bank' end, 'Rupa', '1234567890', now()
    from accounts where id in (${first.id}, ${other.id})`);
  for (const [index, { id }] of [first, other].entries())
    await ctx.db.transaction(async (tx) => {
      const won = index === 0 ? 2_000n : 0n;
      const entries = (amount: bigint) => [
        { owner: id, purpose: 'main', amount },
        { owner: null, purpose: 'game', amount: -amount },
      ];
      const bet = await post(tx, { key: crypto.randomUUID(), kind: 'bet', entries: entries(-1_000n) });
      const moves = [{ transaction: 'bet', transfer: bet.id }];
      if (won)
        moves.push({
          transaction: 'win',
          transfer: (await post(tx, { key: crypto.randomUUID(), kind: 'win', entries: entries(won) })).id,
        });
      await recordFacts(tx, [
        { ...lostBet(id, 1_000n, bet.id, await ctx.now()), roundId: 'the same', result: won, moves, at: undefined },
      ]);
    });
  expect(await look(ctx)).toBe(4);
  expect(await look(ctx)).toBe(0);
  const found = await openSignals(ctx);
  expect(found.map(({ kind }) => kind).sort()).toEqual(['address', 'device', 'opposite', 'payout']);
  for (const { user, other: second } of found)
    expect([user, second].sort()).toEqual([first.userName, other.userName].sort());
  expect(found.find(({ kind }) => kind === 'payout')?.reasons).toEqual({ provider: 'Nodi Pay', number: '…9999' });
  expect((await first.client.rewards({})).total).toBe(1);
  const id = String(found[0]?.id);
  await closeSignal(ctx, id, 'admin', 'two sisters');
  await expect(closeSignal(ctx, id, 'admin', 'again')).rejects.toMatchObject(refusal('abuse.unknown', 404));
  expect(await look(ctx)).toBe(0);
  expect(await openSignals(ctx)).toHaveLength(3);
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { accountById } from '../../../src/gateway/account/service';
import { takeTimeOut } from '../../../src/gateway/limits/pauses';
import { claimReward, type Offered, offerReward } from '../../../src/gateway/reward/service';
import { rewards } from '../../../src/gateway/reward/tables';
import { balanceOf } from '../../../src/gateway/wallet/accounts';
import { verifyLedger } from '../../../src/gateway/wallet/service';
import { turnoverLeft } from '../../../src/gateway/wallet/turnover';
import { DAY, refusal, startForYears } from '../limits/support';
import { bet, newcomer } from '../wallet/support';

const gateway = await startForYears();
const { ctx } = gateway;
afterEach(async () => expect((await verifyLedger(ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

/** A player, and something that was made claimable for them. */
async function promised(more: Partial<Offered> = {}) {
  const player = await newcomer(gateway, 0n);
  const id = await offerReward(ctx.db, { accountId: player.id, source: 'offer', key: crypto.randomUUID(), money: 500n, ...more });
  if (!id) throw new Error('a new reward is new');
  return { player, id };
}

test('a reward is made once for what it is given for', async () => {
  const { id } = await newcomer(gateway);
  const one = { accountId: id, source: 'vip', key: 'level:2', money: 100n } as const;
  const made = await Promise.all(Array.from({ length: 20 }, () => offerReward(ctx.db, one)));
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await offerReward(ctx.db, { ...one, source: 'mission' })).not.toBeNull();
});

test('fifty claims of one at once pay it once, and its money is to be staked as often as it says', async () => {
  const { player, id } = await promised({ requirement: 2_500n });
  const claims = await Promise.all(Array.from({ length: 50 }, () => claimReward(ctx, player.id, id)));
  expect(new Set(claims.map(({ transferId }) => transferId)).size).toBe(1);
  expect([await balanceOf(ctx.db, player.id), await turnoverLeft(ctx.db, player.id)]).toEqual([500n, 2_500n]);
  await bet(gateway, player.id, 400n);
  expect(await turnoverLeft(ctx.db, player.id)).toBe(2_100n);
});

test('somebody else’s is unknown, and what is over or was withdrawn is not paid', async () => {
  const { player, id } = await promised();
  const other = await newcomer(gateway);
  await expect(claimReward(ctx, other.id, id)).rejects.toMatchObject(refusal('reward.unknown', 404));
  await ctx.db.update(rewards).set({ claimBy: sql`created_at + interval '1 microsecond'` }).where(eq(rewards.id, id));
  await expect(claimReward(ctx, player.id, id)).rejects.toMatchObject(refusal('reward.over'));
  await ctx.db
    .update(rewards)
    .set({ claimBy: null, withdrawnAt: await ctx.now() })
    .where(eq(rewards.id, id));
  await expect(claimReward(ctx, player.id, id)).rejects.toMatchObject(refusal('reward.over'));
  expect(await balanceOf(ctx.db, player.id)).toBe(0n);
});

test('nobody who takes a break is given one; what was promised is there after it', async () => {
  const { player, id } = await promised({ claimBy: new Date((await ctx.now()).getTime() + 30 * DAY) });
  const account = await accountById(ctx.db, player.id);
  if (!account) throw new Error('a player has an account');
  await takeTimeOut(ctx, account, 24);
  await expect(claimReward(ctx, player.id, id)).rejects.toMatchObject(refusal('reward.barred'));
  await gateway.later(DAY);
  expect((await claimReward(ctx, player.id, id)).claimedAt).not.toBeNull();
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { REWARD_SOURCES } from '../../../../src/contract/rewards/rewards';
import { accountById } from '../../../../src/gateway/identity/account/service';
import { excludePlayer, takeTimeOut } from '../../../../src/gateway/money/limits/pauses';
import { spendableOf } from '../../../../src/gateway/money/wallet/accounts';
import { credit, verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { pointsOf } from '../../../../src/gateway/rewards/points/service';
import { claimReward } from '../../../../src/gateway/rewards/reward/claim';
import { type Offered, offerReward } from '../../../../src/gateway/rewards/reward/service';
import { rewards } from '../../../../src/gateway/rewards/reward/tables';
import { again, DAY, deposit, rejection, startForYears } from '../../money/limits/support';
import { bet, newcomer, openTurnover } from '../../money/wallet/support';

const gateway = await startForYears();
const { ctx } = gateway;
afterEach(async () => expect((await verifyLedger(ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

/** A player with a claimable reward. */
async function promised(more: Partial<Offered> = {}) {
  const player = await newcomer(gateway, 0n);
  const id = await offerReward(ctx.db, {
    accountId: player.id,
    source: 'offer',
    key: crypto.randomUUID(),
    money: 500n,
    ...more,
  });
  if (!id) throw new Error('a new reward is new');
  return { player, id };
}

test('a source and key create one reward', async () => {
  const { id } = await newcomer(gateway);
  const offer = { accountId: id, source: 'vip', key: 'level:2', money: 100n } as const;
  const made = await Promise.all(Array.from({ length: 20 }, () => offerReward(ctx.db, offer)));
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await offerReward(ctx.db, { ...offer, source: 'mission' })).not.toBeNull();
});

test('fifty concurrent claims pay once, with the stated turnover', async () => {
  const { player, id } = await promised({ requirement: 2_500n });
  const claims = await Promise.all(Array.from({ length: 50 }, () => claimReward(ctx, player.id, id)));
  expect(new Set(claims.map(({ transferId }) => transferId)).size).toBe(1);
  expect([await spendableOf(ctx.db, player.id), await openTurnover(ctx.db, player.id)]).toEqual([500n, 2_500n]);
  await credit(ctx, player.id, 400n, `own:${player.id}`);
  await bet(gateway, player.id, 400n);
  expect(await openTurnover(ctx.db, player.id)).toBe(2_100n);
});

const paysOnce = async (source: (typeof REWARD_SOURCES)[number], many: number) => {
  const { player, id } = await promised({ source, points: 40n, requirement: 1_500n });
  const claims = await Promise.allSettled(Array.from({ length: many }, () => player.client.claimReward({ id })));
  expect(new Set(claims.map((offer) => (offer.status === 'fulfilled' ? offer.value.state : offer.reason)))).toEqual(
    new Set(['claimed']),
  );
  const found = [
    await spendableOf(ctx.db, player.id),
    await openTurnover(ctx.db, player.id),
    await pointsOf(ctx.db, player.id),
  ];
  expect(found).toEqual([500n, 1_500n, 40n]);
};
test.each(REWARD_SOURCES)(
  'five concurrent claims of a reward from %s pay money and points once [own.rewards.claim]',
  (source) => paysOnce(source, 5),
);
test.each(REWARD_SOURCES)(
  'fifty concurrent claims of a reward from %s pay money and points once [own.rewards.claim]',
  { tags: ['extended'] },
  (source) => paysOnce(source, 50),
);

test('a self-exclusion frees own money; the bonus stays [own.withdrawal.excluded own.bonus.give-up]', async () => {
  const { player, id } = await promised({ requirement: 2_500n });
  const open = await offerReward(ctx.db, { accountId: player.id, source: 'offer', key: 'another', money: 300n });
  await deposit(gateway, player.id, 100_000n);
  await claimReward(ctx, player.id, id);
  const account = await accountById(ctx.db, player.id);
  if (!account) throw new Error('a player has an account');
  await excludePlayer(ctx, account, 6);
  const client = await again(gateway, player.id);
  // The bonus is neither worked off nor removed: own money stays withdrawable, and the bonus is shown unchanged.
  expect(await client.withdrawalTerms()).toMatchObject({ turnoverRemaining: '0.00' });
  expect((await client.bonuses({})).list).toMatchObject([{ state: 'open', workedOff: '0.00', left: '5.00' }]);
  expect((await client.rewards({})).total).toBe(0);
  await expect(client.claimReward({ id: open ?? '' })).rejects.toMatchObject(rejection('reward.barred'));
  const [bonus] = (await client.bonuses({})).list;
  expect(await client.giveUpBonus({ id: bonus?.id ?? '', left: '5.00' })).toMatchObject({
    state: 'givenUp',
    taken: '5.00',
  });
  expect((await client.balance()).sumBalance).toBe('1000.00');
});

test('rejects claims of other players’, expired and withdrawn rewards', async () => {
  const { player, id } = await promised();
  const other = await newcomer(gateway);
  await expect(claimReward(ctx, other.id, id)).rejects.toMatchObject(rejection('reward.unknown', 404));
  await ctx.db.update(rewards).set({ claimBy: sql`created_at + interval '1 microsecond'` }).where(eq(rewards.id, id));
  await expect(claimReward(ctx, player.id, id)).rejects.toMatchObject(rejection('reward.over'));
  await ctx.db
    .update(rewards)
    .set({ claimBy: null, withdrawnAt: await ctx.now() })
    .where(eq(rewards.id, id));
  await expect(claimReward(ctx, player.id, id)).rejects.toMatchObject(rejection('reward.over'));
  expect(await spendableOf(ctx.db, player.id)).toBe(0n);
});

test('a break blocks claims; the reward is there afterwards', async () => {
  const { player, id } = await promised({ claimBy: new Date((await ctx.now()).getTime() + 30 * DAY) });
  const account = await accountById(ctx.db, player.id);
  if (!account) throw new Error('a player has an account');
  await takeTimeOut(ctx, account, 24);
  await expect(claimReward(ctx, player.id, id)).rejects.toMatchObject(rejection('reward.barred'));
  await gateway.later(DAY);
  expect((await claimReward(ctx, player.id, id)).claimedAt).not.toBeNull();
});

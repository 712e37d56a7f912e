import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accountById } from '../../../../src/gateway/identity/account/service';
import { takeTimeOut } from '../../../../src/gateway/money/limits/pauses';
import { spendableOf } from '../../../../src/gateway/money/wallet/accounts';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { dayAfter, siteDay, siteDayAt } from '../../../../src/gateway/platform/time/site-days';
import { recordFacts } from '../../../../src/gateway/play/bets/service';
import { claimCashback } from '../../../../src/gateway/rewards/cashback/claim';
import { cashbackClaims } from '../../../../src/gateway/rewards/cashback/tables';
import { rewards } from '../../../../src/gateway/rewards/reward/tables';
import { settleLevels } from '../../../../src/gateway/rewards/vip/job';
import { rejection, startForYears } from '../../money/limits/support';
import { key, newcomer, openTurnover } from '../../money/wallet/support';
import { move, play } from '../../play/bets/support';
import { rateOf, smallLevels } from './support';

const gateway = await startForYears();
const { ctx } = gateway;
beforeAll(() => smallLevels(ctx));
afterEach(async () => expect((await verifyLedger(ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

const today = async () => siteDayAt(ctx.config.siteZone, (await ctx.now()).getTime()).day;
async function days(how: number) {
  const until = siteDay(ctx.config.siteZone, dayAfter(await today(), how - 1)).end + 10_000;
  await gateway.later(until - (await ctx.now()).getTime());
  await settleLevels(ctx);
}
/** A player who has staked on a finished day. */
async function staked(stake = 9_000n, category = 'RNG') {
  const player = await newcomer(gateway, 1_000_000n);
  const betAt = await ctx.now();
  const bet = await play(gateway, player.id, stake, { betAt, at: betAt, category });
  await days(1);
  return { ...player, bet };
}
const due = (stake: bigint, level = 0) => (stake * BigInt(rateOf(level, 'RNG'))) / 100_000n;
const wire = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

test('a finished day shows base, rate and deadline [s2.member-centre.cashback own.cashback.reckoned]', async () => {
  const { id, client } = await newcomer(gateway, 1_000_000n);
  const betAt = await ctx.now();
  const day = await today();
  await play(gateway, id, 9_000n, { betAt, at: betAt });
  await play(gateway, id, 1_000n, { betAt, at: betAt, category: 'LIVE', bonusPart: 400n });
  const before = await client.cashback();
  expect([before.list, before.amount]).toEqual([[], '0.00']);
  expect(before.today).not.toBe('0.00');
  await days(1);
  const { list, ...all } = await client.cashback();
  const deadline = siteDay(ctx.config.siteZone, dayAfter(day, 7)).end;
  const line = { day, level: 0, levelName: '', claimed: '0.00', claimBy: deadline };
  expect(list).toEqual([
    {
      ...line,
      category: 'LIVE',
      base: '6.00',
      rate: rateOf(0, 'LIVE'),
      amount: wire((600n * BigInt(rateOf(0, 'LIVE'))) / 100_000n),
    },
    { ...line, category: 'RNG', base: '90.00', rate: rateOf(0, 'RNG'), amount: wire(due(9_000n)) },
  ]);
  expect(all).toMatchObject({ claimBy: deadline, least: '1.00', claimDays: 7, times: 1, today: '0.00' });
});

test('fifty concurrent claims pay once, with one turnover [own.cashback.claimed]', {
  tags: ['extended'],
}, async () => {
  const { id, client } = await staked(20_000n);
  const before = await spendableOf(ctx.db, id);
  const { amount } = await client.cashback();
  const claims = await Promise.allSettled(Array.from({ length: 50 }, () => client.claimCashback({ amount }, key())));
  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await spendableOf(ctx.db, id)).toBe(before + due(20_000n));
  expect(await openTurnover(ctx.db, id)).toBe(due(20_000n));
  expect((await client.cashback()).list).toEqual([]);
  const [claim] = await ctx.db.select().from(cashbackClaims).where(eq(cashbackClaims.accountId, id));
  const [reward] = await ctx.db
    .select()
    .from(rewards)
    .where(and(eq(rewards.accountId, id), eq(rewards.source, 'cashback')));
  expect([claim?.rewardId, reward?.source, reward?.money]).toEqual([reward?.id, 'cashback', due(20_000n)]);
});

test('repeating a claim returns the same response [own.cashback.claimed]', async () => {
  const { id, client } = await staked(20_000n);
  const again = key();
  const { amount } = await client.cashback();
  const all = await Promise.all(Array.from({ length: 20 }, () => client.claimCashback({ amount }, again)));
  expect(new Set(all.map((entry) => entry.amount))).toEqual(new Set([amount]));
  expect(await ctx.db.select().from(cashbackClaims).where(eq(cashbackClaims.accountId, id))).toHaveLength(1);
});

test('a correction changes unclaimed cashback only [own.cashback.reckoned]', async () => {
  const { id, client, bet } = await staked(20_000n);
  const { amount } = await client.cashback();
  const back = async (event: string, validBet: bigint) =>
    recordFacts(ctx.db, [{ ...bet, event, validBet, at: await ctx.now() }]);
  await back('half', 10_000n);
  expect((await client.cashback()).amount).toBe(wire(due(10_000n)));
  await expect(client.claimCashback({ amount }, key())).rejects.toMatchObject({ code: 'cashback.changed' });
  await client.claimCashback({ amount: wire(due(10_000n)) }, key());
  // First less than was claimed, then more: only the excess is claimable.
  await back('less', 5_000n);
  expect((await client.cashback()).amount).toBe('0.00');
  await back('whole', 20_000n);
  const [line] = (await client.cashback()).list;
  expect([line?.amount, line?.claimed]).toEqual([wire(due(20_000n) - due(10_000n)), wire(due(10_000n))]);
  await ctx.db.transaction(async (tx) => {
    const transfer = await move(tx, id, 'bet', 20_000n, await ctx.now());
    const moves = [...bet.moves, { transaction: 'back', transfer }];
    await recordFacts(tx, [{ ...bet, event: 'gone', kind: 'cancelled', validBet: 0n, moves, at: await ctx.now() }]);
  });
  expect((await client.cashback()).amount).toBe('0.00');
});

test('cashback expires, and amounts below the minimum accumulate [own.cashback.claimed]', async () => {
  const little = await staked(3_000n);
  const { amount } = await little.client.cashback();
  await expect(little.client.claimCashback({ amount }, key())).rejects.toMatchObject({ code: 'cashback.least' });
  const betAt = await ctx.now();
  await play(gateway, little.id, 9_000n, { betAt, at: betAt });
  await days(1);
  const both = (await little.client.cashback()).amount;
  expect(both).toBe(wire(due(3_000n) + due(9_000n)));
  await little.client.claimCashback({ amount: both }, key());
  const late = await staked(20_000n);
  await days(6);
  expect((await late.client.cashback()).amount).toBe(wire(due(20_000n)));
  await days(1);
  expect((await late.client.cashback()).list).toEqual([]);
  await expect(late.client.claimCashback({ amount: wire(due(20_000n)) }, key())).rejects.toMatchObject({
    code: 'cashback.changed',
  });
});

test('with the module off, there is no cashback and no claim [s6.flag.manual-rebate]', async () => {
  const { client } = await staked(20_000n);
  const { amount } = await client.cashback();
  await setModule(ctx, 'MANUALREBATE', false);
  expect(await client.cashback()).toMatchObject({ list: [], amount: '0.00', today: '0.00' });
  await expect(client.claimCashback({ amount }, key())).rejects.toMatchObject({ code: 'cashback.off' });
  await setModule(ctx, 'MANUALREBATE', true);
  expect((await client.cashback()).amount).toBe(amount);
});

test('a break hides cashback and rejects claims; it is there afterwards [s6.role.player]', async () => {
  const { id, client } = await staked(20_000n);
  const { amount } = await client.cashback();
  const account = await accountById(ctx.db, id);
  if (!account) throw new Error('a player has an account');
  await takeTimeOut(ctx, account, 24);
  expect(await client.cashback()).toMatchObject({ list: [], amount: '0.00', claimBy: null });
  await expect(client.claimCashback({ amount }, key())).rejects.toMatchObject({ code: 'reward.barred' });
  await days(2);
  await client.claimCashback({ amount }, key());
});

test('claims are immutable and belong to one player', async () => {
  const first = await staked(20_000n);
  const second = await newcomer(gateway, 0n);
  const { amount } = await first.client.cashback();
  expect((await second.client.cashback()).list).toEqual([]);
  await expect(claimCashback(ctx, second.id, 4_000n, 'x')).rejects.toMatchObject(rejection('cashback.changed'));
  await first.client.claimCashback({ amount }, key());
  await expect(ctx.db.execute(sql`delete from cashback_lines where account_id = ${first.id}`)).rejects.toMatchObject({
    cause: { code: 'MD008' },
  });
});

import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { toWire } from '../../../../src/contract/money/money';
import { moveClock } from '../../../../src/gateway/platform/database/clock';
import { claimReward } from '../../../../src/gateway/rewards/reward/claim';
import { offerReward } from '../../../../src/gateway/rewards/reward/service';
import { deposit } from '../limits/support';
import { key } from '../wallet/support';
import { type Act, amountIn, below, codeOf, oneOf, playerOf } from './group';
import { VENDOR } from './players';

export const deposits: Act = async (gateway, group) => {
  const player = playerOf(group);
  const amount = amountIn(group, 100, 30_000);
  await deposit(gateway, player.id, amount);
  player.purse.deposit(amount);
  return 'deposit';
};

/** Grants a bonus; one whose time to claim it has passed pays nothing. */
export const grants: Act = async (gateway, group) => {
  const { ctx } = gateway;
  const player = playerOf(group);
  const { id: accountId, purse } = player;
  const amount = amountIn(group, 1, 20_000);
  const times = BigInt(1 + below(group, 4));
  const excluded = oneOf(group, [[], [], ['RNG'], ['LOTT']]) ?? [];
  const cashoutTimes = oneOf(group, [undefined, undefined, 1, 3]);
  const mostStake = oneOf(group, [undefined, undefined, '50.00', '5.00']);
  const ofDeposit = below(group, 2) === 0;
  const expired = below(group, 8) === 0;
  const rules = {
    ...(excluded.length > 0 && { excluded }),
    ...(cashoutTimes !== undefined && { cashoutTimes }),
    ...(mostStake !== undefined && { mostStake }),
  };
  const rewardId = await offerReward(ctx.db, {
    accountId,
    source: 'offer',
    key: crypto.randomUUID(),
    money: amount,
    requirement: amount * times,
    rules,
    reckoned: ofDeposit ? { deposit: '1.00' } : {},
    claimBy: expired ? new Date((await ctx.now()).getTime() + 1_000) : null,
  });
  if (expired) await moveClock(ctx.db, 2_000);
  const claims = claimReward(ctx, accountId, rewardId ?? '');
  if (expired) {
    await expect(claims).rejects.toMatchObject({ code: 'reward.over' });
    return 'expiry';
  }
  const { transferId } = await claims;
  const { rows } = await ctx.db.execute<{ id: string }>(sql`select id from grants where transfer_id = ${transferId}`);
  const cap = cashoutTimes === undefined ? null : amount * BigInt(cashoutTimes);
  purse.grant(rows[0]?.id ?? '', amount, { left: amount * times, cap, excluded, ofDeposit });
  return 'grant';
};

export const givesUp: Act = async (_gateway, group) => {
  const player = playerOf(group);
  const bonus = oneOf(
    group,
    player.purse.bonuses.filter(({ ending }) => ending === null),
  );
  if (!bonus) return 'none';
  await player.client.giveUpBonus({ id: bonus.id, left: toWire(bonus.held) });
  player.purse.giveUp(bonus.id);
  return 'give-up';
};

export const transfers: Act = async (_gateway, group) => {
  const player = playerOf(group);
  const { own } = player.purse.state();
  const back = player.vendor > 0n && below(group, 2) === 0;
  const most = back ? player.vendor : own;
  const share = oneOf(group, [10n, 60n, 100n, 110n]) ?? 1n;
  const amount = (most * share) / 100n;
  if (amount === 0n) return 'none';
  const [from, to] = back ? [VENDOR, 'main'] : ['main', VENDOR];
  const sent = player.client.walletTransfer({ from, to, amount: toWire(amount) }, key());
  if (amount > most) {
    await expect(sent).rejects.toMatchObject({ code: 'ledger.insufficient' });
    return 'refused';
  }
  await sent;
  player.purse.moveOwn(back ? amount : -amount);
  player.vendor += back ? -amount : amount;
  return back ? 'transfer back' : 'transfer';
};

/** A withdrawal of 500.00, which ends the bonuses of deposits. */
export const withdraws: Act = async (_gateway, group) => {
  const player = playerOf(group);
  const { own, due } = player.purse.state();
  try {
    await player.withdraw('500.00');
    expect([own >= 50_000n, due]).toEqual([true, 0n]);
    player.purse.payOut(50_000n);
    return 'withdrawal';
  } catch (error) {
    expect(codeOf(error)).toMatch(/^(withdrawal|ledger|limits)\./);
    return 'refused';
  }
};

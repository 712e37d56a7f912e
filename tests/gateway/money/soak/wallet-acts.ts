import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { toWire } from '../../../../src/contract/money/money';
import { moveClock } from '../../../../src/gateway/platform/database/clock';
import { expireBonuses } from '../../../../src/gateway/rewards/offer/expiry';
import { claimReward } from '../../../../src/gateway/rewards/reward/claim';
import { offerReward } from '../../../../src/gateway/rewards/reward/service';
import { atTheLab } from '../../play/studio/support';
import { HOUR } from '../limits/support';
import { key } from '../wallet/support';
import { type Act, amountIn, below, oneOf, playerOf } from './group';
import { type Player, VENDOR } from './players';

const DAY = 86_400_000;

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
  const withBonus = below(group, 2) === 0;
  const of = withBonus ? oneOf(group, player.deposits.filter(canHaveBonus)) : undefined;
  const workDays = oneOf(group, [undefined, undefined, 1, 2]);
  const expired = below(group, 8) === 0;
  const rules = {
    ...(excluded.length > 0 && { excluded }),
    ...(cashoutTimes !== undefined && { cashoutTimes }),
    ...(mostStake !== undefined && { mostStake }),
    ...(workDays !== undefined && { workDays }),
  };
  const rewardId = await offerReward(ctx.db, {
    accountId,
    source: 'offer',
    key: crypto.randomUUID(),
    money: amount,
    requirement: amount * times,
    rules,
    reckoned: withBonus ? { deposit: '1.00', ...(of && { depositId: of.id }) } : {},
    claimBy: expired ? new Date((await ctx.now()).getTime() + 1_000) : null,
  });
  if (expired) await moveClock(ctx.db, 2_000);
  const claims = claimReward(ctx, accountId, rewardId ?? '');
  if (expired) {
    await expect(claims).rejects.toMatchObject({ code: 'reward.over' });
    return 'expiry';
  }
  const { transferId } = await claims;
  if (of) of.hasBonus = true;
  const { rows } = await ctx.db.execute<{ id: string; expires: number | null; created: number }>(sql`
    select id, epoch_ms(expires_at)::float8 as expires, epoch_ms(created_at)::float8 as created
      from grants where transfer_id = ${transferId}`);
  const { id = '', expires: expiresAt = null, created = 0 } = rows[0] ?? {};
  expect(expiresAt).toBe(workDays === undefined ? null : created + workDays * DAY);
  const cap = cashoutTimes === undefined ? null : amount * BigInt(cashoutTimes);
  const depositId = of?.id ?? null;
  purse.grant(id, amount, { left: amount * times, cap, excluded, ofDeposit: withBonus, depositId, expiresAt });
  return 'grant';
};
const canHaveBonus = ({ amount, reversed, hasBonus }: Player['deposits'][number]) => !hasBonus && reversed < amount;

/** Lets hours pass; bonuses whose time is over end, unless a bet keeps them open. */
export const expires: Act = async (gateway, group) => {
  await moveClock(gateway.ctx.db, (1 + below(group, 30)) * HOUR);
  if (group.issue) group.closed.push(group.issue);
  group.issue = null;
  for (const player of group.players) player.send = (await atTheLab(gateway, player.id)).send;
  await expireBonuses(gateway.ctx);
  const now = (await gateway.ctx.now()).getTime();
  const ended = group.players.reduce((sum, { purse }) => sum + purse.expire(now), 0);
  return ended > 0 ? 'bonus expired' : 'time';
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

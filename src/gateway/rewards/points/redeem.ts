import { and, eq, gte, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { GATEWAY_SETTINGS, type Value } from '../../../contract';
import { lockAccount } from '../../identity';
import { moveKey, post, provePayment, rejectRewards, transferKey } from '../../money';
import { ApiError, type Caller, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import { start } from '../../platform/lifecycle/service';
import { storeAddress } from './deliveries';
import { redemptionLifecycle } from './lifecycle';
import { goneRejection } from './operators';
import { readPointBalance, renderRedemption } from './read';
import { holdPoints, POINTS, POINTS_HELD } from './service';
import { checkPoints, findByKey, type Redeemed } from './spend';
import { pointGoods } from './tables';

const { mostAtOnce, playedDays } = GATEWAY_SETTINGS.points;

/**
 * Redeems points for items, with the payment password (s7.points.redeem, own.points.redeemed): holds the points and
 * reserves the items until an operator decides. Idempotent per key. Items delivered by courier need an address
 * (own.points.delivery). Throws `points.quantity`, `points.unknown`, `points.played`, `points.gone`, `points.address`,
 * `points.insufficient`, `reward.barred` or an error of the payment password. The player is notified of the decision
 * (lifecycle.ts).
 */
export async function redeem(
  ctx: ModuleContext,
  accountId: string,
  { good, quantity, deliverTo, paymentPassword }: Input<'redeemPoints'>,
  caller: Caller,
): Promise<Value<'redeemPoints'>> {
  if (quantity > mostAtOnce) throw new ApiError(422, 'points.quantity', { params: { most: mostAtOnce } });
  const key = moveKey(caller, 'redeem');
  const isSame = (row: Redeemed) => row.good === good && row.quantity === quantity;
  const request = { accountId, key, isSame };
  const earlier = await findByKey(ctx.db, request);
  if (!earlier) {
    await rejectRewards(ctx.db, accountId);
    // Outside the transaction: comparing a password is slow and must not hold a connection.
    await provePayment(ctx, accountId, paymentPassword);
  }
  const store = async (tx: Tx, within: ModuleContext) => {
    await lockAccount(tx, accountId);
    await holdPoints(tx, accountId);
    const concurrent = await findByKey(tx, request);
    if (concurrent) return concurrent;
    await rejectRewards(tx, accountId);
    const item = await takeFromStock(tx, { accountId, good, quantity, at: await within.now() });
    const address = item.delivery === 'courier' ? deliverTo : null;
    if (address === undefined) throw new ApiError(422, 'points.address');
    const points = item.points * BigInt(quantity);
    await checkPoints(tx, accountId, points);
    const hold = await post(tx, {
      key: transferKey('points', key),
      kind: 'pointsRedeemed',
      mode: 'pending',
      entries: [
        { owner: accountId, purpose: POINTS, amount: -points },
        { owner: accountId, purpose: POINTS_HELD, amount: points },
      ],
    });
    const type = 'goods' as const;
    const applied = { accountId, key, type, good, quantity, points, amount: 0n, transferId: hold.id };
    const { subject } = await start(within, redemptionLifecycle, { id: v7(), input: undefined, note: { applied } });
    if (address) await storeAddress(within, subject.id, address);
    return subject;
  };
  const row = earlier ?? (await transact(ctx, store));
  return {
    redemption: await renderRedemption(ctx, row, caller.language),
    balance: await readPointBalance(ctx.db, accountId),
  };
}

type StockRequest = { accountId: string; good: string; quantity: number; at: Date };

/** Takes items out of the stock, if there are enough and the player has met their required play. */
async function takeFromStock(tx: Tx, { accountId, good: code, quantity, at }: StockRequest) {
  const isVisible = and(eq(pointGoods.code, code), eq(pointGoods.hidden, false));
  const [good] = await tx.select().from(pointGoods).where(isVisible);
  if (!good) throw new ApiError(404, 'points.unknown');
  if ((await recentlyPlayed(tx, accountId, at)) < good.amount)
    throw new ApiError(422, 'points.played', { params: { amount: good.amount, days: playedDays } });
  const isEnough = and(eq(pointGoods.code, code), gte(pointGoods.available, quantity));
  const { rowCount } = await tx
    .update(pointGoods)
    .set({ available: sql`available - ${quantity}` })
    .where(isEnough);
  if (rowCount !== 1) throw await goneRejection(tx, code);
  return good;
}

const playedRow = v.object({ played: v.string() });

/** Returns the valid bets of the last days, minor units. */
async function recentlyPlayed(tx: Tx, accountId: string, at: Date): Promise<bigint> {
  const since = new Date(at.getTime() - playedDays * 86_400_000);
  const { played } = await queryRow(
    tx,
    playedRow,
    sql`select coalesce(sum(valid_bet), 0)::text as played from member_hourly
      where account_id = ${accountId} and hour >= ${since}`,
  );
  return BigInt(played);
}

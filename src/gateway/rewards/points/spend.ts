import { and, eq, gte, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { GATEWAY_SETTINGS, type Value } from '../../../contract';
import { fromWire, toWire } from '../../../contract/money/money';
import { lockAccount } from '../../identity';
import { MAIN, moveKey, oweForBonus, post, provePayment, refuseRewards, transferKey } from '../../money';
import { ApiError, type Caller, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import { start } from '../../platform/lifecycle/service';
import { periodAt } from '../../platform/time/periods';
import { storeAddress } from './deliveries';
import { redemptionLifecycle } from './lifecycle';
import { goneRefusal } from './operators';
import { balanceShown, redemptionShown } from './read';
import { CONVERTED, holdPoints, POINTS, POINTS_HELD, pointsOf } from './service';
import { pointGoods, redemptions } from './tables';

const { convert, mostAtOnce, playedDays } = GATEWAY_SETTINGS.points;
/** What pays for points: an account of the house. */
const HOUSE = 'promotions';
type Row = typeof redemptions.$inferSelect;
type Spent = { row: Row; done: boolean };

/**
 * Redeems points for a thing, with the payment password (s7.points.redeem, own.points.redeemed): its points are held and the thing set aside, until an operator decides. The
 * same key again gives the first answer. An item that a courier brings needs an address (own.points.delivery). Refuses with `points.quantity`,
 * `points.unknown`, `points.address`, `points.played`, `points.gone`, `points.insufficient`, `reward.barred`, or for the payment password.
 */
export async function redeem(
  ctx: ModuleContext,
  accountId: string,
  { good, quantity, deliverTo, paymentPassword }: Input<'redeemPoints'>,
  caller: Caller,
): Promise<Value<'redeemPoints'>> {
  if (quantity > mostAtOnce) throw new ApiError(422, 'points.quantity', { params: { most: mostAtOnce } });
  const is = (row: Row) => row.good === good && row.quantity === quantity;
  const { row } = await once(
    ctx,
    accountId,
    { key: moveKey(caller, 'redeem'), is, paymentPassword },
    async (tx, within, key) => {
      const thing = await setAside(tx, accountId, good, quantity, await within.now());
      if (thing.delivery === 'courier' && !deliverTo) throw new ApiError(422, 'points.address');
      const points = thing.points * BigInt(quantity);
      await refuseWithout(tx, accountId, points);
      const entries = [
        { owner: accountId, purpose: POINTS, amount: -points },
        { owner: accountId, purpose: POINTS_HELD, amount: points },
      ];
      const { id: transferId } = await post(tx, {
        key: transferKey('points', key),
        kind: 'pointsRedeemed',
        mode: 'pending',
        entries,
      });
      const applied = { accountId, key, type: 'goods' as const, good, quantity, points, amount: 0n, transferId };
      const { subject: row } = await start(within, redemptionLifecycle, {
        id: v7(),
        input: undefined,
        note: { applied },
      });
      if (thing.delivery === 'courier' && deliverTo) await storeAddress(within, row.id, deliverTo);
      return row;
    },
  );
  return {
    redemption: await redemptionShown(ctx, row, caller.language),
    balance: await balanceShown(ctx.db, accountId),
  };
}

/**
 * Turns points into money, with the payment password (s7.points.convert, own.points.converted): at once, and the money is to be staked before it leaves. The same key again
 * gives the first answer. Refuses with `points.ratio`, `points.least`, `points.mostADay`, `points.insufficient`, `reward.barred`, or for the password.
 */
export async function convertToMoney(
  ctx: ModuleContext,
  accountId: string,
  { points: asked, paymentPassword }: Input<'convertPoints'>,
  caller: Caller,
): Promise<Value<'convertPoints'>> {
  const { ratio, least, mostADay, turnover } = convert;
  if (asked < least) throw new ApiError(422, 'points.least', { params: { least } });
  if (asked % ratio !== 0) throw new ApiError(422, 'points.ratio', { params: { ratio } });
  const points = BigInt(asked);
  const amount = (points / BigInt(ratio)) * fromWire('1.00');
  const toStake = amount * BigInt(turnover);
  const is = (row: Row) => row.type === 'money' && row.points === points;
  const { row } = await once(
    ctx,
    accountId,
    { key: moveKey(caller, 'convert'), is, paymentPassword },
    async (tx, within, key) => {
      const at = await within.now();
      const left = BigInt(mostADay) - (await convertedToday(within, accountId, at));
      // What there is bounds it where that is less.
      if (points > left && (await pointsOf(tx, accountId)) >= left)
        throw new ApiError(422, 'points.mostADay', { params: { most: mostADay, left: Number(left) } });
      await refuseWithout(tx, accountId, points);
      const gone = [
        { owner: accountId, purpose: POINTS, amount: -points },
        { owner: null, purpose: CONVERTED, amount: points },
      ];
      const come = [
        { owner: null, purpose: HOUSE, amount: -amount },
        { owner: accountId, purpose: MAIN, amount },
      ];
      const { id: transferId } = await post(tx, {
        key: transferKey('points', key),
        kind: 'pointsConverted',
        entries: gone,
      });
      const { id: moneyTransferId } = await post(tx, {
        key: transferKey('points', key, 'money'),
        kind: 'bonus',
        entries: come,
      });
      await oweForBonus(tx, accountId, { amount, owed: toStake, transferId: moneyTransferId, rules: {} });
      const times = { at, decidedAt: at, state: 'approved' as const };
      const values = {
        id: v7(),
        accountId,
        key,
        type: 'money' as const,
        quantity: 1,
        points,
        amount,
        transferId,
        moneyTransferId,
        ...times,
      };
      const [made] = await tx.insert(redemptions).values(values).returning();
      if (!made) throw new Error('a conversion without a row');
      return made;
    },
  );
  const balance = await balanceShown(ctx.db, accountId);
  return { redemption: await redemptionShown(ctx, row, caller.language), balance, toStake: toWire(toStake) };
}

type Once = { key: string; is(row: Row): boolean; paymentPassword: string };

/** Spends points once for a key, by one call of a player after the other; the payment password is asked for before that, and not for an answer again. */
async function once(
  ctx: ModuleContext,
  accountId: string,
  { key, is, paymentPassword }: Once,
  spend: (tx: Tx, within: ModuleContext, key: string) => Promise<Row>,
): Promise<Spent> {
  const before = await spentBy(ctx.db, accountId, key, is);
  if (before) return { row: before, done: false };
  await refuseRewards(ctx.db, accountId);
  await provePayment(ctx, accountId, paymentPassword);
  return transact(ctx, async (tx, within) => {
    await lockAccount(tx, accountId);
    await holdPoints(tx, accountId);
    const meanwhile = await spentBy(tx, accountId, key, is);
    if (meanwhile) return { row: meanwhile, done: false };
    await refuseRewards(tx, accountId);
    return { row: await spend(tx, within, key), done: true };
  });
}

/** What was spent under a key. Something else under it is refused with `ledger.keyReused`. */
async function spentBy(tx: Tx, accountId: string, key: string, is: Once['is']): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(redemptions)
    .where(and(eq(redemptions.accountId, accountId), eq(redemptions.key, key)));
  if (row && !is(row)) throw new ApiError(409, 'ledger.keyReused');
  return row;
}

async function refuseWithout(tx: Tx, accountId: string, points: bigint): Promise<void> {
  const available = Number(await pointsOf(tx, accountId));
  if (available < points)
    throw new ApiError(422, 'points.insufficient', { owner: accountId, params: { available }, value: { available } });
}

/** Takes so many of a thing from the stock, where there are as many and the player has played what it asks for. */
async function setAside(tx: Tx, accountId: string, code: string, quantity: number, now: Date) {
  const [good] = await tx
    .select()
    .from(pointGoods)
    .where(and(eq(pointGoods.code, code), eq(pointGoods.hidden, false)));
  if (!good) throw new ApiError(404, 'points.unknown');
  if ((await playedLately(tx, accountId, now)) < good.amount)
    throw new ApiError(422, 'points.played', { params: { amount: good.amount, days: playedDays } });
  const isThere = and(eq(pointGoods.code, code), gte(pointGoods.available, quantity));
  const { rowCount } = await tx
    .update(pointGoods)
    .set({ available: sql`available - ${quantity}` })
    .where(isThere);
  if (rowCount !== 1) throw await goneRefusal(tx, code);
  return good;
}

const playedLatelyRow = v.object({ played: v.string() });

/** Valid bets of the last days, minor units. */
async function playedLately(tx: Tx, accountId: string, now: Date): Promise<bigint> {
  const since = new Date(now.getTime() - playedDays * 86_400_000);
  const asked = sql`select coalesce(sum(valid_bet), 0)::text as played from member_hourly where account_id = ${accountId} and hour >= ${since}`;
  return BigInt((await queryRow(tx, playedLatelyRow, asked)).played);
}

/** What became money in the site's day. */
async function convertedToday({ db, config }: ModuleContext, accountId: string, at: Date): Promise<bigint> {
  const since = new Date(periodAt('D', at.getTime(), config.siteZone).start);
  const today = and(eq(redemptions.accountId, accountId), eq(redemptions.type, 'money'), gte(redemptions.at, since));
  const [row] = await db
    .select({ points: sql<string>`coalesce(sum(${redemptions.points}), 0)::text` })
    .from(redemptions)
    .where(today);
  return BigInt(row?.points ?? 0);
}

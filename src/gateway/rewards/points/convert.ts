import { and, eq, gte, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { GATEWAY_SETTINGS, type Value } from '../../../contract';
import { fromWire, toWire } from '../../../contract/money/money';
import { lockAccount } from '../../identity';
import { moveKey, openGrant, post, provePayment, rejectRewards, transferKey } from '../../money';
import { ApiError, type Caller, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { periodAt } from '../../platform/time/periods';
import { readPointBalance, renderRedemption } from './read';
import { CONVERTED, holdPoints, POINTS, pointsOf } from './service';
import { checkPoints, findByKey, type Redeemed } from './spend';
import { redemptions } from './tables';

const { ratio, least, mostADay, turnover } = GATEWAY_SETTINGS.points.convert;
/** House account that pays for points. */
const HOUSE = 'promotions';

/**
 * Converts points to money immediately, with the payment password (s7.points.convert, own.points.converted); the money
 * has a turnover requirement. Idempotent per key. Throws `points.least`, `points.ratio`, `points.mostADay`,
 * `points.insufficient`, `reward.barred` or an error of the payment password. Sends no notification: the player has
 * just converted them.
 */
export async function convertToMoney(
  ctx: ModuleContext,
  accountId: string,
  { points: requested, paymentPassword }: Input<'convertPoints'>,
  caller: Caller,
): Promise<Value<'convertPoints'>> {
  if (requested < least) throw new ApiError(422, 'points.least', { params: { least } });
  if (requested % ratio !== 0) throw new ApiError(422, 'points.ratio', { params: { ratio } });
  const points = BigInt(requested);
  const amount = (points / BigInt(ratio)) * fromWire('1.00');
  const toStake = amount * BigInt(turnover);
  const key = moveKey(caller, 'convert');
  const isSame = (row: Redeemed) => row.type === 'money' && row.points === points;
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
    const at = await within.now();
    await checkDay(within, accountId, points, at);
    await checkPoints(tx, accountId, points);
    const spent = await post(tx, {
      key: transferKey('points', key),
      kind: 'pointsConverted',
      entries: [
        { owner: accountId, purpose: POINTS, amount: -points },
        { owner: null, purpose: CONVERTED, amount: points },
      ],
    });
    const moneyTransferId = await openGrant(tx, accountId, {
      key: transferKey('points', key, 'money'),
      house: HOUSE,
      amount,
      requirement: toStake,
      cap: null,
      ofDeposit: false,
      rules: {},
    });
    const [conversion] = await tx
      .insert(redemptions)
      .values({
        id: v7(),
        accountId,
        key,
        type: 'money',
        quantity: 1,
        points,
        amount,
        transferId: spent.id,
        moneyTransferId,
        state: 'approved',
        at,
        decidedAt: at,
      })
      .returning();
    if (!conversion) throw new Error('the conversion was not stored');
    return conversion;
  };
  const row = earlier ?? (await transact(ctx, store));
  const balance = await readPointBalance(ctx.db, accountId);
  return { redemption: await renderRedemption(ctx, row, caller.language), balance, toStake: toWire(toStake) };
}

/** Throws `points.mostADay` above the day's remaining limit, unless the player has fewer points than that. */
async function checkDay(within: ModuleContext, accountId: string, points: bigint, at: Date): Promise<void> {
  const left = BigInt(mostADay) - (await convertedToday(within, accountId, at));
  if (points > left && (await pointsOf(within.db, accountId)) >= left)
    throw new ApiError(422, 'points.mostADay', { params: { most: mostADay, left: Number(left) } });
}

/** Returns the points converted to money on the site's day. */
async function convertedToday({ db, config }: ModuleContext, accountId: string, at: Date): Promise<bigint> {
  const since = new Date(periodAt('D', at.getTime(), config.siteZone).start);
  const today = and(eq(redemptions.accountId, accountId), eq(redemptions.type, 'money'), gte(redemptions.at, since));
  const [row] = await db
    .select({ points: sql<string>`coalesce(sum(${redemptions.points}), 0)::text` })
    .from(redemptions)
    .where(today);
  return BigInt(row?.points ?? 0);
}

import { asc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { fromWire, toWire } from '../../../contract/money/money';
import { money } from '../../../contract/platform/fields';
import { DELIVERIES, type DeliveryAddress, GOOD_PICTURES } from '../../../contract/rewards/points';
import { accounts } from '../../identity';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { advance } from '../../platform/lifecycle/service';
import { addressOf } from './deliveries';
import { numberOf, redemptionLifecycle } from './lifecycle';
import { pointGoods, redemptions } from './tables';

const words = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** Item of the points mall, as an operator submits it. */
export const goodDefinition = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,39}$/)),
  titleBn: words(80),
  titleEn: words(80),
  textBn: words(400),
  textEn: words(400),
  picture: v.picklist(GOOD_PICTURES),
  points: whole(1, 100_000_000),
  amount: v.optional(money, '0.00'),
  quantity: whole(0, 1_000_000),
  place: v.optional(whole(0, 1_000), 0),
  delivery: v.optional(v.picklist(DELIVERIES), 'courier'),
});
export type GoodDefinition = v.InferOutput<typeof goodDefinition>;

/** Lists all items, including hidden ones. */
export async function goodsListed({ db }: ModuleContext) {
  const rows = await db.select().from(pointGoods).orderBy(asc(pointGoods.place), asc(pointGoods.code));
  return rows.map((row) => ({ ...row, points: Number(row.points), amount: toWire(row.amount) }));
}

/** Adds or replaces an item; the stock of an existing one stays. */
export async function keepGood(
  { db }: Pick<ModuleContext, 'db'>,
  { points, amount, quantity, ...good }: GoodDefinition,
): Promise<void> {
  const now = { ...good, points: BigInt(points), amount: fromWire(amount), hidden: false };
  await db
    .insert(pointGoods)
    .values({ ...now, quantity, available: quantity })
    .onConflictDoUpdate({ target: pointGoods.code, set: now });
}

/** Returns the error for an insufficient stock, with what is left. */
export async function goneRejection(tx: Tx, code: string): Promise<ApiError> {
  const [good] = await tx.select({ left: pointGoods.available }).from(pointGoods).where(eq(pointGoods.code, code));
  return new ApiError(409, 'points.gone', { params: { left: good?.left ?? 0 } });
}

/**
 * Increases or decreases an item's stock; the available stock cannot become negative. Throws `points.unknown` or
 * `points.gone`.
 */
export async function stockGood({ db }: ModuleContext, code: string, change: number): Promise<{ available: number }> {
  const [found] = await db.select({ code: pointGoods.code }).from(pointGoods).where(eq(pointGoods.code, code));
  if (!found) throw new ApiError(404, 'points.unknown');
  const [row] = await db
    .update(pointGoods)
    .set({ quantity: sql`quantity + ${change}`, available: sql`available + ${change}` })
    .where(sql`${eq(pointGoods.code, code)} and available + ${change} >= 0`)
    .returning({ available: pointGoods.available });
  if (!row) throw await goneRejection(db, code);
  return row;
}

/** Hides or shows an item; existing redemptions continue. Throws `points.unknown`. */
export async function hideGood({ db }: ModuleContext, code: string, hidden: boolean): Promise<void> {
  const { rowCount } = await db.update(pointGoods).set({ hidden }).where(eq(pointGoods.code, code));
  if (rowCount !== 1) throw new ApiError(404, 'points.unknown');
}

/**
 * Lists pending redemptions, the oldest first, at most a hundred. `delivery`: the item's current method of delivery.
 */
export async function openRedemptions({ db }: ModuleContext) {
  const rows = await db
    .select({ row: redemptions, user: accounts.userName, delivery: pointGoods.delivery })
    .from(redemptions)
    .innerJoin(accounts, eq(accounts.id, redemptions.accountId))
    .innerJoin(pointGoods, eq(pointGoods.code, redemptions.good))
    .where(eq(redemptions.state, 'inProcess'))
    .orderBy(asc(redemptions.number))
    .limit(100);
  return rows.map(({ row: { at, good, quantity, points, ...row }, user, delivery }) => ({
    number: numberOf(row),
    at,
    user,
    good,
    quantity,
    points: Number(points),
    delivery,
  }));
}

/**
 * Takes the operator's step; the player sees the remark. Throws `redemption.unknown`, `redemption.changed` if `version`
 * is outdated, or `redemption.notPermitted`.
 */
export async function decideRedemption(
  ctx: ModuleContext,
  decision: 'approve' | 'reject',
  number: string,
  { remark, version }: { remark: string; version?: number },
): Promise<void> {
  const id = await idOfNumber(ctx, number);
  const event = { type: decision === 'approve' ? 'ops.approved' : 'ops.rejected' } as const;
  await advance(ctx, redemptionLifecycle, { id, event, version, note: { remark } });
}

/**
 * Returns the delivery address for the operator who ships an item. Throws `redemption.unknown`, or
 * `redemption.noAddress` if there is none or it was deleted (own.points.delivery).
 */
export async function deliveryOf(ctx: ModuleContext, number: string): Promise<DeliveryAddress> {
  const address = await addressOf(ctx, await idOfNumber(ctx, number));
  if (!address) throw new ApiError(404, 'redemption.noAddress');
  return address;
}

/** Returns the id of an item's redemption. Throws `redemption.unknown`. */
async function idOfNumber({ db }: ModuleContext, number: string): Promise<string> {
  const isMeant = sql`${redemptions.number} = ${number.slice(1)}::bigint and ${redemptions.type} = 'goods'`;
  const [row] = await db.select({ id: redemptions.id }).from(redemptions).where(isMeant);
  if (!row) throw new ApiError(404, 'redemption.unknown');
  return row.id;
}

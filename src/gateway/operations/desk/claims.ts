import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import { ApiError, type ModuleContext } from '../../platform/context';
import { operatorClaims } from './tables';

/** Time after which a claim ends by itself, ms. */
const CLAIM_TTL = 10 * 60_000;

/** Item of a queue. */
type Item = Pick<typeof operatorClaims.$inferSelect, 'kind' | 'itemId'>;

const isItem = ({ kind, itemId }: Item) => and(eq(operatorClaims.kind, kind), eq(operatorClaims.itemId, itemId));

/**
 * Claims an item, or renews one's own claim, and returns its end. Of concurrent claims, one succeeds; the others throw
 * `desk.claimed` (`own.desk.claim`).
 */
export async function claimItem(ctx: ModuleContext, item: Item, operator: string): Promise<Date> {
  const now = await ctx.now();
  const expiresAt = new Date(now.getTime() + CLAIM_TTL);
  const { rowCount } = await ctx.db
    .insert(operatorClaims)
    .values({ ...item, operator, expiresAt })
    .onConflictDoUpdate({
      target: [operatorClaims.kind, operatorClaims.itemId],
      set: { operator, expiresAt },
      setWhere: or(eq(operatorClaims.operator, operator), lte(operatorClaims.expiresAt, now)),
    });
  if (!rowCount) throw await claimedByOther(ctx, item);
  return expiresAt;
}

/** Ends one's own claim; another operator's stays. */
export async function releaseItem({ db }: ModuleContext, item: Item, operator: string): Promise<void> {
  await db.delete(operatorClaims).where(and(isItem(item), eq(operatorClaims.operator, operator)));
}

/** Returns the claim of an item that has not ended; undefined without one. */
export async function claimOf({ db }: Pick<ModuleContext, 'db'>, item: Item) {
  const open = and(isItem(item), gt(operatorClaims.expiresAt, sql`app_now()`));
  const [claim] = await db.select().from(operatorClaims).where(open);
  return claim;
}

/** Throws `desk.notClaimed` or `desk.claimed` unless the operator has claimed the item. */
export async function requireClaim(ctx: ModuleContext, item: Item, operator: string): Promise<void> {
  const claim = await claimOf(ctx, item);
  if (!claim) throw new ApiError(409, 'desk.notClaimed');
  if (claim.operator !== operator) throw await claimedByOther(ctx, item);
}

async function claimedByOther(ctx: ModuleContext, item: Item): Promise<ApiError> {
  const by = (await claimOf(ctx, item))?.operator;
  // The claim may have ended in the meantime.
  if (by === undefined) return new ApiError(409, 'desk.notClaimed');
  return new ApiError(409, 'desk.claimed', { params: { operator: by }, value: { by } });
}

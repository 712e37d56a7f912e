import { eq, inArray, sql } from 'drizzle-orm';
import { GATEWAY_SETTINGS } from '../../../contract';
import type { DeliveryAddress } from '../../../contract/rewards/points';
import type { ModuleContext } from '../../platform/context';
import { seal, unseal } from '../../platform/secrets/sealing';
import { redemptionAddresses } from './tables';

/** Purpose of its sealed values. */
export const DELIVERY = 'delivery';
type Address = typeof redemptionAddresses.$inferSelect;

/** Stores the address of a redemption, encrypted and bound to it (own.points.delivery). */
export async function storeAddress(
  within: ModuleContext,
  redemptionId: string,
  { recipient, phone, address }: DeliveryAddress,
): Promise<void> {
  const sealedFields = await seal(within, DELIVERY, redemptionId, JSON.stringify({ recipient, phone, address }));
  await within.db.insert(redemptionAddresses).values({ redemptionId, sealedFields });
}

/** Returns the address of a redemption; null if it has none, or it was deleted. */
export async function addressOf(ctx: ModuleContext, redemptionId: string): Promise<DeliveryAddress | null> {
  const [row] = await ctx.db
    .select()
    .from(redemptionAddresses)
    .where(eq(redemptionAddresses.redemptionId, redemptionId));
  return row ? open(ctx, row) : null;
}

/** Returns the addresses of redemptions by id. */
export async function addressesOf(ctx: ModuleContext, redemptionIds: string[]): Promise<Map<string, DeliveryAddress>> {
  const rows = await ctx.db
    .select()
    .from(redemptionAddresses)
    .where(inArray(redemptionAddresses.redemptionId, redemptionIds));
  return new Map(await Promise.all(rows.map(async (row) => [row.redemptionId, await open(ctx, row)] as const)));
}

const open = async (ctx: ModuleContext, { redemptionId, sealedFields }: Address): Promise<DeliveryAddress> =>
  JSON.parse(await unseal(ctx, DELIVERY, redemptionId, sealedFields));

/**
 * Deletes addresses of rejected redemptions, and of approved ones after some days. A job calls it
 * (own.points.delivery).
 */
export async function purgeAddresses({ db, now }: ModuleContext): Promise<void> {
  const before = new Date((await now()).getTime() - GATEWAY_SETTINGS.points.addressKeptDays * 86_400_000);
  await db.execute(sql`delete from redemption_addresses a using redemptions r
    where r.id = a.redemption_id and (r.state = 'rejected' or r.decided_at < ${before})`);
}

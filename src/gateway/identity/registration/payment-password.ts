import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/context';
import { memberProfiles } from './tables';

/** Returns the payment password's hash, or null if none is set. */
export async function paymentHashOf(tx: Tx, accountId: string): Promise<string | null> {
  const [row] = await tx
    .select({ hash: memberProfiles.paymentPasswordHash })
    .from(memberProfiles)
    .where(eq(memberProfiles.accountId, accountId));
  return row?.hash ?? null;
}

/** Stores the payment password's hash. */
export async function setPaymentHash(tx: Tx, accountId: string, paymentPasswordHash: string): Promise<void> {
  await tx
    .insert(memberProfiles)
    .values({ accountId, paymentPasswordHash, contacts: {}, origin: {} })
    .onConflictDoUpdate({ target: memberProfiles.accountId, set: { paymentPasswordHash } });
}

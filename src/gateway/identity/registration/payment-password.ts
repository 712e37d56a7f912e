import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/context';
import { memberProfiles } from './tables';

/** The payment password's hash, as it was registered or set since; null where there is none. */
export async function paymentHashOf(tx: Tx, accountId: string): Promise<string | null> {
  const [row] = await tx
    .select({ hash: memberProfiles.paymentPasswordHash })
    .from(memberProfiles)
    .where(eq(memberProfiles.accountId, accountId));
  return row?.hash ?? null;
}

/** Keeps it. */
export async function setPaymentHash(tx: Tx, accountId: string, paymentPasswordHash: string): Promise<void> {
  await tx
    .insert(memberProfiles)
    .values({ accountId, paymentPasswordHash, contacts: {}, origin: {} })
    .onConflictDoUpdate({ target: memberProfiles.accountId, set: { paymentPasswordHash } });
}

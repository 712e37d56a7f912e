import { eq } from 'drizzle-orm';
import type { Tx } from '../module-context';
import { memberProfiles } from './tables';

/** The name that the bank account must be in, as it was given; null where none was. */
export async function realNameOf(tx: Tx, accountId: string): Promise<string | null> {
  const [row] = await tx.select({ name: memberProfiles.payeeName }).from(memberProfiles).where(eq(memberProfiles.accountId, accountId));
  return row?.name ?? null;
}

/** Keeps it. */
export async function setRealName(tx: Tx, accountId: string, payeeName: string): Promise<void> {
  await tx
    .insert(memberProfiles)
    .values({ accountId, payeeName, contacts: {}, origin: {} })
    .onConflictDoUpdate({ target: memberProfiles.accountId, set: { payeeName } });
}

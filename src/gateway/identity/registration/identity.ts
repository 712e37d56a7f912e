import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/context';
import { memberProfiles } from './tables';

type Identity = { realName: string | null; idNumber: string | null; contacts: Record<string, string> };

/**
 * Returns identity fields from the registration or later changes: names and numbers, and messaging ids under the
 * registration's field names.
 */
export async function identityOf(tx: Tx, accountId: string): Promise<Identity> {
  const { payeeName: realName, idNumber, contacts } = memberProfiles;
  const [row] = await tx
    .select({ realName, idNumber, contacts })
    .from(memberProfiles)
    .where(eq(memberProfiles.accountId, accountId));
  return row ?? { realName: null, idNumber: null, contacts: {} };
}

/** Stores name and number, null if there is none, and clears the messaging ids, which are now part of the profile. */
export async function keepIdentity(
  tx: Tx,
  accountId: string,
  { realName, idNumber }: Omit<Identity, 'contacts'>,
): Promise<void> {
  const set = { payeeName: realName, idNumber, contacts: {} };
  await tx
    .insert(memberProfiles)
    .values({ accountId, origin: {}, ...set })
    .onConflictDoUpdate({ target: memberProfiles.accountId, set });
}

import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/context';
import { memberProfiles } from './tables';

type Identity = { realName: string | null; idNumber: string | null; contacts: Record<string, string> };

/** What was told at the registration, or is set of it since: names and numbers that are looked up, and messaging ids by the fields of then. */
export async function identityOf(tx: Tx, accountId: string): Promise<Identity> {
  const { payeeName: realName, idNumber, contacts } = memberProfiles;
  const [row] = await tx
    .select({ realName, idNumber, contacts })
    .from(memberProfiles)
    .where(eq(memberProfiles.accountId, accountId));
  return row ?? { realName: null, idNumber: null, contacts: {} };
}

/** Keeps name and number, null where there is none; the messaging ids are kept with the rest of the profile from now on. */
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

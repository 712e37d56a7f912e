import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { personName } from '../../../contract/identity/person-name';
import { ApiError, type Tx } from '../../platform/context';
import { memberProfiles } from './tables';

/** Returns the real name, in which payout accounts must be held, or null. */
export async function realNameOf(tx: Tx, accountId: string): Promise<string | null> {
  const [row] = await tx
    .select({ name: memberProfiles.payeeName })
    .from(memberProfiles)
    .where(eq(memberProfiles.accountId, accountId));
  return row?.name ?? null;
}

/**
 * Parses a typed name for storage. Throws `security.realName` if it cannot be a person's name (s5.message.real-name,
 * `own.name.bengali`).
 */
export function readPersonName(typed: string): string {
  const read = v.safeParse(personName, typed);
  if (!read.success) throw new ApiError(422, 'security.realName');
  return read.output;
}

/** Stores the real name. */
export async function setRealName(tx: Tx, accountId: string, payeeName: string): Promise<void> {
  await tx
    .insert(memberProfiles)
    .values({ accountId, payeeName, contacts: {}, origin: {} })
    .onConflictDoUpdate({ target: memberProfiles.accountId, set: { payeeName } });
}

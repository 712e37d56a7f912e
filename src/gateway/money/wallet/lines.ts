import { asc, eq } from 'drizzle-orm';
import { accounts } from '../../identity';
import type { ModuleContext } from '../../platform/context';
import { verifiedLines } from './tables';

/** Marks an agent's line as verified, or no longer: transfers from the agent then count as paid deposits. */
export async function setVerifiedLine(
  { db, now }: ModuleContext,
  accountId: string,
  { isVerified, operator: verifiedBy }: { isVerified: boolean; operator: string },
): Promise<void> {
  if (!isVerified) await db.delete(verifiedLines).where(eq(verifiedLines.accountId, accountId));
  else
    await db
      .insert(verifiedLines)
      .values({ accountId, verifiedBy, verifiedAt: await now() })
      .onConflictDoNothing();
}

/** Lists the agents whose line is verified, with operator and time. */
export async function listVerifiedLines({ db }: ModuleContext) {
  const rows = await db
    .select({ agent: accounts.userName, by: verifiedLines.verifiedBy, at: verifiedLines.verifiedAt })
    .from(verifiedLines)
    .innerJoin(accounts, eq(accounts.id, verifiedLines.accountId))
    .orderBy(asc(accounts.userName));
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

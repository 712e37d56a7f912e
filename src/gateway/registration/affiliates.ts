import { eq } from 'drizzle-orm';
import type { Input, Kit, Tx } from '../kit';
import { affiliateCodes } from './tables';

/** The agent whose code it is, in capitals or not; a code with a domain counts there only (s7.call.agent-affiliate). */
export async function affiliateOf(tx: Tx, { code = '', domain }: Input<'affiliate'>): Promise<string | null> {
  const [row] = await tx.select().from(affiliateCodes).where(eq(affiliateCodes.code, code.trim().toUpperCase()));
  return row && (row.domain === null || row.domain === domain) ? row.accountId : null;
}

/** Gives an agent a code that newcomers can name. */
export async function giveAffiliateCode(kit: Pick<Kit, 'db'>, accountId: string, code: string): Promise<void> {
  await kit.db.insert(affiliateCodes).values({ code: code.toUpperCase(), accountId });
}

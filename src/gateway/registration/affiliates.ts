import { eq } from 'drizzle-orm';
import type { Input, ModuleContext, Tx } from '../module-context';
import { affiliateCodes } from './tables';

/** The agent whose code it is, in capitals or not; a code with a domain counts there only (s7.call.agent-affiliate). */
export async function affiliateOf(tx: Tx, { code = '', domain }: Input<'affiliate'>): Promise<string | null> {
  const [row] = await tx.select().from(affiliateCodes).where(eq(affiliateCodes.code, code.trim().toUpperCase()));
  return row && (row.domain === null || row.domain === domain) ? row.accountId : null;
}

/** Gives an agent a code that newcomers can name. */
export async function giveAffiliateCode(ctx: Pick<ModuleContext, 'db'>, accountId: string, code: string): Promise<void> {
  await ctx.db.insert(affiliateCodes).values({ code: code.toUpperCase(), accountId });
}

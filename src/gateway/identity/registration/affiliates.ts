import { randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { SETTINGS } from '../../../contract';
import type { LinkRates } from '../../../contract/agents/team';
import type { Input, ModuleContext, Tx } from '../../platform/context';
import { affiliateCodes } from './tables';

/** Affiliate link: the upline of its newcomers and their account type. */
export type Link = { code: string; uplineId: string; type: number; rates: LinkRates };

/**
 * Returns the link of a code, ignoring case. A code with a domain is valid only there, a closed one nowhere
 * (s7.call.agent-affiliate).
 */
export async function affiliateOf(tx: Tx, { code = '', domain }: Input<'affiliate'>): Promise<Link | null> {
  const isOpen = and(eq(affiliateCodes.code, code.trim().toUpperCase()), isNull(affiliateCodes.closedAt));
  const [row] = await tx.select().from(affiliateCodes).where(isOpen);
  if (!row || (row.domain !== null && row.domain !== domain)) return null;
  return {
    code: row.code,
    uplineId: row.accountId,
    type: row.joins === 1 ? SETTINGS.agentTypes[0] : 0,
    rates: row.rates,
  };
}

/** Creates a code with which an agent invites newcomers. */
export async function giveAffiliateCode(
  ctx: Pick<ModuleContext, 'db'>,
  accountId: string,
  code = newCode(),
): Promise<void> {
  await ctx.db.insert(affiliateCodes).values({ code: code.toUpperCase(), accountId });
}

/** Returns the code that an agent hands out, or null; prefers the oldest code that is valid on every domain. */
export async function codeOf(tx: Tx, accountId: string): Promise<string | null> {
  const [row] = await tx
    .select()
    .from(affiliateCodes)
    .where(and(eq(affiliateCodes.accountId, accountId), eq(affiliateCodes.joins, 0), isNull(affiliateCodes.closedAt)))
    .orderBy(sql`${affiliateCodes.domain} nulls first`, affiliateCodes.madeAt, affiliateCodes.code)
    .limit(1);
  return row?.code ?? null;
}

/** Unambiguous letters that spell no words: no vowels. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 8;
export const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

import { randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { SETTINGS } from '../../../contract';
import type { LinkRates } from '../../../contract/agents/team';
import type { Input, ModuleContext, Tx } from '../../platform/context';
import { affiliateCodes } from './tables';

/** Under whom a code brings somebody, and as what account type. */
export type Link = { code: string; uplineId: string; type: number; rates: LinkRates };

/** The agent whose code it is, in capitals or not; a code with a domain counts there only, one that was closed nowhere (s7.call.agent-affiliate). */
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

/** Gives an agent a code that newcomers can name. */
export async function giveAffiliateCode(
  ctx: Pick<ModuleContext, 'db'>,
  accountId: string,
  code = newCode(),
): Promise<void> {
  await ctx.db.insert(affiliateCodes).values({ code: code.toUpperCase(), accountId });
}

/** The code that an agent gives to newcomers, null where there is none; one that counts everywhere and was there first comes first. */
export async function codeOf(tx: Tx, accountId: string): Promise<string | null> {
  const [row] = await tx
    .select()
    .from(affiliateCodes)
    .where(and(eq(affiliateCodes.accountId, accountId), eq(affiliateCodes.joins, 0), isNull(affiliateCodes.closedAt)))
    .orderBy(sql`${affiliateCodes.domain} nulls first`, affiliateCodes.madeAt, affiliateCodes.code)
    .limit(1);
  return row?.code ?? null;
}

/** Letters that nobody takes for another, and that spell nothing: no vowels. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 8;
export const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

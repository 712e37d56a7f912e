import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { SETTINGS, type Value } from '../../../contract';
import type { LinkRates } from '../../../contract/agents/team';
import { type Account, affiliateCodes, lockAccount, newCode } from '../../identity';
import { ApiError, type Input, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';

declare module '../../platform/context' {
  interface Ports {
    /** Throws `contract.off` or `contract.above` for rates of a link that its agent cannot offer. */
    checkLinkRates: (tx: Tx, agentId: string, rates: LinkRates) => Promise<void>;
  }
}

type Agent = Pick<Account, 'id'>;
const { linksMost: most } = SETTINGS.team;
const isOpen = (agentId: string) => and(eq(affiliateCodes.accountId, agentId), isNull(affiliateCodes.closedAt));
const joined = sql<number>`(select count(*)::int from member_profiles p where p.link = ${affiliateCodes}.code)`;

/** Lists an agent's open links, the newest first, each with its number of newcomers. */
export async function linksOf({ db }: ModuleContext, { id }: Agent): Promise<Value<'teamLinks'>> {
  const { code, joins, note, rates, madeAt } = affiliateCodes;
  const rows = await db
    .select({ code, joins, note, rates, madeAt, joined })
    .from(affiliateCodes)
    .where(isOpen(id))
    .orderBy(desc(madeAt), code);
  return { list: rows.map(linkView), most };
}

/**
 * Creates a link whose newcomers join the agent's team. Throws `team.linksMost`, and `contract.above` for rates above
 * the agent's own.
 */
export async function makeLink(
  ctx: ModuleContext,
  { id }: Agent,
  { kind, note, rates }: Input<'makeTeamLink'>,
): Promise<Value<'makeTeamLink'>> {
  return transact(ctx, async (tx, { now }) => {
    await lockAccount(tx, id);
    if ((await tx.$count(affiliateCodes, isOpen(id))) >= most)
      throw new ApiError(409, 'team.linksMost', { params: { most } });
    await ctx.ports.checkLinkRates(tx, id, rates);
    const made = { code: newCode(), joins: kind === 'agent' ? 1 : 0, note, rates, madeAt: await now() };
    await tx.insert(affiliateCodes).values({ ...made, accountId: id });
    return linkView({ ...made, joined: 0 });
  });
}

/** Closes a link permanently; its newcomers stay. Throws `team.linkUnknown`. */
export async function closeLink(ctx: ModuleContext, { id }: Agent, { code }: Input<'closeTeamLink'>): Promise<void> {
  const isMeant = and(isOpen(id), eq(affiliateCodes.code, code.trim().toUpperCase()));
  const { rowCount } = await ctx.db
    .update(affiliateCodes)
    .set({ closedAt: await ctx.now() })
    .where(isMeant);
  if (!rowCount) throw new ApiError(404, 'team.linkUnknown');
}

/** Closes all open links of an agent who becomes a member. */
export async function closeLinks({ db, now }: ModuleContext, agentId: string): Promise<void> {
  await db
    .update(affiliateCodes)
    .set({ closedAt: await now() })
    .where(isOpen(agentId));
}

type Row = { code: string; joins: number; note: string; rates: LinkRates; madeAt: Date; joined: number };
const linkView = ({ joins, madeAt, ...link }: Row): Value<'makeTeamLink'> => ({
  ...link,
  kind: joins === 1 ? 'agent' : 'member',
  madeAt: madeAt.getTime(),
});

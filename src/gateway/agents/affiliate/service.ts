import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { AffiliateStatus } from '../../../contract/agents/affiliate-endpoints';
import { type Account, accounts, codeOf, isAgent, lockAccount } from '../../identity';
import { ApiError, type Input, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { advance, start } from '../../platform/lifecycle/service';
import { lifecycles } from '../../platform/lifecycle/tables';
import { dayIn } from '../../platform/time/zone';
import { affiliateLifecycle, numberOf } from './lifecycle';
import { affiliateApplications } from './tables';

/** Returns the account's status in the agent programme, from its last application and its type. */
export async function readAffiliateStatus(
  { db, config }: ModuleContext,
  { id, type }: Pick<Account, 'id' | 'type'>,
): Promise<AffiliateStatus> {
  const ofIts = eq(affiliateApplications.accountId, id);
  const [row] = await db
    .select()
    .from(affiliateApplications)
    .where(ofIts)
    .orderBy(desc(affiliateApplications.number))
    .limit(1);
  const application = row && {
    number: numberOf(row),
    state: row.state,
    date: dayIn(config.siteZone)(row.at),
    reason: row.reason,
  };
  return {
    isAgent: isAgent({ type }),
    code: isAgent({ type }) ? await codeOf(db, id) : null,
    application: application ?? null,
  };
}

/**
 * Stores an application and returns its number. Throws `application.open` or `application.agent`
 * (own.affiliate.states).
 */
export async function apply(
  ctx: ModuleContext,
  { id: accountId, type }: Account,
  applicationInput: Input<'applyAsAffiliate'>,
): Promise<string> {
  if (isAgent({ type })) throw new ApiError(409, 'application.agent');
  return transact(ctx, async (tx, within) => {
    await lockAccount(tx, accountId);
    const isOpen = and(eq(affiliateApplications.accountId, accountId), isNull(affiliateApplications.decidedAt));
    const [open] = await tx.select({ id: affiliateApplications.id }).from(affiliateApplications).where(isOpen);
    if (open) throw new ApiError(409, 'application.open');
    const { subject } = await start(within, affiliateLifecycle, {
      id: v7(),
      input: undefined,
      note: { applied: { accountId, ...applicationInput } },
    });
    return numberOf(subject.row);
  });
}

/** Lists undecided applications, the oldest first, at most a hundred. */
export async function openApplications({ db }: ModuleContext) {
  const { number, at, state, channel, place, plan } = affiliateApplications;
  const rows = await db
    .select({ number, at, user: accounts.userName, state, channel, place, plan })
    .from(affiliateApplications)
    .innerJoin(accounts, eq(accounts.id, affiliateApplications.accountId))
    .where(isNull(affiliateApplications.decidedAt))
    .orderBy(asc(number))
    .limit(100);
  return rows.map((row) => ({ ...row, number: numberOf(row) }));
}

/** Operators' decisions, as lifecycle events. */
const DECISION_EVENTS = { review: 'ops.reviewed', approve: 'ops.approved', reject: 'ops.rejected' } as const;

/**
 * Takes the operator's step; a rejected applicant sees the reason. Throws `application.unknown`,
 * `application.changed` if `version` is outdated, or `application.notPermitted`.
 */
export async function decide(
  ctx: ModuleContext,
  operatorDecision: keyof typeof DECISION_EVENTS,
  number: string,
  { version, ...note }: { reason: string; version?: number },
): Promise<void> {
  const isMeant = sql`${affiliateApplications.number} = ${number.slice(1)}::bigint`;
  const [row] = await ctx.db.select({ id: affiliateApplications.id }).from(affiliateApplications).where(isMeant);
  if (!row) throw new ApiError(404, 'application.unknown');
  await advance(ctx, affiliateLifecycle, {
    id: row.id,
    event: { type: DECISION_EVENTS[operatorDecision] },
    version,
    note,
  });
}

/** Deletes applications and their lifecycles a year after the decision. */
export async function purgeApplications(ctx: ModuleContext): Promise<void> {
  await transact(ctx, async (tx) => {
    const isOver = sql`${affiliateApplications.decidedAt} < app_now() - interval '365 days'`;
    const gone = await tx.delete(affiliateApplications).where(isOver).returning({ id: affiliateApplications.id });
    for (const { id } of gone) await tx.delete(lifecycles).where(eq(lifecycles.id, id));
  });
}

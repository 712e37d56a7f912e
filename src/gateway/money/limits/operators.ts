import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '../../identity';
import { ApiError, type ModuleContext } from '../../platform/context';
import { exclusionMatches, gamingPauses } from './tables';

/** Dismisses a match as a different person. Throws `exclusion.unknown`. */
export async function dismissExclusion({ db, now }: ModuleContext, id: string): Promise<void> {
  const open = and(eq(exclusionMatches.id, id), isNull(exclusionMatches.dismissedAt));
  const { rowCount } = await db
    .update(exclusionMatches)
    .set({ dismissedAt: await now() })
    .where(open);
  if (!rowCount) throw new ApiError(404, 'exclusion.unknown');
}

/** Lists accounts that match a person excluded under another account, oldest first. */
export async function exclusionsFound({ db }: ModuleContext) {
  const excluded = alias(accounts, 'excluded');
  const rows = await db
    .select({
      match: exclusionMatches,
      user: accounts.userName,
      excluded: excluded.userName,
      until: gamingPauses.excludedUntil,
    })
    .from(exclusionMatches)
    .innerJoin(accounts, eq(accounts.id, exclusionMatches.accountId))
    .innerJoin(excluded, eq(excluded.id, exclusionMatches.excludedId))
    .innerJoin(gamingPauses, eq(gamingPauses.accountId, exclusionMatches.excludedId))
    .where(and(isNull(exclusionMatches.dismissedAt), sql`${gamingPauses.excludedUntil} > app_now()`))
    .orderBy(asc(exclusionMatches.at), asc(exclusionMatches.id));
  return rows.map(({ match: { id, kind, step, at }, user, excluded: other, until }) => ({
    ...{ id, user, excluded: other, by: kind, step },
    /** A match of the name alone does not block. */
    blocked: kind !== 'name',
    at: at.toISOString(),
    until: until?.toISOString() ?? null,
  }));
}

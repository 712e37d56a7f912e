import type { ModuleContext } from '../../platform/context';
import { untangled } from '../../platform/database/database';
import { transact } from '../../platform/database/transact';
import type { RecurringJobs } from '../../platform/jobs/jobs';
import { formCases, lockCases } from './cases';
import { suspectPairs } from './pairs';
import { collectRounds } from './rounds';
import { abuseLooks } from './tables';
import { collectTraces, purgeTraces, type Scope } from './traces';

/** Overlap of two searches, ms: rows that were committed late, and rounds that other players settled later. */
const OVERLAP = 15 * 60_000;
/** Accounts that are evaluated in one query. */
const BATCH = 500;

/** Returns the time from which rows are new. */
async function newSince({ db }: ModuleContext): Promise<Date> {
  const [last] = await db.select({ at: abuseLooks.at }).from(abuseLooks);
  return new Date(last ? last.at.getTime() - OVERLAP : 0);
}

/**
 * Searches what is new since the last search, and forms cases (`own.abuse.signals`, `own.abuse.case`); returns the
 * number of cases that changed.
 */
export const look = (ctx: ModuleContext): Promise<number> =>
  untangled(() =>
    transact(ctx, async (tx, within) => {
      await lockCases(tx);
      const now = await within.now();
      await purgeTraces(tx);
      const accountIds = await collect(within, { since: await newSince(within) });
      let changed = 0;
      for (let index = 0; index < accountIds.length; index += BATCH)
        changed += await formCases(within, accountIds.slice(index, index + BATCH));
      await tx
        .insert(abuseLooks)
        .values({ at: now })
        .onConflictDoUpdate({ target: abuseLooks.id, set: { at: now } });
      return changed;
    }),
  );

/**
 * Evaluates an account before its payout, with everything that the last search could not know (`own.abuse.payout`).
 * Collects in a transaction of its own: a search holds the lock of cases while it waits for rows that this one inserts.
 */
export async function reviewPayouts(ctx: ModuleContext, accountId: string): Promise<void> {
  const suspects = await untangled(() =>
    transact(ctx, async (tx, within) => {
      const touched = await collect(within, { accountId, since: await newSince(within) });
      const accountIds = [...new Set([accountId, ...touched])];
      return (await suspectPairs(tx, accountIds)).length > 0 ? accountIds : [];
    }),
  );
  // Few payouts find anything: only those wait for other changes of cases.
  if (suspects.length === 0) return;
  await untangled(() =>
    transact(ctx, async (tx, within) => {
      await lockCases(tx);
      await formCases(within, suspects);
    }),
  );
}

/** Collects traces and rounds; returns the accounts that they touch. */
async function collect({ db }: ModuleContext, scope: Scope): Promise<string[]> {
  const traced = await collectTraces(db, scope);
  return [...new Set([...traced, ...(await collectRounds(db, scope))])];
}

/** Recurring job, every ten minutes. */
export const abuseJobs: RecurringJobs = {
  'abuse.look': { every: 600_000, does: async (ctx) => void (await look(ctx)) },
};

import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext } from '../../platform/context';
import { untangled } from '../../platform/database/database';
import { queryRow } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import type { RecurringJobs } from '../../platform/jobs/jobs';
import { formCases } from './cases';
import { collectRounds } from './rounds';
import { collectTraces, purgeTraces, type Scope } from './traces';

/** Overlap of two searches, ms: rows that were committed late, and rounds that other players settled later. */
const OVERLAP = 15 * 60_000;
/** Accounts that are evaluated in one query. */
const BATCH = 500;

const lookRow = v.object({ since: v.string(), now: v.string() });

/**
 * Searches what is new since the last search, and forms cases (own.abuse.signals, own.abuse.case); returns the number of
 * cases that changed.
 */
export const look = (ctx: ModuleContext): Promise<number> =>
  untangled(() =>
    transact(ctx, async (tx, within) => {
      const statement = sql`select greatest(at, '2000-01-01')::text as since, app_now()::text as now
        from abuse_looks for update`;
      const { since, now } = await queryRow(tx, lookRow, statement);
      await purgeTraces(tx);
      const accountIds = await collect(within, { since: new Date(Date.parse(since) - OVERLAP) });
      let changed = 0;
      for (let index = 0; index < accountIds.length; index += BATCH)
        changed += await formCases(within, accountIds.slice(index, index + BATCH));
      await tx.execute(sql`update abuse_looks set at = ${now}::timestamptz`);
      return changed;
    }),
  );

/** Evaluates an account before its payout, with everything since its last evaluation (own.abuse.payout). */
export const reviewPayouts = (ctx: ModuleContext, accountId: string): Promise<void> =>
  untangled(() =>
    transact(ctx, async (_tx, within) => {
      await formCases(within, [...new Set([accountId, ...(await collect(within, { accountId }))])]);
    }),
  );

/** Collects traces and rounds; returns the accounts that they touch. */
async function collect({ db }: ModuleContext, scope: Scope): Promise<string[]> {
  const traced = await collectTraces(db, scope);
  return [...new Set([...traced, ...(await collectRounds(db, scope))])];
}

/** Recurring job, every ten minutes. */
export const abuseJobs: RecurringJobs = {
  'abuse.look': { every: 600_000, does: async (ctx) => void (await look(ctx)) },
};

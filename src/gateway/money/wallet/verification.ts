import { desc, lt, sql } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { enqueue } from '../../platform/jobs/enqueue';
import type { RecurringJobs } from '../../platform/jobs/jobs';
import { epochMsSql } from '../../platform/time/time-sql';
import { verifyLedger } from './service';
import { ledgerVerifications } from './tables';

/** Interval of the recurring verification, and the time for which its results are stored, ms. */
const VERIFY_EVERY = 6 * 3_600_000;
const RETENTION = 400 * 86_400_000;
/** Problems that are stored of a verification. */
const MOST_FOUND = 100;
/** Job of a requested verification, and its key: one at a time. */
const REQUESTED = 'ledger.verifyRequested';

/** Verifies the ledger and stores the result; logs problems as an error. `operator`: null for the recurring job. */
async function verify(ctx: ModuleContext, operator: string | null): Promise<void> {
  const at = await ctx.now();
  const start = performance.now();
  const { transfers, entries, problems } = await verifyLedger(ctx);
  if (problems.length > 0) ctx.log.error({ problems: problems.length, first: problems[0] }, 'ledger.problems');
  const counts = { transfers: BigInt(transfers), entries: BigInt(entries), problems: problems.length };
  const tookMs = Math.round(performance.now() - start);
  const found = problems.slice(0, MOST_FOUND);
  await ctx.db.insert(ledgerVerifications).values({ id: v7(), at, tookMs, ...counts, operator, found });
  await ctx.db.delete(ledgerVerifications).where(lt(ledgerVerifications.at, new Date(at.getTime() - RETENTION)));
}

/** Recurring job that verifies the ledger (`own.metrics.ledger`). */
export const ledgerJobs: RecurringJobs = {
  'ledger.verify': { every: VERIFY_EVERY, does: (ctx) => verify(ctx, null) },
};

const payload = v.object({ operator: v.string() });

/** Job of a verification that an operator has requested. */
export const ledgerTasks = (ctx: ModuleContext): TaskList => ({
  [REQUESTED]: async (rawPayload) => verify(ctx, v.parse(payload, rawPayload).operator),
});

/** Requests a verification; throws `ledger.verifying` while another one that was requested has not ended. */
export async function requestVerification({ db }: Pick<ModuleContext, 'db'>, operator: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${REQUESTED}))`);
  if (await requestedVerification(db)) throw new ApiError(409, 'ledger.verifying');
  await enqueue(db, REQUESTED, { operator }, { key: REQUESTED });
}

const requestRow = v.object({ operator: v.string(), since: v.pipe(v.string(), v.transform(Number)) });

/** Returns the requested verification that has not ended; undefined without one. */
export async function requestedVerification(tx: Tx): Promise<v.InferOutput<typeof requestRow> | undefined> {
  const [row] = await queryRows(
    tx,
    requestRow,
    sql`select payload ->> 'operator' as operator, ${epochMsSql(sql`created_at`)}::text as since
      from graphile_worker._private_jobs where key = ${REQUESTED} and attempts < max_attempts`,
  );
  return row;
}

/** Reads verifications, the newest first; `before`: id of the last one of the page before. */
export const readVerifications = (tx: Tx, { before, limit }: { before: string | undefined; limit: number }) =>
  tx
    .select()
    .from(ledgerVerifications)
    .where(before === undefined ? undefined : lt(ledgerVerifications.id, before))
    .orderBy(desc(ledgerVerifications.id))
    .limit(limit);

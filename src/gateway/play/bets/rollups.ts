import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext } from '../../platform/context';
import { queryRow, queryRows } from '../../platform/database/query';
import { liftTimeout, readAtOnce } from '../../platform/database/transact';
import type { RecurringJobs } from '../../platform/jobs/jobs';
import type { Due } from '../../platform/jobs/overdue';

/** Bets per transaction, and transactions per job, because others wait for its worker. */
const AT_ONCE = 500;
const TURNS = 100;
const TASK = 'rollups';

const takeFactsRow = v.object({ taken: v.string() });

/**
 * Adds up to `most` queued bets to the rollups and returns their number. They leave the queue in the same transaction,
 * so that a crash loses nothing, and late commits wait in the queue.
 */
export async function takeFacts({ db }: Pick<ModuleContext, 'db'>, most = AT_ONCE): Promise<number> {
  return Number((await queryRow(db, takeFactsRow, sql`select rollups_taken(${most}) as taken`)).taken);
}

const takeEventsRow = v.object({ taken: v.string() });

/** Adds up to `most` other queued team events: payments in and out, and joins. */
export async function takeEvents({ db }: Pick<ModuleContext, 'db'>, most = AT_ONCE): Promise<number> {
  return Number((await queryRow(db, takeEventsRow, sql`select team_events_taken(${most}) as taken`)).taken);
}

/**
 * Processes everything that has been committed, including what other workers are processing: waits for them, and takes
 * over if they die. Afterwards the rollups are complete.
 */
export async function takeAll({ db }: Pick<ModuleContext, 'db'>, most = AT_ONCE): Promise<void> {
  for (const { take, held } of QUEUES) {
    let waits = true;
    while (waits) {
      while (await take({ db }, most));
      waits = (await db.execute(held)).rows.length > 0;
    }
  }
}
/** Consumers use SKIP LOCKED; `held` requests a lock on the oldest row, which waits until its consumer is done. */
const QUEUES = [
  { take: takeFacts, held: sql`select 1 from bet_fact_queue order by fact_id limit 1 for key share` },
  { take: takeEvents, held: sql`select 1 from team_event_queue order by id limit 1 for key share` },
];

async function takeWaiting(ctx: ModuleContext): Promise<void> {
  for (const take of [takeFacts, takeEvents])
    for (let turn = 0; turn < TURNS; turn++) if ((await take(ctx)) < AT_ONCE) break;
}

/** Recurring job, so that bets share no lock on the rollups. */
export const rollupJobs: RecurringJobs = { [TASK]: { every: 2_000, does: takeWaiting } };

const overdueFactsRow = v.object({ since: v.nullable(v.string()) });

/** Returns queued bets and team events that are overdue. */
export async function overdueFacts({ db }: ModuleContext, before: Date): Promise<Due[]> {
  const { since } = await queryRow(
    db,
    overdueFactsRow,
    sql`select min(created_at)::text as since from (
      select created_at from bet_fact_queue union all select created_at from team_event_queue) waiting where created_at < ${before}`,
  );
  return since ? [{ task: TASK, key: TASK, payload: {}, since: new Date(since) }] : [];
}

const problemRow = v.object({ problem: v.string(), account_id: v.string(), hour: v.string(), game: v.string() });

const verifyRollupsRow = v.object({ facts: v.number(), waiting: v.number() });

/**
 * Compares the rollups and their queue with the bet ledger. Returns the differences, an empty list if there are none.
 */
export async function verifyRollups(ctx: Pick<ModuleContext, 'db'>) {
  return readAtOnce(ctx, async (tx) => {
    await liftTimeout(tx);
    const rows = await queryRows(
      tx,
      problemRow,
      sql`select problem, account_id, hour::text, game from rollups_verify()`,
    );
    const counts = await queryRow(
      tx,
      verifyRollupsRow,
      sql`select (select count(*)::int from bet_facts) as facts, (select count(*)::int from bet_fact_queue) as waiting`,
    );
    return {
      ...counts,
      problems: rows.map(({ account_id: accountId, ...problem }) => ({ ...problem, accountId })),
    };
  });
}

const rebuildRollupsRow = v.object({ made: v.string() });

/** Rebuilds all rollups and returns their number of rows. Bets written in the meantime wait in the queue. */
export async function rebuildRollups({ db }: Pick<ModuleContext, 'db'>) {
  await liftTimeout(db);
  return { rows: Number((await queryRow(db, rebuildRollupsRow, sql`select rollups_rebuilt() as made`)).made) };
}

import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext } from '../../platform/context';
import { queryRow, queryRows } from '../../platform/database/query';
import { readAtOnce } from '../../platform/database/transact';
import type { Standing } from '../../platform/jobs/jobs';
import type { Due } from '../../platform/jobs/overdue';

/** Facts that are added up in one transaction, and transactions of one job: others wait for its worker. */
const [AT_ONCE, TURNS] = [500, 100];
const TASK = 'rollups';

const takeFactsRow = v.object({ taken: v.string() });

/**
 * Adds up to so many facts that wait, and gives how many they were. Their rows leave the queue in the transaction that adds them: who dies
 * meanwhile has done nothing, and what commits late waits in the queue until it is there.
 */
export async function takeFacts({ db }: Pick<ModuleContext, 'db'>, most = AT_ONCE): Promise<number> {
  return Number((await queryRow(db, takeFactsRow, sql`select rollups_taken(${most}) as taken`)).taken);
}

const takeEventsRow = v.object({ taken: v.string() });

/** The same of what else is added up of teams: what was paid in and out, and who joined. */
export async function takeEvents({ db }: Pick<ModuleContext, 'db'>, most = AT_ONCE): Promise<number> {
  return Number((await queryRow(db, takeEventsRow, sql`select team_events_taken(${most}) as taken`)).taken);
}

/**
 * Adds up all that has been committed, with what others are adding up at the moment: they are waited for, and where they die it is taken here. Who
 * reckons with the roll-ups afterwards finds all of it.
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
/** What others hold is passed over by who takes; who asks for a lock on it waits, until it is gone or there again. */
const QUEUES = [
  { take: takeFacts, held: sql`select 1 from bet_fact_queue order by fact_id limit 1 for key share` },
  { take: takeEvents, held: sql`select 1 from team_event_queue order by id limit 1 for key share` },
];

async function takeWaiting(ctx: ModuleContext): Promise<void> {
  for (const take of [takeFacts, takeEvents])
    for (let turn = 0; turn < TURNS; turn++) if ((await take(ctx)) < AT_ONCE) break;
}

/** A job of which one is always waiting: nothing that a bet locks is shared with another's. */
export const rollupJobs: Standing = { [TASK]: { every: 2_000, does: takeWaiting } };

const overdueFactsRow = v.object({ since: v.nullable(v.string()) });

/** Facts, and what else there is of teams, that are not added up. */
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

/** Compares what is added up, with what waits, with the facts: where it differs. Nothing found is an empty list. */
export async function verifyRollups(ctx: Pick<ModuleContext, 'db'>) {
  return readAtOnce(ctx, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
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

/** Adds everything up anew; how many rows there are then. Facts that are written meanwhile wait in the queue. */
export async function rebuildRollups({ db }: Pick<ModuleContext, 'db'>) {
  await db.execute(sql`set local statement_timeout = 0`);
  return { rows: Number((await queryRow(db, rebuildRollupsRow, sql`select rollups_rebuilt() as made`)).made) };
}

import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import type { ModuleContext, Tx } from '../../../platform/context';
import { queryRow, queryRows } from '../../../platform/database/query';
import { transact } from '../../../platform/database/transact';
import { epochMsSql } from '../../../platform/time/time-sql';
import { takeAll } from '../../../play';
import { boundaryAfter, type Run, runsAt } from './boundary';
import { type Before, dueOf, floored, worthOf } from './sums';
import { contractBills, contractDues, contractLines, contractRuns } from './tables';
import { tallies } from './tally';

type Bill = typeof contractBills.$inferInsert;

/**
 * Settles all ended periods, boundary by boundary, one transaction each (s9.const.realtime-wages); returns the number
 * of boundaries.
 */
export async function settleAll(ctx: ModuleContext): Promise<number> {
  await takeAll(ctx);
  let boundaries = 0;
  while (await settleNext(ctx)) boundaries++;
  return boundaries;
}

/** Grace period for writes in progress at the end of a period, ms. */
const GRACE = 5_000;

const nextBoundaryRow = v.object({
  settled: v.string(),
  last: v.nullable(v.string()),
  next: v.nullable(v.string()),
  now: v.string(),
});

/** Returns the next boundary and the settled time; null if nothing is due yet. */
export async function nextBoundary({ db, config }: ModuleContext): Promise<{ at: number; settled: number } | null> {
  const times = await queryRow(
    db,
    nextBoundaryRow,
    sql`with run as materialized (select coalesce(max(until), 'epoch') as until from contract_runs)
    select ${ms('until')} as settled, (select ${ms('max(counted_at)')} from contract_plays where counted_at < until) as last,
      (select ${ms('min(counted_at)')} from contract_plays where counted_at >= until) as next, ${ms('app_now()')} as now from run`,
  );
  const settled = Number(times.settled);
  const now = Number(times.now);
  const at = boundaryAfter(settled, { last: momentOf(times.last), next: momentOf(times.next) }, config.siteZone);
  return at !== null && at + GRACE <= now ? { at, settled } : null;
}
const ms = (moment: string) => sql`${epochMsSql(sql.raw(moment))}::text`;
const momentOf = (timeText: string | null) => (timeText === null ? null : Number(timeText));

/** Settles one boundary under a lock: plays added in the meantime wait, and count after it. */
const settleNext = (ctx: ModuleContext): Promise<boolean> =>
  transact(ctx, async (tx, within) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('contracts.settled'))`);
    const next = await nextBoundary(within);
    if (!next) return false;
    for (const run of runsAt(next.at, ctx.config.siteZone))
      await settle(tx, run, next.settled, next.at, await within.now());
    return true;
  });

/** Writes the lines and the bills of one kind of agreements for a period. */
async function settle(tx: Tx, run: Run, since: number, until: number, at: Date): Promise<void> {
  const { kind, period } = run;
  const runRow = { kind, starts: new Date(period.start), ends: new Date(period.end), until: new Date(until), at };
  const [made] = await tx.insert(contractRuns).values(runRow).returning();
  if (!made) throw new Error('a run without a row');
  const lines = (await tallies(tx, run, since, until)).map(
    ({ contractId, terms, carried, ...tally }): typeof contractLines.$inferInsert => {
      const { base, rate, carriesOver, numerator } = worthOf(terms, tally, carried);
      const worth = {
        base,
        rate,
        carriedBefore: carried,
        carriedAfter: carriesOver,
        numerator,
        gross: floored(numerator),
      };
      return { runId: made.id, contractId, ...tally.reached, late: tally.late, ...worth };
    },
  );
  for (const some of chunked(lines)) await tx.insert(contractLines).values(some);
  const bills = await billsOf(tx, made);
  for (const some of chunked(bills)) await tx.insert(contractBills).values(some);
  const dues = bills.filter(({ pay }) => pay > 0n).map(({ id }) => ({ billId: id }));
  for (const some of chunked(dues)) await tx.insert(contractDues).values(some);
}

const row = v.object({
  agent: v.string(),
  got: v.string(),
  given: v.string(),
  same: v.nullable(v.boolean()),
  paid: v.nullable(v.string()),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
});
type Row = v.InferOutput<typeof row>;

/** Returns the bills of all holders and givers of a run's lines, from the latest lines of the period. */
async function billsOf(tx: Tx, { id: runId, kind, starts, ends }: typeof contractRuns.$inferSelect): Promise<Bill[]> {
  const rows = await queryRows(
    tx,
    row,
    sql`
    with touched as (
      select distinct agent from contract_lines l join contracts c on c.id = l.contract_id cross join lateral (values (c.holder_id), (c.giver_id)) a(agent)
      where l.run_id = ${runId} and agent is not null
    ), newest as materialized (
      select distinct on (l.contract_id) c.holder_id, c.giver_id, l.gross
      from contract_runs r join contract_lines l on l.run_id = r.id join contracts c on c.id = l.contract_id
      where (r.kind, r.starts, r.ends) = (${kind}, ${starts}, ${ends}) order by l.contract_id, l.run_id desc
    ), sums as (
      select agent, sum(got) as got, sum(given) as given from (
        select holder_id as agent, gross as got, 0 as given from newest union all select giver_id, 0, gross from newest) n join touched using (agent) group by agent
    )
    select s.agent, s.got::text, s.given::text, last.same, last.paid::text, last.before::text, last.after::text
    from sums s left join lateral (
      select (r.starts, r.ends) = (${starts}::timestamptz, ${ends}::timestamptz) as same, b.paid_before + b.pay as paid, b.debt_before as before, b.debt_after as after
      from contract_bills b join contract_runs r on r.id = b.run_id where b.holder_id = s.agent and b.kind = ${kind} order by b.run_id desc limit 1) last on true
    order by s.agent`,
  );
  return rows.map(({ agent, got, given, ...last }) => {
    const before = beforeOf(last);
    const { pay, debt } = dueOf(BigInt(got) - BigInt(given), before);
    const sums = {
      got: BigInt(got),
      given: BigInt(given),
      debtBefore: before.debt,
      paidBefore: before.paid,
      pay,
      debtAfter: debt,
    };
    return { id: v7(), runId, holderId: agent, kind, ...sums };
  });
}

/** Returns the amount already paid for the same period, and the debt at its start. */
function beforeOf({ same, paid, before, after }: Pick<Row, 'same' | 'paid' | 'before' | 'after'>): Before {
  if (same) return { paid: BigInt(paid ?? 0), debt: BigInt(before ?? 0) };
  return { paid: 0n, debt: BigInt(after ?? 0) };
}

const AT_ONCE = 1_000;
const chunked = <T>(all: T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, nth) => all.slice(nth * AT_ONCE, (nth + 1) * AT_ONCE));

import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import * as v from 'valibot';
import { unsettledSql } from '../../money';
import type { ModuleContext } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { liveHubOf } from '../../platform/live/hub';
import { hubOf } from '../../support';

/** Values of a gauge: one per label, or a single one. */
type Reading = { label?: string; value: number };
/** Gauge that is read when Prometheus asks. `label`: name of its label, if it has one. */
type Source = { name: string; help: string; label?: string; read(ctx: ModuleContext): Promise<Reading[]> };

const readingRow = v.object({ label: v.optional(v.string()), value: v.number() });
const HOUR = 3_600_000;
const unsettled = sql`from withdrawals where ${unsettledSql}`;
const lastVerification = sql`from ledger_verifications order by at desc limit 1`;

/** Sources in the database, which all gateways share: alerts take the maximum over gateways. */
const shared: readonly Source[] = [
  {
    name: 'maidan_work_overdue_seconds',
    help: 'Longest time by which work of this kind is late',
    label: 'task',
    read: async (ctx) => {
      const now = (await ctx.now()).getTime();
      const longest = new Map<string, number>();
      for (const { task, since } of await ctx.ports.findOverdueWork(ctx))
        longest.set(task, Math.max(longest.get(task) ?? 0, (now - since.getTime()) / 1_000));
      return [...longest].map(([label, value]) => ({ label, value }));
    },
  },
  {
    name: 'maidan_jobs_oldest_seconds',
    help: 'Age of the oldest job of this kind that is due and has not ended',
    label: 'task',
    read: ({ db }) =>
      queryRows(
        db,
        readingRow,
        sql`select t.identifier as label, extract(epoch from now() - min(j.run_at))::float8 as value
          from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
          where j.run_at < now() and j.attempts < j.max_attempts group by 1`,
      ),
  },
  {
    name: 'maidan_messages_failed',
    help: 'Mails and texts of the last hour that could not be sent',
    label: 'channel',
    read: async ({ db, now }) =>
      queryRows(
        db,
        readingRow,
        sql`select channel as label, count(*)::int as value from outbox_failures
          where failed_at > ${new Date((await now()).getTime() - HOUR).toISOString()}::timestamptz group by 1`,
      ),
  },
  {
    name: 'maidan_withdrawals',
    help: 'Withdrawals that are not settled, by state',
    label: 'state',
    read: ({ db }) =>
      queryRows(db, readingRow, sql`select state as label, count(*)::int as value ${unsettled} group by 1`),
  },
  {
    name: 'maidan_withdrawals_oldest_seconds',
    help: 'Age of the oldest withdrawal in each state that is not settled',
    label: 'state',
    read: ({ db }) =>
      queryRows(
        db,
        readingRow,
        sql`select state as label, extract(epoch from app_now() - min(created_at))::float8 as value ${unsettled} group by 1`,
      ),
  },
  {
    name: 'maidan_payouts',
    help: 'Payouts at the provider without an outcome (open), in batch files (batch), and with contradicting reports',
    label: 'state',
    read: ({ db }) =>
      queryRows(
        db,
        readingRow,
        sql`select 'open' as label, count(*)::int as value from payouts where settled_at is null and batch_id is null
          union all select 'batch', count(*)::int from payouts where settled_at is null and batch_id is not null
          union all select 'differing', count(*)::int from payouts where differs is not null`,
      ),
  },
  {
    name: 'maidan_payouts_unknown_seconds',
    help: 'Age of the oldest payout at the provider without an outcome',
    read: ({ db }) =>
      queryRows(
        db,
        readingRow,
        sql`select coalesce(extract(epoch from app_now() - min(created_at)), 0)::float8 as value from payouts
          where settled_at is null and batch_id is null`,
      ),
  },
  {
    name: 'maidan_deposits',
    help: 'Deposits that wait for a payment (pending), or for their return to the payer (suspended)',
    label: 'state',
    read: ({ db }) =>
      queryRows(
        db,
        readingRow,
        sql`select 'pending' as label, count(*)::int as value from deposits where state = 'pending'
          union all select 'suspended', count(*)::int from deposits where state = 'returned' and returned_at is null`,
      ),
  },
  {
    name: 'maidan_held_amount',
    help: 'Amount that waits for a decision: of withdrawals, and of credits of studios',
    label: 'kind',
    read: ({ db }) =>
      queryRows(
        db,
        readingRow,
        sql`select 'withdrawals' as label, coalesce(sum(amount), 0)::float8 / 100 as value ${unsettled}
          union all select 'studios', coalesce(sum(amount), 0)::float8 / 100 from studio_holds where state = 'held'`,
      ),
  },
  {
    name: 'maidan_ledger_problems',
    help: 'Problems found by the last verification of the ledger',
    read: ({ db }) => queryRows(db, readingRow, sql`select problems as value ${lastVerification}`),
  },
  {
    name: 'maidan_ledger_verified_timestamp_seconds',
    help: 'Time of the last verification of the ledger',
    read: ({ db }) =>
      queryRows(db, readingRow, sql`select extract(epoch from at)::float8 as value ${lastVerification}`),
  },
];
/** Sources of this gateway alone. */
const own = (pool: pg.Pool): Source[] => [
  {
    name: 'maidan_database_connections',
    help: 'Connections of this gateway to the database, and calls that wait for one',
    label: 'state',
    read: async () => [
      { label: 'open', value: pool.totalCount },
      { label: 'idle', value: pool.idleCount },
      { label: 'waiting', value: pool.waitingCount },
    ],
  },
  {
    name: 'maidan_streams',
    help: 'Open streams of the chat at this gateway',
    read: async (ctx) => [{ value: hubOf(ctx).count() }],
  },
  {
    name: 'maidan_live_streams',
    help: 'Open streams of changes at this gateway',
    label: 'reader',
    read: async (ctx) => {
      const { members, visitors } = liveHubOf(ctx).count();
      return [
        { label: 'member', value: members },
        { label: 'visitor', value: visitors },
      ];
    },
  },
];

/**
 * Adds all gauges to a registry; `pool`: connections of calls (`own.metrics.readings`). While the database fails, those
 * that it holds are missing, and the others continue.
 */
export function addReadings(registry: Registry, ctx: ModuleContext, pool: pg.Pool): void {
  for (const { name, help, label, read } of [...shared, ...own(pool)])
    new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [registry],
      async collect() {
        // A reset would set a gauge without labels to zero, which reads like a good result.
        if (label === undefined) this.remove();
        else this.reset();
        const readings = await read(ctx).catch((error: unknown) => {
          ctx.log.warn({ err: error, metric: name }, 'metrics.unread');
          return [];
        });
        for (const reading of readings)
          this.set(label === undefined ? {} : { [label]: reading.label ?? '' }, reading.value);
      },
    });
}

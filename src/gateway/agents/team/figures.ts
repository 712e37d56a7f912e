import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Value } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import type { Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { dayStartSql, epochMsSql, siteDaySql } from '../../platform/time/time-sql';

/** Columns of totals over a period, minor units. */
export const SUMMED = [
  'bets',
  'stake',
  'valid_bet',
  'result',
  'deposits',
  'withdrawals',
  'bonuses',
  'cashback',
  'salary',
] as const;
export const sumsRow = v.object(v.entriesFromList(SUMMED, v.string()));
export type Sums = v.InferOutput<typeof sumsRow>;
type Figures = Omit<Value<'teamOverview'>['sums'], 'joined'>;

/** Converts totals to the wire. */
export const figuresOf = (sums: Sums): Figures => ({
  bets: Number(sums.bets),
  stake: toWire(BigInt(sums.stake)),
  validBet: toWire(BigInt(sums.valid_bet)),
  result: toWire(BigInt(sums.result)),
  net: toWire(BigInt(sums.result) - BigInt(sums.stake)),
  deposits: toWire(BigInt(sums.deposits)),
  withdrawals: toWire(BigInt(sums.withdrawals)),
  bonuses: toWire(BigInt(sums.bonuses)),
  cashback: toWire(BigInt(sums.cashback)),
  salary: toWire(BigInt(sums.salary)),
  total: toWire(
    BigInt(sums.result) - BigInt(sums.stake) + BigInt(sums.bonuses) + BigInt(sums.cashback) + BigInt(sums.salary),
  ),
});

/** SQL expression: the start of the first of `days` days of a zone, today being the last. */
export const beganSql = (zone: string, days: number): SQL =>
  dayStartSql(zone, sql`${siteDaySql(zone)} - ${days - 1}::int`);

/** SQL query: totals of an account and its whole team since a time; one row. */
export const sumsSql = (account: SQL, since: SQL): SQL => sql`
  select b.*, e.* from (
    select coalesce(sum(bets), 0) as bets, coalesce(sum(stake), 0) as stake, coalesce(sum(valid_bet), 0) as valid_bet, coalesce(sum(result), 0) as result
    from team_hourly where account_id = ${account} and hour >= ${since}) b, (
    select coalesce(sum(amount) filter (where kind = 'deposit'), 0) as deposits, coalesce(sum(amount) filter (where kind = 'withdrawal'), 0) as withdrawals,
      coalesce(sum(amount) filter (where kind = 'bonus'), 0) as bonuses, coalesce(sum(amount) filter (where kind = 'cashback'), 0) as cashback,
      coalesce(sum(amount) filter (where kind = 'salary'), 0) as salary, coalesce(sum(times) filter (where kind = 'joined' and not own), 0) as joined
    from team_events_hourly where account_id = ${account} and hour >= ${since}) e`;

/** SQL expression: the time up to which rollups are complete, ms since the epoch, except for writes in progress. */
export const asOfSql = sql`${epochMsSql(sql`coalesce(least(
  (select min(created_at) from bet_fact_queue), (select min(created_at) from team_event_queue)), app_now())`)}::text`;

const sizeRow = v.object({ downlines: v.number(), members: v.number(), agents: v.number() });
const asOfRow = v.object({ at: v.string() });

/** Returns the time up to which rollups are complete. */
export async function asOf(tx: Tx): Promise<number> {
  return Number((await queryRow(tx, asOfRow, sql`select ${asOfSql} as at`)).at);
}

/** Returns the current size of an account's team: direct downlines, all members, and agents among them. */
export async function sizeOf(
  tx: Tx,
  accountId: string,
  agentTypes: readonly number[],
): Promise<Value<'teamOverview'>['team']> {
  return queryRow(
    tx,
    sizeRow,
    sql`select count(*) filter (where depth = 1)::int as downlines, count(*)::int as members,
      count(*) filter (where a.type = any (${sql.param(agentTypes)}::smallint[]))::int as agents
    from team_at(${accountId}, app_now()) t join accounts a on a.id = t.account_id`,
  );
}

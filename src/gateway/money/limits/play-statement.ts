import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Value } from '../../../contract';
import { LIMIT_PERIODS } from '../../../contract/money/gaming-limits';
import { toWire } from '../../../contract/money/money';
import type { ModuleContext } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { readAtOnce } from '../../platform/database/transact';
import { dayStartSql, siteDaySql } from '../../platform/time/time-sql';

const DAYS = 30;
const minor = v.pipe(v.string(), v.toBigint());
const sums = { staked: minor, won: minor, seconds: minor };
const periodRow = v.object({ period: v.picklist(LIMIT_PERIODS), ...sums });
const dayRow = v.object({ day: v.string(), ...sums });

/** Returns the player's time of play and net result (`own.play-limit.statement`), from the ledger. */
export const playStatementOf = (ctx: ModuleContext, accountId: string): Promise<Value<'playStatement'>> =>
  readAtOnce(ctx, async (tx) => {
    const periods = await queryRows(
      tx,
      periodRow,
      sql`
      with spans as (select period, limit_since(period, app_now()) as since
        from unnest(${sql.param([...LIMIT_PERIODS])}::text[]) s(period)),
      flows as materialized (select f.* from play_flows(${accountId}, limit_since('month', app_now())) f),
      times as materialized (select t.* from play_times(${accountId}, limit_since('month', app_now())) t)
      select period,
        (select coalesce(sum(staked), 0) from flows where staked_at > since)::text as staked,
        (select coalesce(sum(won), 0) from flows where at > since)::text as won,
        (select coalesce(sum(seconds), 0) from times where at > since)::text as seconds
      from spans`,
    );
    const { siteZone } = ctx.config;
    const today = siteDaySql(siteZone);
    const first = dayStartSql(siteZone, sql`${today} - ${DAYS - 1}::int`);
    const days = await queryRows(
      tx,
      dayRow,
      sql`
      with flows as materialized (select f.* from play_flows(${accountId}, ${first}) f),
      parts as (
        select ${siteDaySql(siteZone, sql`staked_at`)} as day, staked, 0 as won, 0 as seconds from flows
        union all select ${siteDaySql(siteZone, sql`at`)}, 0, won, 0 from flows
        union all select ${siteDaySql(siteZone, sql`t.at`)}, 0, 0, t.seconds from play_times(${accountId}, ${first}) t)
      select d.day::date::text as day, coalesce(sum(staked), 0)::text as staked, coalesce(sum(won), 0)::text as won,
        coalesce(sum(seconds), 0)::text as seconds
      from generate_series(${today} - ${DAYS - 1}::int, ${today}, interval '1 day') d(day)
      left join parts p on p.day = d.day::date
      group by d.day order by d.day desc`,
    );
    return {
      periods: periods.map(({ period, ...played }) => ({ period, ...playedView(played) })),
      days: days.map(({ day, ...played }) => ({ day, ...playedView(played) })),
    };
  });

const playedView = ({ staked, won, seconds }: { staked: bigint; won: bigint; seconds: bigint }) => ({
  minutes: Number(seconds / 60n),
  staked: toWire(staked),
  won: toWire(won),
  net: toWire(won - staked),
});

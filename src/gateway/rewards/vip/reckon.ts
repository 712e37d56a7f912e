import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { GATEWAY_SETTINGS, SETTINGS } from '../../../contract';
import type { ModuleContext, Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import { dayAfter, endsMonth, type SiteDay, siteDay, siteDayAt } from '../../platform/time/site-days';
import { takeAll } from '../../play';
import { oweBirthdays } from './birthday';
import { versionOn } from './levels';
import { vipDays } from './tables';
import { windowSql } from './window';

/** Grace period for writes in progress at the end of a day, ms. */
const GRACE = 5_000;
/** Threshold above all levels, so that none needs an operator. */
const UNBOUND = 32_767;

const nextDayRow = v.object({ last: v.nullable(v.string()) });

/**
 * Returns the next day to compute once it has ended; null if there is none. The first one is yesterday. Meets
 * `own.vip.levels`, `own.vip.confirmed`.
 */
export async function nextDay({ db, config, now }: ModuleContext): Promise<SiteDay | null> {
  const { last } = await queryRow(db, nextDayRow, sql`select max(day)::text as last from vip_days`);
  const at = (await now()).getTime();
  const day = last === null ? dayAfter(siteDayAt(config.siteZone, at).day, -1) : dayAfter(last);
  const next = siteDay(config.siteZone, day);
  return next.end + GRACE <= at ? next : null;
}

/** Computes the levels of all ended days, in order, one transaction each; returns their number. */
export async function reckonDays(ctx: ModuleContext): Promise<number> {
  if (!(await nextDay(ctx))) return 0;
  await takeAll(ctx);
  let days = 0;
  while (await reckonNext(ctx)) days++;
  return days;
}

const reckonNext = (ctx: ModuleContext): Promise<boolean> =>
  transact(ctx, async (tx, within) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('vip.reckoned'))`);
    const day = await nextDay(within);
    if (!day) return false;
    const tomorrow = dayAfter(day.day);
    const version = await versionOn(tx, tomorrow);
    await moveLevels(within, tx, day, version);
    await oweBirthdays(within, tx, tomorrow, version);
    await tx.insert(vipDays).values({ day: day.day, createdAt: await within.now() });
    return true;
  });

/**
 * Updates the levels on a day: up to the reached one immediately; down by one only on the last day of a month. On
 * regulated sites, players rise above the threshold only after an operator's confirmation (own.vip.confirmed). The
 * bonus of a reached level is due once ever.
 */
async function moveLevels({ config }: ModuleContext, tx: Tx, day: SiteDay, version: number): Promise<void> {
  const { confirmAbove, checkHolds } = GATEWAY_SETTINGS.vip;
  const tomorrow = dayAfter(day.day);
  const confirmed = sql`(select max(c.level) from vip_checks c where c.account_id = a.id and c.created_at > app_now() - ${checkHolds}::int * interval '1 day')`;
  const most = config.regulated ? sql`greatest(${confirmAbove}::int, coalesce(${confirmed}, 0))` : sql`${UNBOUND}::int`;
  await tx.execute(sql`
    with made as materialized (${windowSql(config.siteZone, day)}), reached as materialized (
      select a.id, vip_level_on(a.id, ${day.day}::date) as was, coalesce(m.valid_bet, 0) as valid_bet, coalesce(m.deposits, 0) as deposits, ${most} as most,
        (select max(l.level) from vip_levels l where l.version = ${version} and l.valid_bet <= coalesce(m.valid_bet, 0) and l.deposits <= coalesce(m.deposits, 0)) as level
      from accounts a left join made m on m.account_id = a.id where a.type <> ${SETTINGS.trialType} and a.closed_at is null and (m.account_id is not null or a.rank_level > 0)
    ), decided as materialized (
      select *, case when level > was then greatest(was, least(level, most)) when level < was and ${endsMonth(day.day)}::boolean then was - 1 else was end as becomes from reached
    ), moved as (
      insert into vip_history (account_id, day, level, was, reason, version, valid_bet, deposits, created_at)
      select id, ${tomorrow}::date, becomes, was, case when becomes > was then 'risen' else 'fallen' end, ${version}::int, valid_bet, deposits, app_now()
      from decided where becomes <> was order by id on conflict (account_id, day) do nothing returning account_id, level, was
    ), owed as (
      insert into vip_bonuses (account_id, kind, which, level, money, times, day, created_at)
      select m.account_id, 'level', l.level, l.level, l.rise_bonus, l.bonus_times, ${tomorrow}::date, app_now()
      from moved m join vip_levels l on l.version = ${version} and l.level > m.was and l.level <= m.level and l.rise_bonus > 0 on conflict do nothing
    ), news as (
      insert into vip_news select account_id, level from moved where level > was on conflict (account_id) do update set level = excluded.level
    ), no_longer as (
      delete from vip_waits w using decided d where d.id = w.account_id and d.level <= d.becomes
    )
    insert into vip_waits select id, level, ${tomorrow}::date from decided where level > was and level > becomes
      on conflict (account_id) do update set level = excluded.level`);
}

import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { GATEWAY_SETTINGS } from '../../../contract';
import { GAME_TYPES, type GameType } from '../../../contract/play/game-kinds';
import { CASHBACK_RATE_UNIT } from '../../../contract/rewards/vip';
import type { ModuleContext, Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { dayAfter, type SiteDay, siteDay, siteDayAt } from '../../platform/time/site-days';
import { versionOnSql } from '../vip/levels';

/** Of one day and category; minor units. `due`: what it comes to; `claimed`: what of that was claimed. Meets `own.cashback.reckoned`. */
export type Line = {
  day: string;
  category: GameType;
  level: number;
  rate: number;
  base: bigint;
  due: bigint;
  claimed: bigint;
};

const minor = v.pipe(
  v.string(),
  v.transform((digits) => BigInt(digits)),
);
const lineRow = v.object({
  day: v.string(),
  category: v.picklist(GAME_TYPES),
  level: v.number(),
  rate: v.number(),
  base: minor,
  claimed: minor,
});

const at = (moment: number) => sql`to_timestamp(${moment}::double precision / 1000)`;

const openDaysRow = v.object({ last: v.nullable(v.string()) });

/** The days whose cashback can be claimed at a moment, the oldest first: those that are over and whose level is reckoned, until their deadline. */
export async function openDays({ db, config, now }: ModuleContext): Promise<SiteDay[]> {
  const today = siteDayAt(config.siteZone, (await now()).getTime());
  const reckoned = await queryRows(db, openDaysRow, sql`select max(day)::text as last from vip_days`);
  const last = reckoned[0]?.last ?? null;
  return Array.from({ length: GATEWAY_SETTINGS.cashback.claimDays }, (_, nth) =>
    dayAfter(today.day, nth - GATEWAY_SETTINGS.cashback.claimDays),
  )
    .filter((day) => last !== null && day <= dayAfter(last))
    .map((day) => siteDay(config.siteZone, day));
}

/** Until when a day's can be claimed, epoch ms. */
export const claimBy = (zone: string, day: string): number =>
  siteDay(zone, dayAfter(day, GATEWAY_SETTINGS.cashback.claimDays)).end;

/**
 * What days come to for a player by the facts of now: what was staked with risk of their own money in each category, at the rate of the level of the day. A
 * correction that comes later changes it; what was claimed of it stays claimed (s2.member-centre.cashback).
 */
export async function linesOf(tx: Tx, accountId: string, days: readonly SiteDay[]): Promise<Line[]> {
  if (days.length === 0) return [];
  const spans = sql.join(
    days.map(({ day, start, end }) => sql`(${day}::date, ${at(start)}, ${at(end)})`),
    sql`, `,
  );
  const rows = await queryRows(
    tx,
    lineRow,
    sql`
    with days (day, starts, ends) as (values ${spans}), played as (
      select d.day, b.category, sum(greatest(b.valid_bet - b.bonus_part, 0))::bigint as base
      from days d join bets b on b.account_id = ${accountId} and b.bet_at >= d.starts and b.bet_at < d.ends group by 1, 2
    ), claimed as (
      select day, category, sum(amount)::bigint as amount from cashback_lines where account_id = ${accountId} and day in (select day from days) group by 1, 2
    )
    select day::text, category, l.level, (l.rates ->> category)::int as rate, coalesce(base, 0)::text as base, coalesce(c.amount, 0)::text as claimed
    from played full join claimed c using (day, category)
      join vip_levels l on l.level = vip_level_on(${accountId}, day)
        and l.version = ${versionOnSql(sql`day`)}
    where l.rates ? category order by day desc, category`,
  );
  return rows.map((line) => ({ ...line, due: (line.base * BigInt(line.rate)) / BigInt(CASHBACK_RATE_UNIT) }));
}

/** What of a line is still to be claimed: what was claimed is not taken back. */
export const leftOf = ({ due, claimed }: Pick<Line, 'due' | 'claimed'>): bigint => (due > claimed ? due - claimed : 0n);

/** Sum of what is still to be claimed, minor units. */
export const sumOf = (lines: readonly Line[]): bigint => lines.reduce((total, line) => total + leftOf(line), 0n);

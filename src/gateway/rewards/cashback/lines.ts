import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { GATEWAY_SETTINGS } from '../../../contract';
import { GAME_TYPES, type GameType } from '../../../contract/play/game-kinds';
import { CASHBACK_RATE_UNIT } from '../../../contract/rewards/vip';
import type { ModuleContext, Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { dayAfter, type SiteDay, siteDay, siteDayAt } from '../../platform/time/site-days';
import { versionOnSql } from '../vip/levels';

/**
 * Cashback of one day and category; minor units. `due`: total; `claimed`: the part already claimed. Meets
 * `own.cashback.reckoned`.
 */
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

/**
 * Returns the days whose cashback can be claimed, the oldest first: days that have ended and whose level is computed,
 * until their deadline.
 */
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

/** Returns the deadline for claiming a day's cashback, epoch ms. */
export const claimBy = (zone: string, day: string): number =>
  siteDay(zone, dayAfter(day, GATEWAY_SETTINGS.cashback.claimDays)).end;

/**
 * Computes a player's cashback of days from the current bet ledger: stakes of their own money per category, at the rate
 * of the day's level. Later corrections change it, but claimed amounts stay claimed (s2.member-centre.cashback).
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
      select d.day, b.category, sum(own_valid_bet(b.valid_bet, b.stake, b.bonus_part))::bigint as base
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

/** Returns the unclaimed part of a line, at least 0. */
export const leftOf = ({ due, claimed }: Pick<Line, 'due' | 'claimed'>): bigint => (due > claimed ? due - claimed : 0n);

/** Returns the unclaimed total, minor units. */
export const sumOf = (lines: readonly Line[]): bigint => lines.reduce((total, line) => total + leftOf(line), 0n);

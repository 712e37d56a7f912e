import { type SQL, sql } from 'drizzle-orm';
import { GATEWAY_SETTINGS } from '../../../contract';
import { dayAfter, type SiteDay, siteDay } from '../../platform/time/site-days';

const at = (moment: number): SQL => sql`to_timestamp(${moment}::double precision / 1000)`;

/**
 * SQL query from rollups: each account's stakes of its own money and deposits within the window that ends on a day
 * (`account_id`, `valid_bet`, `deposits`). An hour counts for the day it starts in, and the bonus part of the valid bet
 * is excluded. `accountId`: only one account.
 */
export function windowSql(zone: string, { day, end }: SiteDay, accountId?: string): SQL {
  const { start } = siteDay(zone, dayAfter(day, 1 - GATEWAY_SETTINGS.vip.windowDays));
  const within = sql`hour >= ${at(start)} and hour < ${at(end)} ${accountId ? sql`and account_id = ${accountId}` : sql``}`;
  return sql`
    select account_id, sum(valid_bet)::bigint as valid_bet, sum(deposits)::bigint as deposits from (
      select account_id, sum(valid_bet - bonus_part) as valid_bet, 0 as deposits from member_hourly where ${within} group by account_id
      union all select account_id, 0, sum(amount) from team_events_hourly where own and kind = 'deposit' and ${within} group by account_id) made
    group by account_id`;
}

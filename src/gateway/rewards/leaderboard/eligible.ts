import { type AnyColumn, sql } from 'drizzle-orm';
import { rewardsBarredSql } from '../../money';

/** Who wants to be shown. */
export const isShown = (accountId: AnyColumn) =>
  sql`not exists (select from leaderboard_hidden h where h.account_id = ${accountId})`;

/** Who stands on a board: nobody who takes a break, and nobody who does not want to be shown (own.activity.barred). */
export const eligible = (accountId: AnyColumn) =>
  sql`${isShown(accountId)} and not ${rewardsBarredSql(sql`${accountId}`)}`;

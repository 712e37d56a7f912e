import { type SQL, sql } from 'drizzle-orm';

/** SQL expression: the statement's time. A subquery runs once, where the volatile function would run for each row. */
export const STATEMENT_TIME = sql`(select app_now())`;

/** SQL expression: the day of the site's zone that contains a time; today by default. */
export const siteDaySql = (zone: string, at: SQL = STATEMENT_TIME): SQL => sql`(${at} at time zone ${zone})::date`;

/** SQL expression: the start of a day in the site's zone. */
export const dayStartSql = (zone: string, day: SQL): SQL => sql`((${day})::timestamp at time zone ${zone})`;

/** SQL expression: a timestamp in the wire's format, ms since 1970, as a bigint. */
export const epochMsSql = (moment: SQL): SQL => sql`epoch_ms(${moment})`;

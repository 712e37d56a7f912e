import { type SQL, sql } from 'drizzle-orm';

/** SQL expression: the day of the site's zone that contains a time; today by default. */
export const siteDaySql = (zone: string, at: SQL = sql`app_now()`): SQL => sql`(${at} at time zone ${zone})::date`;

/** SQL expression: the start of a day in the site's zone. */
export const dayStartSql = (zone: string, day: SQL): SQL => sql`((${day})::timestamp at time zone ${zone})`;

import { type SQL, sql } from 'drizzle-orm';

/** SQL for the day of the site's zone that a moment is in; today by default. */
export const siteDaySql = (zone: string, at: SQL = sql`app_now()`): SQL => sql`(${at} at time zone ${zone})::date`;

/** SQL for the moment when a day of the site's zone starts. */
export const dayStartSql = (zone: string, day: SQL): SQL => sql`((${day})::timestamp at time zone ${zone})`;

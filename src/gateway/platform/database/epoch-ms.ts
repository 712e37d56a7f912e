import { type SQL, sql } from 'drizzle-orm';

/** SQL expression: a timestamp in the wire's format, ms since 1970, as a bigint. */
export const epochMsSql = (moment: SQL): SQL => sql`epoch_ms(${moment})`;

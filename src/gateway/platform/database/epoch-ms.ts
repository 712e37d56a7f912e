import { type SQL, sql } from 'drizzle-orm';

/** SQL for a moment as the wire carries it, ms since 1970: a bigint. */
export const epochMsSql = (moment: SQL): SQL => sql`epoch_ms(${moment})`;

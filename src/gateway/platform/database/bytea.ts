import { customType } from 'drizzle-orm/pg-core';

/** `bytea` column. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

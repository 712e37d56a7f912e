import { type SQL, sql } from 'drizzle-orm';

/** Returns a public number: a letter for the kind, and at least eight digits (`W00000012`). */
export const publicNumber = (letter: string, number: bigint): string => `${letter}${String(number).padStart(8, '0')}`;

/** SQL expression: the same for a column. */
export const publicNumberSql = (letter: string, number: SQL): SQL =>
  sql`${letter} || lpad(${number}::text, greatest(8, length(${number}::text)), '0')`;

import type { SQL } from 'drizzle-orm';
import type { Tx } from '../module-context';

/** Asks a question that always has one row. */
export async function askOne<T extends Record<string, unknown>>(tx: Tx, asked: SQL) {
  const { rows } = await tx.execute<T>(asked);
  if (!rows[0]) throw new Error('the question was not answered');
  return rows[0];
}

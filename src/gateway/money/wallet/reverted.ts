import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';

const revertedPart = v.object({ grantId: v.string(), factId: v.string(), amount: v.pipe(v.string(), v.toBigint()) });
/** Progress of a bonus by a bet, minor units. */
type RevertedPart = v.InferOutput<typeof revertedPart>;

/**
 * Takes back the progress that bets gave to a player's open bonuses, and returns it. Call it with the wallet locked
 * (`own.abuse.opposition`).
 */
export const revertTurnover = (tx: Tx, accountId: string, factIds: readonly string[]): Promise<RevertedPart[]> =>
  queryRows(
    tx,
    revertedPart,
    sql`select grant_id as "grantId", fact_id as "factId", amount::text
      from turnover_reverted(${accountId}, ${sql.param([...factIds])}::uuid[])`,
  );

/** Counts such progress again, if its bonus is still open. Call it with the wallet locked. */
export async function restoreTurnover(tx: Tx, { grantId, factId, amount }: RevertedPart): Promise<void> {
  await tx.execute(
    sql`select turnover_restored(row(${grantId}::uuid, ${factId}::uuid, ${amount}::bigint)::grant_stakes)`,
  );
}

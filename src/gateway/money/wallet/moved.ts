import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { epochMsSql } from '../../platform/time/time-sql';

const movedRow = v.object({
  id: v.string(),
  amount: v.pipe(
    v.string(),
    v.transform((digits) => BigInt(digits)),
  ),
  at: v.pipe(v.string(), v.transform(Number)),
});

/**
 * Returns the net change of all accounts of a player per transfer, minor units, and its time. Transfers without a
 * change are omitted.
 */
export async function movedBy(
  tx: Tx,
  ownerId: string,
  transferIds: readonly string[],
): Promise<Map<string, { amount: bigint; at: number }>> {
  if (transferIds.length === 0) return new Map();
  const rows = await queryRows(
    tx,
    movedRow,
    sql`
    select e.transfer_id as id, sum(e.amount)::text as amount, ${epochMsSql(sql`max(e.created_at)`)}::text as at
    from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where a.owner_id = ${ownerId} and e.transfer_id in ${[...transferIds]} group by 1`,
  );
  return new Map(rows.map(({ id, ...move }) => [id, move]));
}

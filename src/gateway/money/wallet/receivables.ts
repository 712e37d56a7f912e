import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { toWire } from '../../../contract/money/money';
import { ApiError, type Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import type { Side } from './ledger';

/** SQL expression: a player's open debt from reversed wins that were already spent, minor units. */
export const receivableSql = (ownerId: string) => sql<string>`receivable_open(${ownerId})::text`;

/** Returns the error that blocks withdrawals during a debt, minor units. */
export const receivableRefusal = (openDebt: bigint) =>
  new ApiError(409, 'withdrawal.receivable', { params: { owed: openDebt }, value: { owed: toWire(openDebt) } });

const sideRow = v.object({ side: v.object({ owner: v.null(), purpose: v.string(), shard: v.number() }) });

/** Returns the ledger side that credits a player's debt with an amount, in minor units. */
export async function receivableSide(tx: Tx, ownerId: string, amount: bigint): Promise<Side> {
  const { side } = await queryRow(tx, sideRow, sql`select receivable_side(${ownerId}, 0) as side`);
  return { ...side, amount };
}

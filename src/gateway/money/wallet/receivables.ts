import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { toWire } from '../../../contract/money/money';
import { ApiError, type Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import type { Side } from './ledger';

/** What a player owes of wins that were spent and taken back, minor units, as a part of a larger question. */
export const receivableSql = (ownerId: string) => sql<string>`receivable_open(${ownerId})::text`;

/** What is told where so much is owed, minor units: no withdrawal meanwhile. */
export const receivableRefusal = (owed: bigint) =>
  new ApiError(409, 'withdrawal.receivable', { params: { owed }, value: { owed: toWire(owed) } });

const sideRow = v.object({ side: v.object({ owner: v.null(), purpose: v.string(), shard: v.number() }) });

/** Returns the ledger side that credits what a player owes with an amount, in minor units. */
export async function receivableSide(tx: Tx, ownerId: string, amount: bigint): Promise<Side> {
  const { side } = await queryRow(tx, sideRow, sql`select receivable_side(${ownerId}, 0) as side`);
  return { ...side, amount };
}

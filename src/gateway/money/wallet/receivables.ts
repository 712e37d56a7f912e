import { sql } from 'drizzle-orm';
import { toWire } from '../../../contract/money/money';
import { ApiError } from '../../platform/context';

/** What a player owes of wins that were spent and taken back, minor units, as a part of a larger question. */
export const receivableSql = (ownerId: string) => sql<string>`receivable_open(${ownerId})::text`;

/** What is told where so much is owed, minor units: no withdrawal meanwhile. */
export const receivableRefusal = (owed: bigint) =>
  new ApiError(409, 'withdrawal.receivable', { params: { owed }, value: { owed: toWire(owed) } });

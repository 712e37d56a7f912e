import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { LimitPeriod } from '../../../contract';
import type { Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';

const minor = v.pipe(v.string(), v.toBigint());
const sums = v.object({ day: minor, week: minor, month: minor });

/**
 * Returns the amounts deposited or received from partners in the last 24 hours, 7 days and month, minor units. Payments
 * pending at a provider are not included.
 */
export async function depositedIn(tx: Tx, ownerId: string): Promise<Record<LimitPeriod, bigint>> {
  const of = (period: LimitPeriod) => sql`deposited_in(${ownerId}, ${period})::text as ${sql.identifier(period)}`;
  return queryRow(tx, sums, sql`select ${of('day')}, ${of('week')}, ${of('month')}`);
}

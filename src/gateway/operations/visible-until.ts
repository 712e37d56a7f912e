import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Tx } from '../platform/context';
import { queryRow } from '../platform/database/query';

/** Time for which personal data stay visible to the operator who has requested them. */
const VISIBLE = sql`interval '10 minutes'`;

const row = v.object({ until: v.nullable(v.pipe(v.string(), v.transform(Number))) });

/**
 * Returns the time until which an operator sees personal data: ten minutes after the command that requests them, with
 * a reason; null if there is none. `isSubject`: SQL condition for the command's arguments.
 */
export async function visibleUntil(tx: Tx, command: string, isSubject: SQL, operator: string): Promise<number | null> {
  const { until } = await queryRow(
    tx,
    row,
    sql`select epoch_ms(max(at) + ${VISIBLE})::text as until from operator_acts
      where ${isSubject} and at > app_now() - ${VISIBLE}
        and command = ${command} and outcome = 'done' and operator = ${operator}`,
  );
  return until;
}

import * as v from 'valibot';
import type { Query } from './database';

/** Returns the rows of a statement, parsed: a row of another shape is a defect and throws. */
export async function queryRows<Row>(
  tx: Query,
  row: v.GenericSchema<unknown, Row>,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await tx.query(statement, [...values]);
  return v.parse(v.array(row), rows);
}

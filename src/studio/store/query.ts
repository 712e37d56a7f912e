import * as v from 'valibot';
import type { Query } from './database';

/** Returns the parsed rows of a statement; throws on a row of another shape, which is a defect. */
export async function queryRows<Row>(
  tx: Query,
  row: v.GenericSchema<unknown, Row>,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await tx.query(statement, [...values]);
  return v.parse(v.array(row), rows);
}

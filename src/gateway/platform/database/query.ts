import { is, Placeholder, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Tx } from '../context';
import { CASING } from './database';

type RowSchema<Row> = v.GenericSchema<unknown, Row>;

/**
 * Returns the parsed rows of a statement. A row of another shape is a defect and throws an error without its values.
 * Statements of calls read no growing table as a whole (`own.scale.plans`).
 */
export async function queryRows<Row>(tx: Tx, row: RowSchema<Row>, statement: SQL): Promise<Row[]> {
  const { rows } = await tx.execute(statement);
  const parsed = v.safeParse(v.array(row), rows, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`the statement returned rows of another shape: ${v.getDotPath(issue)} is not ${issue.expected}`);
}

/** Returns the row of a statement that always has one. */
export async function queryRow<Row>(tx: Tx, row: RowSchema<Row>, statement: SQL): Promise<Row> {
  const rows = await queryRows(tx, row, statement);
  const [first] = rows;
  if (first === undefined || rows.length > 1) throw new Error(`expected exactly one row, got ${rows.length}`);
  return first;
}

/** Placeholders of a statement. */
type Placeholders<Values> = { [K in keyof Values]: SQL };
/** Interpolated value: a parameter of the call or a constant. */
type Place<Values> = (values: Values) => unknown;

/**
 * Builds a query that is compiled once, with placeholders bound per call: compiling a large one costs as much as
 * executing it.
 */
export function compileQuery<Values extends Record<string, unknown>>(
  write: (placeholders: Placeholders<Values>) => SQL,
): (values: Values) => SQL {
  let compiled: { texts: TemplateStringsArray; places: Place<Values>[] } | undefined;
  return (values) => {
    compiled ??= compile(write, values);
    return sql(compiled.texts, ...compiled.places.map((place) => place(values)));
  };
}

function compile<Values extends Record<string, unknown>>(
  write: (placeholders: Placeholders<Values>) => SQL,
  values: Values,
) {
  const placeholders = Object.fromEntries(
    Object.keys(values).map((name) => [name, sql`${sql.placeholder(name)}`]),
  ) as Placeholders<Values>;
  const { sql: text, params } = new PgDialect(CASING).sqlToQuery(write(placeholders));
  const texts = text.split(/\$\d+/);
  const placeOf = (param: unknown): Place<Values> =>
    is(param, Placeholder) ? (filled) => filled[param.name] : () => param;
  return { texts: Object.assign(texts, { raw: texts }), places: params.map(placeOf) };
}

import { is, Placeholder, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Tx } from '../context';
import { CASING } from './database';

/** Asks a question that always has one row. */
export async function askOne<T extends Record<string, unknown>>(tx: Tx, asked: SQL) {
  const { rows } = await tx.execute<T>(asked);
  if (!rows[0]) throw new Error('the question was not answered');
  return rows[0];
}

/** Placeholders of a query, in SQL. */
type Given<V> = { [K in keyof V]: SQL };
/** Value of a placeholder: a parameter of the call, or a constant. */
type Place<V> = (values: V) => unknown;

/**
 * A question that is put together once, and filled in each time that it is asked: a large one costs as much to put together as to answer.
 * Gives what `askOne` takes.
 */
export function question<V extends Record<string, unknown>>(asked: (given: Given<V>) => SQL): (values: V) => SQL {
  let built: { texts: TemplateStringsArray; places: Place<V>[] } | undefined;
  return (values) => {
    built ??= build(asked, values);
    return sql(built.texts, ...built.places.map((place) => place(values)));
  };
}

function build<V extends Record<string, unknown>>(asked: (given: Given<V>) => SQL, values: V) {
  const given = Object.fromEntries(
    Object.keys(values).map((name) => [name, sql`${sql.placeholder(name)}`]),
  ) as Given<V>;
  const { sql: text, params } = new PgDialect(CASING).sqlToQuery(asked(given));
  const texts = text.split(/\$\d+/);
  const placeOf = (param: unknown): Place<V> => (is(param, Placeholder) ? (filled) => filled[param.name] : () => param);
  return { texts: Object.assign(texts, { raw: texts }), places: params.map(placeOf) };
}

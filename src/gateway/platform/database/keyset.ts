import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError } from '../context';
import { UUID } from '../uuid';

/** Types of key columns: the pattern of their exact text in a marker, and the SQL that writes and reads it. */
const PARTS = {
  whole: {
    pattern: /^\d{1,18}$/,
    write: (column: SQLWrapper) => sql`${column}::text`,
    read: (part: string) => sql`${part}::bigint`,
  },
  time: {
    pattern: /^\d{1,16}$/,
    write: (column: SQLWrapper) => sql`(extract(epoch from ${column}) * 1000000)::bigint::text`,
    read: (part: string) => sql`(timestamptz 'epoch' + ${part}::bigint * interval '1 microsecond')`,
  },
  id: {
    pattern: UUID,
    write: (column: SQLWrapper) => sql`${column}::text`,
    read: (part: string) => sql`${part}::uuid`,
  },
};
type Part = keyof typeof PARTS;
type PageQuery = { pageNo: number; pageSize: number; marker?: string };
/**
 * Position of a page: `offset` rows after the row with that key (null: from the top). `passedRows` rows end with
 * that row.
 */
type Position = { key: string[] | null; passedRows: number; offset: number };

const stored = v.tupleWithRest([v.pipe(v.number(), v.integer(), v.minValue(0))], v.string());

/**
 * Returns the position that a query requests. A marker from the page itself or from a later one is ignored; then only
 * the page number counts. Throws `request.invalid` if the marker does not match the patterns.
 */
export function positionOf({ pageNo, pageSize, marker }: PageQuery, patterns: readonly RegExp[]): Position {
  const skipped = (pageNo - 1) * pageSize;
  if (marker === undefined) return { key: null, passedRows: 0, offset: skipped };
  const [passedRows, ...key] = parsed(marker);
  if (key.length !== patterns.length || !patterns.every((pattern, index) => pattern.test(key[index] ?? '')))
    throw invalid();
  return passedRows > skipped
    ? { key: null, passedRows: 0, offset: skipped }
    : { key, passedRows, offset: skipped - passedRows };
}

const invalid = () => new ApiError(422, 'request.invalid');

function parsed(marker: string): v.InferOutput<typeof stored> {
  try {
    return v.parse(stored, JSON.parse(Buffer.from(marker, 'base64url').toString()));
  } catch {
    throw invalid();
  }
}

/**
 * Returns the paging fields of a reply. `rest`: rows from the position's key on; `last`: key of the page's last row.
 */
export function pageAt(
  { pageNo, pageSize }: PageQuery,
  { passedRows }: Position,
  rest: number,
  last: readonly unknown[] | undefined,
) {
  const total = passedRows + rest;
  const end = pageNo * pageSize;
  const follows = last !== undefined && end < total;
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    ...(follows && { marker: Buffer.from(JSON.stringify([end, ...last.map(String)])).toString('base64url') }),
  };
}

type Keyset = {
  order: SQL;
  /** Key of a row, as text. */
  key: SQL<string[]>;
  at(query: PageQuery): KeysetPage;
};
type KeysetPage = {
  /** Rows from the marker on; `true` without one. */
  beyond: SQL;
  limit: number;
  offset: number;
  /** Parts of the key after which the page starts, or null. */
  after: SQL[] | null;
  reply(rest: number, last: readonly unknown[] | undefined): ReturnType<typeof pageAt>;
};

/**
 * Builds the order of a list by columns that together are unique, and its pages. A page with a marker starts after the
 * marker's row, regardless of later arrivals at the top (`own.list.marker`).
 */
export function keyset(columns: readonly (readonly [SQLWrapper, Part])[], direction: 'asc' | 'desc' = 'desc'): Keyset {
  const list = (parts: SQLWrapper[]) => sql.join(parts, sql`, `);
  const compared = sql.raw(direction === 'desc' ? '<' : '>');
  const patterns = columns.map(([, part]) => PARTS[part].pattern);
  const row = list(columns.map(([column]) => column));
  const after = ({ key }: Position) => key && columns.map(([, part], index) => PARTS[part].read(key[index] ?? ''));
  return {
    order: list(columns.map(([column]) => sql`${column} ${sql.raw(direction)}`)),
    key: sql<string[]>`array[${list(columns.map(([column, part]) => PARTS[part].write(column)))}]`,
    at(query) {
      const position = positionOf(query, patterns);
      const start = after(position);
      return {
        beyond: start ? sql`(${row}) ${compared} (${list(start)})` : sql`true`,
        limit: query.pageSize,
        offset: position.offset,
        after: start,
        reply: (rest, last) => pageAt(query, position, rest, last),
      };
    },
  };
}

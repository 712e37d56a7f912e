import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { ModuleContext, Tx } from '../../platform/context';
import { type Booking, findBookings, type TimeSpan } from './bookings';
import { matchRows } from './match';
import type { StatementSource } from './sources';
import { statementDifferences, statementLines } from './tables';

type Line = typeof statementLines.$inferSelect;
type Difference = typeof statementDifferences.$inferInsert;
type Pair = { booking: Booking; line: Line };

/** Rows of one statement of SQL: below PostgreSQL's limit of parameters. */
export const ROWS_AT_ONCE = 1_000;

/** Returns parts of a list of at most `ROWS_AT_ONCE` items. */
export const partsOf = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / ROWS_AT_ONCE) }, (_, part) =>
    list.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE),
  );

/**
 * Compares all unmatched lines of a source with our bookings (`own.statement.match`): pairs get their booking, and what
 * has no counterpart becomes a difference, once. `spans`: times that new statements are about; a booking of ours is
 * missing only there. Open differences whose counterpart has been found end. Call it with the source locked.
 */
export async function compare(ctx: ModuleContext, { code, covers }: StatementSource, spans: readonly TimeSpan[]) {
  const { db: tx } = ctx;
  const at = await ctx.now();
  const isFree = and(eq(statementLines.source, code), isNull(statementLines.bookingId));
  const lines = await tx.select().from(statementLines).where(isFree).orderBy(asc(statementLines.id));
  const refs = [...new Set(lines.flatMap((line) => line.refs))];
  const bookings = await findBookings(tx, covers, { refs, spans });
  const { matched, otherAmount, oursOnly, theirsOnly } = matchRows(bookings, lines);
  const pairs = [...matched, ...otherAmount];
  await storePairs(tx, pairs);
  const found = await endFound(tx, pairs, at);
  const isMissing = ({ at: time, hasDiffered }: Booking) =>
    !hasDiffered && spans.some(({ from, until }) => time >= from.getTime() && time < until.getTime());
  const differences = [
    ...otherAmount.map((pair) => differenceOf(code, at, pair)),
    ...oursOnly.filter(isMissing).map((booking) => differenceOf(code, at, { booking })),
    ...(await newLines(tx, theirsOnly)).map((line) => differenceOf(code, at, { line })),
  ];
  for (const part of partsOf(differences)) await tx.insert(statementDifferences).values(part);
  const countOf = (name: Difference['class']) => differences.filter((difference) => difference.class === name).length;
  return {
    matched: matched.length,
    otherAmount: countOf('otherAmount'),
    oursOnly: countOf('oursOnly'),
    theirsOnly: countOf('theirsOnly'),
    found,
  };
}

async function storePairs(tx: Tx, pairs: readonly Pair[]): Promise<void> {
  for (const part of partsOf(pairs)) {
    const rows = part.map(({ booking, line }) => ({
      line: line.id,
      booking: booking.booking,
      id: booking.id,
      account: booking.accountId,
    }));
    await tx.execute(sql`update statement_lines l set booking = p.booking, booking_id = p.id, account_id = p.account
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (line uuid, booking text, id uuid, account uuid)
      where l.id = p.line`);
  }
}

/** Ends open differences of which one side was missing; returns their number. */
async function endFound(tx: Tx, pairs: readonly Pair[], at: Date): Promise<number> {
  let ended = 0;
  const { booking, bookingId, lineId, resolvedAt, version } = statementDifferences;
  for (const part of partsOf(pairs)) {
    const names = part.map((pair) => pair.booking.booking);
    const ids = part.map((pair) => pair.booking.id);
    const isTheirs = inArray(
      lineId,
      part.map(({ line }) => line.id),
    );
    const isOurs = sql`(${booking}, ${bookingId}) in (select * from
      unnest(${sql.param(names)}::text[], ${sql.param(ids)}::uuid[]))`;
    const { rowCount } = await tx
      .update(statementDifferences)
      .set({ resolvedAt: at, version: sql`${version} + 1` })
      .where(and(isNull(resolvedAt), ne(statementDifferences.class, 'otherAmount'), or(isTheirs, isOurs)));
    ended += rowCount ?? 0;
  }
  return ended;
}

/** Returns the lines that have not been reported as a difference yet. */
async function newLines(tx: Tx, lines: readonly Line[]): Promise<Line[]> {
  const reported = new Set<string | null>();
  for (const part of partsOf(lines)) {
    const ids = part.map(({ id }) => id);
    const rows = await tx
      .select({ lineId: statementDifferences.lineId })
      .from(statementDifferences)
      .where(inArray(statementDifferences.lineId, ids));
    for (const { lineId } of rows) reported.add(lineId);
  }
  return lines.filter(({ id }) => !reported.has(id));
}

const differenceOf = (source: string, foundAt: Date, { booking, line }: Partial<Pair>): Difference => ({
  id: v7(),
  source,
  foundAt,
  class: booking && line ? 'otherAmount' : booking ? 'oursOnly' : 'theirsOnly',
  lineId: line?.id ?? null,
  theirs: line?.amount ?? null,
  booking: booking?.booking ?? null,
  bookingId: booking?.id ?? null,
  bookingNumber: booking?.number ?? null,
  accountId: booking?.accountId ?? null,
  ours: booking?.amount ?? null,
});

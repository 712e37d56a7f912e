import { and, asc, count, desc, eq, lte, max, ne, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { toWire } from '../../../contract/money/money';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { publicNumber } from '../../platform/public-number';
import { digest } from '../../platform/secrets/secrets';
import { siteDay } from '../../platform/time/site-days';
import { parseCamtStatements } from './camt-statement';
import { compare, partsOf } from './compare';
import { parseCsvStatement } from './csv-statement';
import type { StatementMapping } from './mapping';
import { type ParsedLine, type ParsedStatement, rejectedLines, type StatementDays } from './parsed';
import { lockSource } from './sources';
import { statementLines, statements } from './tables';

/** Returns the public number of a statement: `S00000001`. */
const statementNumber = (number: bigint): string => publicNumber('S', number);

/** Parses the file of a source; throws `statement.lines`. */
export const parseStatements = (mapping: StatementMapping, text: string): ParsedStatement[] =>
  mapping.format === 'csv' ? [parseCsvStatement(text, mapping)] : parseCamtStatements(text);

/**
 * Imports a file of a source and compares it with our bookings, completely or not at all (`own.statement.import`). A
 * statement that was imported before changes nothing; lines that an earlier statement has are stored once. Throws
 * `statement.sourceUnknown`, `statement.lines`, or `statement.otherLines` for a known statement with other lines.
 */
export async function importStatements(ctx: ModuleContext, sourceCode: string, text: string, importedBy: string) {
  const source = await lockSource(ctx.db, sourceCode);
  const imported = [];
  for (const parsed of parseStatements(source.mapping, text))
    imported.push(await store(ctx, { source: sourceCode, importedBy, ...parsed }));
  const spans = imported.flatMap(({ span }) => (span ? [span] : []));
  const compared = await compare(ctx, source, spans);
  return { statements: imported.map(({ span: _span, ...statement }) => statement), ...compared };
}

type ToStore = ParsedStatement & { source: string; importedBy: string };

/** Stores a statement with its new lines. `span`: null if it was stored before. */
async function store(ctx: ModuleContext, { source, importedBy, reference: ownReference, period, lines }: ToStore) {
  const { db: tx } = ctx;
  const linesDigest = digest(JSON.stringify(lines.map(contentOf)));
  const reference = ownReference ?? linesDigest;
  const isSame = and(eq(statements.source, source), eq(statements.reference, reference));
  const [earlier] = await tx.select().from(statements).where(isSame);
  if (earlier && earlier.digest !== linesDigest)
    throw new ApiError(409, 'statement.otherLines', { params: { statement: statementNumber(earlier.number) } });
  if (earlier) return { statement: statementNumber(earlier.number), isRepeated: true, lines: 0, span: null };
  const { first: firstDay, last: lastDay } = daysOf(period, lines);
  const values = { id: v7(), source, reference, digest: linesDigest, firstDay, lastDay, importedBy };
  const [row] = await tx
    .insert(statements)
    .values({ ...values, importedAt: await ctx.now() })
    .returning();
  if (!row) throw new Error('the statement was not stored');
  let added = 0;
  for (const part of partsOf(numbered(lines))) {
    const rows = part.map((line) => ({ ...line, id: v7(), statementId: row.id, source }));
    added += (await tx.insert(statementLines).values(rows).onConflictDoNothing()).rowCount ?? 0;
  }
  const from = new Date(siteDay(ctx.config.siteZone, await lastDayBefore(tx, row)).start);
  const until = new Date(siteDay(ctx.config.siteZone, lastDay).end);
  return { statement: statementNumber(row.number), isRepeated: false, lines: added, span: { from, until } };
}

/**
 * Returns the last day of the statement before, the first day of this one if there is none: that day may have gone on
 * after its import, and days between two statements are not lost.
 */
async function lastDayBefore(tx: Tx, { id, source, firstDay }: typeof statements.$inferSelect): Promise<string> {
  const isBefore = and(eq(statements.source, source), ne(statements.id, id), lte(statements.lastDay, firstDay));
  const [before] = await tx
    .select({ day: max(statements.lastDay) })
    .from(statements)
    .where(isBefore);
  return before?.day ?? firstDay;
}

/** Returns the days of a statement: those that it names, and those of its lines. */
function daysOf(period: StatementDays | null, lines: readonly ParsedLine[]): StatementDays {
  const days = [...(period ? [period.first, period.last] : []), ...lines.map(({ day }) => day)].sort();
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) throw rejectedLines([{ line: 1, problem: 'there are no lines' }]);
  return { first, last };
}

/** Content by which a line is known again in another file. */
const contentOf = ({ line: _line, amount, ...line }: ParsedLine) => ({ ...line, amount: toWire(amount) });

/** Returns lines with their digests; equal lines of a file are counted, so that each is stored. */
function numbered(lines: readonly ParsedLine[]) {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const content = JSON.stringify(contentOf(line));
    const nth = (counts.get(content) ?? 0) + 1;
    counts.set(content, nth);
    return { ...line, digest: digest(`${nth} ${content}`) };
  });
}

/** Lists statements, the newest first, with their lines and sums. */
export async function listStatements({ db }: ModuleContext) {
  const sumOf = (sign: string) =>
    sql<string>`coalesce(sum(${statementLines.amount}) filter (where ${statementLines.amount} * ${sql.raw(sign)} > 0), 0)::text`;
  const rows = await db
    .select({
      row: statements,
      lines: count(statementLines.id),
      matched: count(statementLines.bookingId),
      received: sumOf('1'),
      paid: sumOf('-1'),
    })
    .from(statements)
    .leftJoin(statementLines, eq(statementLines.statementId, statements.id))
    .groupBy(statements.id)
    .orderBy(desc(statements.number), asc(statements.id))
    .limit(100);
  return rows.map(({ row, received, paid, ...counts }) => ({
    statement: statementNumber(row.number),
    source: row.source,
    reference: row.reference,
    from: row.firstDay,
    until: row.lastDay,
    ...counts,
    received: toWire(BigInt(received)),
    paid: toWire(BigInt(paid)),
    importedBy: row.importedBy,
    importedAt: row.importedAt.toISOString(),
  }));
}

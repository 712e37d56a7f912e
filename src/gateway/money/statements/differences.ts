import { and, asc, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { toWire } from '../../../contract/money/money';
import { accounts } from '../../identity';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { publicNumber } from '../../platform/public-number';
import { statementDifferences, statementLines, statements } from './tables';

/** Number of a difference, as operators type it. */
export const whichDifference = v.pipe(v.string(), v.regex(/^V\d{8,12}$/, 'the number of a difference is needed'));

/** `version`: of the difference that the operator decided on; any if absent. */
type Decision = { operator: string; version?: number };

const orNull = (amount: bigint | null): string | null => (amount === null ? null : toWire(amount));
const isMeant = (which: string) => eq(statementDifferences.number, BigInt(which.slice(1)));

/** Selects differences with their line, statement and player. */
const selected = (tx: Tx) =>
  tx
    .select({ row: statementDifferences, line: statementLines, statement: statements, user: accounts.userName })
    .from(statementDifferences)
    .leftJoin(statementLines, eq(statementLines.id, statementDifferences.lineId))
    .leftJoin(statements, eq(statements.id, statementLines.statementId))
    .leftJoin(accounts, eq(accounts.id, statementDifferences.accountId));

type Selected = Awaited<ReturnType<typeof selected>>[number];

const render = ({ row, line, statement, user }: Selected) => ({
  difference: publicNumber('V', row.number),
  class: row.class,
  source: row.source,
  theirs: orNull(row.theirs),
  ours: orNull(row.ours),
  booking: row.booking,
  number: row.bookingNumber,
  user,
  line: line && {
    statement: statement && publicNumber('S', statement.number),
    line: line.line,
    day: line.day,
    reference: line.reference,
    sender: line.sender,
    text: line.text,
  },
  foundAt: row.foundAt.toISOString(),
  owner: row.owner,
  ownedSince: row.ownedSince?.toISOString() ?? null,
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
  resolvedBy: row.resolvedBy,
  reason: row.reason,
});

/** Lists open differences, oldest first; of one source, or of all. */
export async function openDifferences({ db }: ModuleContext, source?: string) {
  const isListed = source === undefined ? undefined : eq(statementDifferences.source, source);
  const rows = await selected(db)
    .where(and(isNull(statementDifferences.resolvedAt), isListed))
    .orderBy(asc(statementDifferences.foundAt), asc(statementDifferences.number));
  return rows.map(render);
}

/** Returns a difference with both its sides. Throws `statement.unknown`. */
export async function differenceForOperators({ db }: ModuleContext, which: string) {
  const [found] = await selected(db).where(isMeant(which));
  if (!found) throw new ApiError(404, 'statement.unknown');
  return render(found);
}

/** Locks an open difference. Throws `statement.unknown`, `statement.changed` or `statement.notPermitted`. */
async function lockOpen(tx: Tx, which: string, version?: number) {
  const [row] = await tx.select().from(statementDifferences).where(isMeant(which)).for('update');
  if (!row) throw new ApiError(404, 'statement.unknown');
  if (row.resolvedAt) throw new ApiError(409, 'statement.notPermitted');
  if (version !== undefined && version !== row.version) throw new ApiError(409, 'statement.changed');
  return row;
}

/** Makes an operator the owner of an open difference, also of one that another operator owns. */
export async function takeDifference({ db, now }: ModuleContext, which: string, { operator, version }: Decision) {
  const row = await lockOpen(db, which, version);
  if (row.owner === operator) return { difference: which, owner: operator };
  const changes = { owner: operator, ownedSince: await now(), version: row.version + 1 };
  await db.update(statementDifferences).set(changes).where(isMeant(which));
  return { difference: which, owner: operator };
}

/**
 * Resolves an open difference with a reason (`own.statement.differences`). An operator who resolves one without an
 * owner owns it. Throws `statement.owned` if another operator does.
 */
export async function resolveDifference(
  { db, now }: ModuleContext,
  which: string,
  { operator, version, reason }: Decision & { reason: string },
) {
  const row = await lockOpen(db, which, version);
  if (row.owner !== null && row.owner !== operator)
    throw new ApiError(409, 'statement.owned', { params: { owner: row.owner } });
  const at = await now();
  const ownership = { owner: operator, ownedSince: row.ownedSince ?? at };
  const changes = { ...ownership, resolvedAt: at, resolvedBy: operator, reason, version: row.version + 1 };
  await db.update(statementDifferences).set(changes).where(isMeant(which));
  return { difference: which, resolvedBy: operator };
}

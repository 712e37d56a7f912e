import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { lesser, toWire } from '../../../contract/money/money';
import { accountById, alertOwner } from '../../identity';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { balanceOf, MAIN } from './accounts';
import { transferKey } from './kinds';
import { insufficient, post, type Side } from './ledger';
import { receivables } from './tables';
import { reverseTurnover } from './turnover';

type Receivable = typeof receivables.$inferSelect;
const openOf = ({ amount, collected, waived }: Receivable): bigint => amount - collected - waived;

/** SQL expression: a player's open debt from money that was taken back after it was spent, minor units. */
export const receivableSql = (ownerId: string) => sql<string>`receivable_open(${ownerId})::text`;

/** Returns the error that blocks withdrawals during a debt, minor units. */
export const receivableRejection = (openDebt: bigint) =>
  new ApiError(409, 'withdrawal.receivable', { params: { owed: openDebt }, value: { owed: toWire(openDebt) } });

const sideRow = v.object({ side: v.object({ owner: v.null(), purpose: v.string(), shard: v.number() }) });

/** Returns the ledger side that credits a player's debt with an amount, in minor units. */
export async function receivableSide(tx: Tx, ownerId: string, amount: bigint): Promise<Side> {
  const { side } = await queryRow(tx, sideRow, sql`select receivable_side(${ownerId}, 0) as side`);
  return { ...side, amount };
}

/** Records the debt that a reversed deposit left, minor units (`own.deposit.reversed`). */
export async function oweForReversal(
  tx: Tx,
  { accountId, reversalId, amount, at }: { accountId: string; reversalId: string; amount: bigint; at: Date },
): Promise<void> {
  await tx.insert(receivables).values({ id: v7(), accountId, reversalId, amount, createdAt: at });
}

/** Returns a player's open debt from reversed deposits, minor units; the next deposits settle it. */
export async function depositDebtOf(tx: Tx, accountId: string): Promise<bigint> {
  const rows = await openReversals(tx, accountId);
  return rows.reduce((total, row) => total + openOf(row), 0n);
}

const openReversals = (tx: Tx, accountId: string): Promise<Receivable[]> =>
  tx
    .select()
    .from(receivables)
    .where(and(eq(receivables.accountId, accountId), isNull(receivables.endedAt), isNotNull(receivables.reversalId)))
    .orderBy(asc(receivables.createdAt), asc(receivables.id));

/**
 * Settles debts from reversed deposits out of a deposit that the transaction has credited, the oldest first: that part
 * requires no turnover (`own.deposit.reversed`).
 */
export async function settleDebts(
  within: ModuleContext,
  { id: depositId, accountId, amount }: { id: string; accountId: string; amount: bigint },
): Promise<void> {
  let left = amount;
  for (const row of await openReversals(within.db, accountId)) {
    const part = lesser(left, openOf(row));
    if (part === 0n) break;
    await collect(within, row, { amount: part, by: depositId });
    left -= part;
  }
  if (left < amount) await reverseTurnover(within.db, transferKey('deposit', depositId), amount - left);
}

/** Lists players' open debts, the oldest first. */
export async function openReceivables({ db }: ModuleContext) {
  const rows = await db
    .select()
    .from(receivables)
    .where(isNull(receivables.endedAt))
    .orderBy(asc(receivables.createdAt));
  const views = rows.map(async (row) => {
    const account = await accountById(db, row.accountId);
    return {
      id: row.id,
      user: account?.userName ?? null,
      from: row.reversalId ? 'deposit' : 'win',
      open: toWire(openOf(row)),
      amount: toWire(row.amount),
      since: row.createdAt,
    };
  });
  return Promise.all(views);
}

/**
 * Collects an open debt from the player's wallet, as far as possible, or waives it; notifies the player when nothing is
 * left. `version`: minor units that were settled when the operator decided, if known. Throws `receivable.unknown`,
 * `receivable.changed`, or `ledger.insufficient` if the wallet is empty.
 */
export async function endReceivable(
  ctx: ModuleContext,
  id: string,
  how: 'collect' | 'waive',
  { by, version }: { by: string; version?: number },
) {
  const [row] = await ctx.db.select().from(receivables).where(eq(receivables.id, id)).for('update');
  if (!row || row.endedAt) throw new ApiError(404, 'receivable.unknown');
  if (version !== undefined && BigInt(version) !== row.collected + row.waived)
    throw new ApiError(409, 'receivable.changed');
  const account = await accountById(ctx.db, row.accountId);
  if (!account) throw new ApiError(404, 'receivable.unknown');
  const open = openOf(row);
  const held = how === 'collect' ? await balanceOf(ctx.db, row.accountId) : open;
  const amount = lesser(held, open);
  if (amount === 0n) throw insufficient(row.accountId, held);
  await (how === 'collect' ? collect(ctx, row, { amount, by }) : waive(ctx, row, { amount, by }));
  return { user: account.userName, amount: toWire(amount), open: toWire(open - amount) };
}

type Part = { amount: bigint; by: string };

/** Books a part of a debt from the player's wallet. */
async function collect(ctx: ModuleContext, row: Receivable, { amount, by }: Part): Promise<void> {
  await book(ctx.db, row, { amount, by }, { owner: row.accountId, purpose: MAIN, amount: -amount });
  await reduce(ctx, row, { collected: amount, waived: 0n });
}

/** Books a part of a debt at the house's expense. */
async function waive(ctx: ModuleContext, row: Receivable, { amount, by }: Part): Promise<void> {
  await book(ctx.db, row, { amount, by }, { owner: null, purpose: 'adjustment', amount: -amount });
  await reduce(ctx, row, { collected: 0n, waived: amount });
}

async function book(tx: Tx, { id, accountId }: Receivable, { amount, by }: Part, from: Side): Promise<void> {
  const entries = [from, await receivableSide(tx, accountId, amount)];
  await post(tx, { key: transferKey('receivable', id, by), kind: 'adjustment', entries });
}

/** Stores the reduced debt; notifies the player once nothing is left of it. */
async function reduce(
  ctx: ModuleContext,
  row: Receivable,
  { collected, waived }: { collected: bigint; waived: bigint },
): Promise<void> {
  const isSettled = openOf(row) === collected + waived;
  await ctx.db
    .update(receivables)
    .set({
      collected: sql`${receivables.collected} + ${collected}`,
      waived: sql`${receivables.waived} + ${waived}`,
      endedAt: isSettled ? await ctx.now() : null,
    })
    .where(eq(receivables.id, row.id));
  const account = await accountById(ctx.db, row.accountId);
  if (!isSettled || !account) return;
  const alert = row.reversalId ? 'reversal.settled' : 'win.settled';
  await alertOwner(
    ctx,
    ctx.db,
    account,
    alert,
    { amount: toWire(row.amount) },
    { key: `receivable:${row.id}:settled` },
  );
}

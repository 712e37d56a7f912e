import { asc, eq, isNull, sql } from 'drizzle-orm';
import { toWire } from '../../../contract/money/money';
import { accountById, alertOwner } from '../../identity';
import { balanceOf, insufficient, MAIN, post, receivableSide, type Side, transferKey } from '../../money';
import { ApiError, type ModuleContext } from '../../platform/context';
import { receivables } from './tables';

type Receivable = typeof receivables.$inferSelect;
const openOf = ({ amount, collected, waived }: Receivable) => amount - collected - waived;

/** Lists players' debts from reversed wins that were already spent, the oldest first. */
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
      open: toWire(openOf(row)),
      amount: toWire(row.amount),
      since: row.createdAt,
    };
  });
  return Promise.all(views);
}

/**
 * Collects an open debt from the player's wallet, as far as possible, or waives it; notifies the player when nothing is
 * left. Throws `receivable.unknown`, or `ledger.insufficient` if the wallet is empty.
 */
export async function endReceivable(ctx: ModuleContext, id: string, how: 'collect' | 'waive', by: string) {
  const [row] = await ctx.db.select().from(receivables).where(eq(receivables.id, id)).for('update');
  if (!row || row.endedAt) throw new ApiError(404, 'receivable.unknown');
  const account = await accountById(ctx.db, row.accountId);
  if (!account) throw new ApiError(404, 'receivable.unknown');
  const open = openOf(row);
  const held = how === 'collect' ? await balanceOf(ctx.db, row.accountId) : open;
  const isEnough = held >= open;
  const amount = isEnough ? open : held;
  if (amount === 0n) throw insufficient(row.accountId, held);
  const debtEntry = await receivableSide(ctx.db, row.accountId, amount);
  const from: Side =
    how === 'collect'
      ? { owner: row.accountId, purpose: MAIN, amount: -amount }
      : { owner: null, purpose: 'adjustment', amount: -amount };
  await post(ctx.db, { key: transferKey('receivable', id, by), kind: 'adjustment', entries: [from, debtEntry] });
  const part = how === 'collect' ? receivables.collected : receivables.waived;
  await ctx.db
    .update(receivables)
    .set({
      [how === 'collect' ? 'collected' : 'waived']: sql`${part} + ${amount}`,
      endedAt: isEnough ? await ctx.now() : null,
    })
    .where(eq(receivables.id, id));
  if (isEnough)
    await alertOwner(
      ctx,
      ctx.db,
      account,
      'win.settled',
      { amount: toWire(row.amount) },
      { key: `receivable:${id}:settled` },
    );
  return { user: account.userName, amount: toWire(amount), open: toWire(open - amount) };
}

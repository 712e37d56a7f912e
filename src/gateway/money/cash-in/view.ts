import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { CashIn, Value } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import { ApiError, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { keyset } from '../../platform/database/keyset';
import { readAtOnce } from '../../platform/database/transact';
import { type CashInRow, numberOf } from './lifecycle';
import { cashInPictures, cashIns } from './tables';

/** Returns a cash-in of the player. Throws `cashIn.unknown`, for other players' cash-ins too (asvs 8.2.2). */
export async function ownCashIn(tx: Tx, accountId: string, id: string): Promise<CashInRow> {
  const [row] = await tx
    .select()
    .from(cashIns)
    .where(and(eq(cashIns.id, id), eq(cashIns.accountId, accountId)));
  if (!row) throw new ApiError(404, 'cashIn.unknown');
  return row;
}

const NEWEST_FIRST = keyset([[cashIns.number, 'whole']]);

/** Lists a player's cash-ins, newest first. */
export const listOf = (ctx: ModuleContext, accountId: string, listQuery: Input<'cashIns'>): Promise<Value<'cashIns'>> =>
  readAtOnce(ctx, async (tx) => {
    const { state } = listQuery;
    const page = NEWEST_FIRST.at(listQuery);
    const theirs = and(eq(cashIns.accountId, accountId), state ? eq(cashIns.state, state) : undefined, page.beyond);
    const [all] = await tx.select({ total: count() }).from(cashIns).where(theirs);
    const rows = await tx
      .select()
      .from(cashIns)
      .where(theirs)
      .orderBy(NEWEST_FIRST.order)
      .limit(page.limit)
      .offset(page.offset);
    const last = rows.at(-1);
    return { list: await render(tx, rows), ...page.reply(all?.total ?? 0, last && [last.number]) };
  });

/** Renders a cash-in for its player. */
export async function renderOwn(tx: Tx, row: CashInRow): Promise<CashIn> {
  const [view] = await render(tx, [row]);
  if (!view) throw new Error('the cash-in was not rendered');
  return view;
}

async function render(tx: Tx, rows: CashInRow[]): Promise<CashIn[]> {
  const ids = rows.map(({ id }) => id);
  const pictures = await tx
    .select({ id: cashInPictures.id, cashInId: cashInPictures.cashInId })
    .from(cashInPictures)
    .where(inArray(cashInPictures.cashInId, ids))
    .orderBy(asc(cashInPictures.createdAt), asc(cashInPictures.id));
  return rows.map((row) => ({
    id: row.id,
    number: numberOf(row),
    wallet: row.wallet,
    to: row.sentTo,
    amount: toWire(row.amount),
    sender: row.sender,
    reference: row.reference,
    state: row.state,
    createdAt: row.createdAt.getTime(),
    expiresAt: row.deadline.getTime(),
    received: row.received === null ? null : toWire(row.received),
    reason: row.state === 'rejected' ? row.reason : null,
    pictures: pictures.filter(({ cashInId }) => cashInId === row.id).map(({ id }) => id),
  }));
}

import { and, count, eq } from 'drizzle-orm';
import { type Deposit, SETTINGS, type Value } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import { ApiError, type Caller, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { keyset } from '../../platform/database/keyset';
import type { PaymentProvider } from '../payment/provider';
import { providerOf } from '../payment/providers';
import { numberOf } from './order';
import { deposits } from './tables';

type Row = typeof deposits.$inferSelect;

/** Address to which the provider sends players back. The page itself finds the deposit. */
const backTo = (origin: string) => `${origin}/?${new URLSearchParams({ dialog: 'memberCentre', page: 'depositv2' })}`;

/** Columns that a deposit's view needs. */
type DepositColumns = Pick<
  Row,
  'id' | 'number' | 'method' | 'amount' | 'state' | 'reason' | 'createdAt' | 'expiresAt' | 'reversed'
>;

/** Returns the function that renders deposits for the caller. */
export const viewFor = async (ctx: ModuleContext, caller: Caller): Promise<(row: DepositColumns) => Deposit> =>
  viewWith(await providerOf(ctx), await ctx.now(), caller);

/**
 * Builds the renderer from values that are already loaded. A payable deposit includes the address of the provider's
 * page.
 */
export function viewWith(
  provider: PaymentProvider | null,
  now: Date,
  { origin, language }: Caller,
): (row: DepositColumns) => Deposit {
  return (row) => {
    const { id, method, state, reason, expiresAt } = row;
    const fields = {
      id,
      number: numberOf(row),
      method,
      amount: toWire(row.amount),
      createdAt: row.createdAt.getTime(),
      expiresAt: expiresAt.getTime(),
    };
    const order = {
      order: id,
      number: fields.number,
      amount: fields.amount,
      currency: SETTINGS.currency,
      method,
      expiresAt: fields.expiresAt,
      language,
      back: backTo(origin),
    };
    const payable = state === 'pending' && expiresAt > now;
    return {
      ...fields,
      state,
      reason,
      reversed: row.reversed > 0n ? toWire(row.reversed) : null,
      payUrl: payable ? (provider?.address(order, origin) ?? null) : null,
    };
  };
}

/** Returns a deposit of the player. Throws `deposit.unknown`, for other players' deposits too (asvs 8.2.2). */
export async function ownDeposit(tx: Tx, accountId: string, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(deposits)
    .where(and(eq(deposits.id, id), eq(deposits.accountId, accountId)));
  if (!row) throw new ApiError(404, 'deposit.unknown');
  return row;
}

/** Returns the player's pending deposit, at most one (own.deposit.resumed). */
export async function pendingOf(tx: Tx, accountId: string): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(deposits)
    .where(and(eq(deposits.accountId, accountId), eq(deposits.state, 'pending')));
  return row;
}

/** Returns the deposit that an idempotency key has started; null without one. */
export async function depositByKey(ctx: ModuleContext, key: string, caller: Caller): Promise<Deposit | null> {
  const [row] = await ctx.db.select().from(deposits).where(eq(deposits.idempotencyKey, key));
  return row ? (await viewFor(ctx, caller))(row) : null;
}

const NEWEST_FIRST = keyset([[deposits.number, 'whole']]);

/** Lists a player's deposits, newest first. */
export async function listOf(
  ctx: ModuleContext,
  accountId: string,
  listQuery: Input<'deposits'>,
  caller: Caller,
): Promise<Value<'deposits'>> {
  const { state } = listQuery;
  const page = NEWEST_FIRST.at(listQuery);
  const theirs = and(eq(deposits.accountId, accountId), state ? eq(deposits.state, state) : undefined, page.beyond);
  const [all] = await ctx.db.select({ total: count() }).from(deposits).where(theirs);
  const rows = await ctx.db
    .select()
    .from(deposits)
    .where(theirs)
    .orderBy(NEWEST_FIRST.order)
    .limit(page.limit)
    .offset(page.offset);
  const last = rows.at(-1);
  return { list: rows.map(await viewFor(ctx, caller)), ...page.reply(all?.total ?? 0, last && [last.number]) };
}

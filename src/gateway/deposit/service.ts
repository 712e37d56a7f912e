import { and, eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { SETTINGS, type Value } from '../../contract';
import { fromWire, isWithin, toWire } from '../../contract/money';
import { type Account, accountById, lockAccount } from '../account/service';
import { depositBlock, depositLimitLeft } from '../limits/blocks';
import { ApiError, type Caller, type Input, type ModuleContext, type Tx } from '../module-context';
import { providerOf } from '../payment/providers';
import { consumeRateLimit } from '../platform/limits';
import { transact } from '../platform/transact';
import { moveKey } from '../wallet/requests';
import { expireLater } from './job';
import { METHODS } from './methods';
import { payableOf } from './payable';
import { deposits } from './tables';
import { pendingOf, viewFor } from './view';

type Row = typeof deposits.$inferSelect;

/** What a deposit is made on (own.deposit.terms, own.deposit.barred, own.deposit.limits-offered). */
export async function termsOf(ctx: ModuleContext, { id }: Account): Promise<Value<'depositTerms'>> {
  const [block, left] = [await depositBlock(ctx.db, id), await limitLeft(ctx.db, id)];
  return {
    methods: (await providerOf(ctx)) ? METHODS : [],
    barred: block && { by: block.by, until: block.until.getTime() },
    limitLeft: left === null ? null : toWire(left),
    offerLimits: left === null && !(await hasDeposited(ctx.db, id)),
  };
}

/**
 * Begins a deposit, which waits for the provider's word until it expires. The same key again gives the deposit that it has begun. Refuses with
 * `deposit.closed`, `deposit.method`, `deposit.bounds`, `deposit.barred`, `deposit.limit`, or `deposit.pending` while another waits.
 */
export async function createDeposit(
  ctx: ModuleContext,
  { id: accountId }: Account,
  asked: Input<'createDeposit'>,
  caller: Caller,
): Promise<Value<'createDeposit'>> {
  const fields = { accountId, method: asked.method, amount: fromWire(asked.amount), idempotencyKey: moveKey(caller, 'deposit') };
  if (!(await begunUnder(ctx.db, fields))) {
    await mayBeBegun(ctx, asked);
    await consumeRateLimit(ctx, 'deposit', accountId);
  }
  const row = await transact(ctx, async (tx, within) => {
    // The limits count what is begun: two at once must see one another.
    await lockAccount(tx, accountId);
    return (await begunUnder(tx, fields)) ?? begin(within, fields);
  });
  return (await viewFor(ctx, caller))(row);
}

type Fields = Pick<Row, 'accountId' | 'method' | 'amount' | 'idempotencyKey'>;

/** What a key has begun before; with another method or amount it is refused with `ledger.keyReused`. */
async function begunUnder(tx: Tx, { idempotencyKey, method, amount }: Fields): Promise<Row | undefined> {
  const [row] = await tx.select().from(deposits).where(eq(deposits.idempotencyKey, idempotencyKey));
  if (row && (row.method !== method || row.amount !== amount)) throw new ApiError(409, 'ledger.keyReused');
  return row;
}

async function mayBeBegun(ctx: ModuleContext, asked: Input<'createDeposit'>): Promise<void> {
  if (!(await providerOf(ctx))) throw new ApiError(403, 'deposit.closed');
  const method = METHODS.find(({ code }) => code === asked.method);
  if (!method) throw new ApiError(422, 'deposit.method');
  const { min, max } = method;
  const amount = fromWire(asked.amount);
  if (!isWithin(amount, { min, max })) throw new ApiError(422, 'deposit.bounds', { params: { min, max } });
}

async function begin(within: ModuleContext, fields: Fields): Promise<Row> {
  const { db: tx } = within;
  await assertDepositAllowed(tx, fields);
  if (await pendingOf(tx, fields.accountId)) throw new ApiError(409, 'deposit.pending');
  const createdAt = await within.now();
  const expiresAt = new Date(createdAt.getTime() + SETTINGS.depositExpiresAfter);
  const [row] = await tx
    .insert(deposits)
    .values({ id: v7(), ...fields, state: 'pending', createdAt, expiresAt })
    .returning();
  if (!row) throw new Error('the deposit was not made');
  await expireLater(tx, row.id);
  return row;
}

async function assertDepositAllowed(tx: Tx, { accountId, amount }: Fields): Promise<void> {
  if ((await accountById(tx, accountId))?.closedAt) throw new ApiError(401, 'session.ended');
  const block = await depositBlock(tx, accountId);
  if (block) throw new ApiError(403, 'deposit.barred', { value: { by: block.by, until: block.until.getTime() } });
  const left = await limitLeft(tx, accountId);
  if (left !== null && amount > left)
    throw new ApiError(422, 'deposit.limit', { params: { left: toWire(left) }, value: { left: toWire(left) } });
}

/** What the limits leave once all that may still be paid has come too, minor units; null where there are none. */
async function limitLeft(tx: Tx, accountId: string): Promise<bigint | null> {
  const left = await depositLimitLeft(tx, accountId);
  if (left === null) return null;
  const free = left - (await payableOf(tx, accountId));
  return free > 0n ? free : 0n;
}

async function hasDeposited(tx: Tx, accountId: string): Promise<boolean> {
  const theirs = and(eq(deposits.accountId, accountId), inArray(deposits.state, ['pending', 'credited']));
  return (await tx.select({ id: deposits.id }).from(deposits).where(theirs).limit(1)).length > 0;
}

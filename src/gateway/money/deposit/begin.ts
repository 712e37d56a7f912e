import { and, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { GATEWAY_SETTINGS, type Value } from '../../../contract';
import { fromWire, isWithin, toWire } from '../../../contract/money/money';
import { lockAccount } from '../../identity';
import { recordAuditEvent } from '../../platform/audit/service';
import { ApiError, type Caller, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import { consumeRateLimit } from '../../platform/http/limits';
import { depositStatus, renderBlock } from '../limits/blocks';
import { watch, watchedSql, watchSql } from '../limits/matching';
import { METHODS } from '../payment/methods';
import { providerSecrets, providerSql, providerWith } from '../payment/providers';
import { moveKey } from '../wallet/requests';
import { expireLater } from './later';
import { deposits } from './tables';
import { viewWith } from './view';

type Deposit = typeof deposits.$inferSelect;
/** Deposit request: `amount` in minor units; `bonus` null declines bonuses, undefined makes no choice. */
type DepositRequest = { accountId: string; method: string; amount: bigint; bonus?: string | null; key: string };

/**
 * Starts a deposit that stays pending until the provider reports or it expires. Idempotent per key. Throws
 * `deposit.closed`, `deposit.method`, `deposit.bounds`, `deposit.barred`, `deposit.limit`, `deposit.bonus`,
 * `deposit.bonusLeast`, or `deposit.pending` while another one is pending. Records its own audit event.
 */
export async function createDeposit(
  ctx: ModuleContext,
  accountId: string,
  { method, amount, bonus }: Input<'createDeposit'>,
  caller: Caller,
): Promise<Value<'createDeposit'>> {
  const request = { accountId, method, amount: fromWire(amount), bonus, key: moveKey(caller, 'deposit') };
  const context = await lookAt(ctx, request);
  const provider = providerWith(ctx, context.provider);
  if (!context.isStarted) {
    if (!provider) throw new ApiError(403, 'deposit.closed');
    checkMethod(request);
    const matched = await watchedSql(ctx, accountId, { step: 'deposit', watch: context.watch });
    await consumeRateLimit(ctx, 'deposit', accountId, matched);
  }
  return transact(ctx, async (tx, within) => {
    const account = await lockAccount(tx, accountId);
    const earlier = await findByKey(tx, request);
    const at = await within.now();
    if (!earlier) {
      if (!account || account.closedAt) throw new ApiError(401, 'session.ended');
      await checkLimits(tx, request);
    }
    const deposit = earlier ?? (await storeDeposit(within, request, at));
    const { ip, requestId } = caller;
    await recordAuditEvent(tx, { at, kind: 'deposit.begun', outcome: 'done', accountId, ip, requestId });
    return viewWith(provider, at, caller)(deposit);
  });
}

const lookRow = v.object({ watch, provider: providerSecrets, isStarted: v.boolean() });

/** Reads in one query whether the key has already started a deposit, and everything that a new one needs. */
async function lookAt(ctx: ModuleContext, { accountId, key }: DepositRequest): Promise<v.InferOutput<typeof lookRow>> {
  const context = await queryRow(
    ctx.db,
    lookRow,
    sql`select exists (select from deposits where idempotency_key = ${key}) as "isStarted",
      ${watchSql(accountId)} as watch, ${providerSql(ctx)} as provider`,
  );
  if (!context.watch.person.kept) throw new ApiError(401, 'session.ended');
  return context;
}

function checkMethod({ method, amount }: DepositRequest): void {
  const bounds = METHODS.find(({ code }) => code === method);
  if (!bounds) throw new ApiError(422, 'deposit.method');
  const { min, max } = bounds;
  if (!isWithin(amount, { min, max }))
    throw new ApiError(422, 'deposit.bounds', { params: { min: fromWire(min), max: fromWire(max) } });
}

/** Returns the deposit that a key has started. Throws `ledger.keyReused` if that request had different parameters. */
async function findByKey(tx: Tx, { key, method, amount, bonus }: DepositRequest): Promise<Deposit | undefined> {
  const [earlier] = await tx.select().from(deposits).where(eq(deposits.idempotencyKey, key));
  const isSame =
    earlier?.method === method && earlier.amount === amount && (bonus === undefined || earlier.bonus === (bonus ?? ''));
  if (earlier && !isSame) throw new ApiError(409, 'ledger.keyReused');
  return earlier;
}

/** Checks blocks, limits and pending deposits. Callers lock the account. */
async function checkLimits(tx: Tx, request: DepositRequest): Promise<void> {
  await rejectDeposit(tx, request);
  const isPending = and(eq(deposits.accountId, request.accountId), eq(deposits.state, 'pending'));
  const pending = await tx.select({ id: deposits.id }).from(deposits).where(isPending).limit(1);
  if (pending.length > 0) throw new ApiError(409, 'deposit.pending');
}

/**
 * Throws `deposit.barred` or `deposit.limit` if a player may not deposit an amount now. Callers lock the account:
 * limits include what may still be paid, and concurrent requests must see each other's.
 */
export async function rejectDeposit(
  tx: Tx,
  { accountId, amount }: Pick<DepositRequest, 'accountId' | 'amount'>,
): Promise<void> {
  const { block, allowance } = await depositStatus(tx, accountId);
  if (block) throw new ApiError(403, 'deposit.barred', { value: renderBlock(block) });
  if (allowance !== null && amount > allowance)
    throw new ApiError(422, 'deposit.limit', { params: { left: allowance }, value: { left: toWire(allowance) } });
}

/** Stores a deposit with its choice of bonus (own.deposit.bonus) and the job that expires it, atomically. */
async function storeDeposit(within: ModuleContext, request: DepositRequest, at: Date): Promise<Deposit> {
  const { accountId, method, amount, bonus, key } = request;
  const expiresAt = new Date(at.getTime() + GATEWAY_SETTINGS.depositExpiresAfter);
  const [deposit] = await within.db
    .insert(deposits)
    .values({
      id: v7(),
      accountId,
      idempotencyKey: key,
      method,
      amount,
      state: 'pending',
      bonus: bonus === undefined ? null : (bonus ?? ''),
      createdAt: at,
      expiresAt,
    })
    .returning();
  if (!deposit) throw new Error('the deposit was not stored');
  if (bonus !== undefined) await within.ports.chooseDepositBonus(within, accountId, { bonus, amount: toWire(amount) });
  await expireLater(within, deposit.id);
  return deposit;
}

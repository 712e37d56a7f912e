import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { GATEWAY_SETTINGS, type Value } from '../../../contract';
import { DEPOSIT_STATES } from '../../../contract/money/deposit';
import { fromWire, isWithin, toWire } from '../../../contract/money/money';
import { auditSql } from '../../platform/audit/service';
import { ApiError, type Caller, type Input, type ModuleContext } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import { consumeRateLimit } from '../../platform/http/limits';
import { blockOf, shownBlock, toldBlock } from '../limits/blocks';
import { watch, watchedSql, watchSql } from '../limits/matching';
import { METHODS } from '../payment/methods';
import { providerSql, providerWith, toldProvider } from '../payment/providers';
import { moveKey } from '../wallet/requests';
import { expireLaterSql } from './later';
import { deposits } from './tables';
import { type Shown, viewWith } from './view';

/**
 * Begins a deposit, which waits for the provider's word until it expires. The same key again gives the deposit that it has begun. Refuses with
 * `deposit.closed`, `deposit.method`, `deposit.bounds`, `deposit.barred`, `deposit.limit`, `deposit.bonus`, `deposit.bonusLeast`, or `deposit.pending` while another waits.
 * It writes down itself that it was done.
 */
export async function createDeposit(
  ctx: ModuleContext,
  accountId: string,
  asked: Input<'createDeposit'>,
  caller: Caller,
): Promise<Value<'createDeposit'>> {
  const key = moveKey(caller, 'deposit');
  const look = await lookAt(ctx, accountId, key);
  const provider = providerWith(ctx, look.provider);
  if (!look.begun) {
    if (!provider) throw new ApiError(403, 'deposit.closed');
    checkWay(asked);
    await consumeRateLimit(
      ctx,
      'deposit',
      accountId,
      await watchedSql(ctx, accountId, { step: 'deposit', watch: look.watch }),
    );
  }
  const { deposit, now } = await beginWith(ctx, accountId, { ...asked, key }, caller);
  return viewWith(provider, now, caller)(deposit);
}

const lookRow = v.object({ watch, provider: toldProvider, begun: v.boolean() });

/** Reads in one query whether the key has started a deposit, and what a new one needs. */
async function lookAt(ctx: ModuleContext, accountId: string, key: string): Promise<v.InferOutput<typeof lookRow>> {
  const begun = sql`exists (select from deposits where idempotency_key = ${key})`;
  const asked = sql`select ${begun} as begun, ${watchSql(ctx, accountId)} as watch, ${providerSql(ctx)} as provider`;
  const look = await queryRow(ctx.db, lookRow, asked);
  if (!look.watch.person.kept) throw new ApiError(401, 'session.ended');
  return look;
}

function checkWay(asked: Input<'createDeposit'>): void {
  const method = METHODS.find(({ code }) => code === asked.method);
  if (!method) throw new ApiError(422, 'deposit.method');
  const { min, max } = method;
  if (!isWithin(fromWire(asked.amount), { min, max }))
    throw new ApiError(422, 'deposit.bounds', { params: { min: fromWire(min), max: fromWire(max) } });
}

/** Begins it, and what is to come with it where that was asked (own.deposit.bonus): both or neither, and with the same key the same. */
async function beginWith(ctx: ModuleContext, accountId: string, asked: Keyed, caller: Caller): Promise<Begun> {
  const { bonus, amount } = asked;
  if (bonus === undefined) return begin(ctx, accountId, asked, caller);
  return transact(ctx, async (tx, within) => {
    const begun = await begin(within, accountId, asked, caller);
    const own = eq(deposits.id, begun.deposit.id);
    if (begun.replayed) {
      const [kept] = await tx.select({ bonus: deposits.bonus }).from(deposits).where(own);
      if (kept?.bonus !== (bonus ?? '')) throw new ApiError(409, 'ledger.keyReused');
      return begun;
    }
    await ctx.ports.chooseDepositBonus(within, accountId, { bonus, amount });
    await tx
      .update(deposits)
      .set({ bonus: bonus ?? '' })
      .where(own);
    return begun;
  });
}

type Keyed = Input<'createDeposit'> & { key: string };
type Begun = { deposit: Shown; now: Date; replayed: boolean };

/** As the database tells it: times in ms. */
const started = v.object({
  replayed: v.boolean(),
  deposit: v.object({
    id: v.string(),
    number: v.string(),
    method: v.string(),
    amount: v.string(),
    state: v.picklist(DEPOSIT_STATES),
    reason: v.nullable(v.string()),
    createdAt: v.number(),
    expiresAt: v.number(),
  }),
});
const rejected = v.object({
  refused: v.picklist(['keyReused', 'closed', 'pending', 'barred', 'limit']),
  block: v.optional(toldBlock, null),
  left: v.optional(v.string()),
});
const beginRow = v.object({ told: v.union([started, rejected]), now: v.string() });

/** The account is locked, looked at and written to in one question: the limits count what is begun, and two at once must see one another. */
async function begin(
  ctx: ModuleContext,
  accountId: string,
  { key, method, amount }: Keyed,
  { ip, requestId }: Caller,
): Promise<Begun> {
  const [id, lasts] = [v7(), `${GATEWAY_SETTINGS.depositExpiresAfter} ms`];
  const fields = JSON.stringify({ id, accountId, key, method, amount: fromWire(amount).toString(), lasts });
  const done = auditSql(
    { kind: 'deposit.begun', outcome: 'done', accountId, ip, requestId },
    sql`begun where told -> 'deposit' is not null`,
  );
  const { told, now } = await queryRow(
    ctx.db,
    beginRow,
    sql`
    with begun as materialized (select deposit_begun(${fields}::jsonb) as told), event as (${done})
    select told, floor(extract(epoch from app_now()) * 1000) as now,
      case when told @> '{"replayed": false}' then (select ${expireLaterSql(ctx, id)}) end as expires from begun`,
  );
  if (!('deposit' in told)) throw refusalOf(told);
  const { deposit, replayed } = told;
  const times = { createdAt: new Date(deposit.createdAt), expiresAt: new Date(deposit.expiresAt) };
  const shown = { ...deposit, ...times, number: BigInt(deposit.number), amount: BigInt(deposit.amount) };
  return { deposit: shown, now: new Date(Number(now)), replayed };
}

function refusalOf({ refused, block: told, left: minor = '0' }: v.InferOutput<typeof rejected>): ApiError {
  if (refused === 'keyReused') return new ApiError(409, 'ledger.keyReused');
  if (refused === 'closed') return new ApiError(401, 'session.ended');
  if (refused === 'pending') return new ApiError(409, 'deposit.pending');
  const block = blockOf(told);
  if (block) return new ApiError(403, 'deposit.barred', { value: shownBlock(block) });
  const left = BigInt(minor);
  return new ApiError(422, 'deposit.limit', { params: { left }, value: { left: toWire(left) } });
}

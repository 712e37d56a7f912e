import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import type { CashIn, Value } from '../../../contract';
import { cashInReference } from '../../../contract/money/cash-in';
import { fromUnits, fromWire, isWithin, toWire } from '../../../contract/money/money';
import { payoutNumber } from '../../../contract/money/payout-number';
import type { Site } from '../../../contract/platform/site';
import { lockAccount } from '../../identity';
import { recordAuditEvent } from '../../platform/audit/service';
import { ApiError, type Caller, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import { consumeRateLimit } from '../../platform/http/limits';
import { advance, start } from '../../platform/lifecycle/service';
import { readSite } from '../../platform/system/site';
import { rejectDeposit } from '../deposit/begin';
import { depositStatus, renderBlock } from '../limits/blocks';
import { watchExclusion } from '../limits/matching';
import { moveKey } from '../wallet/requests';
import { type CashInRow, cashInLifecycle } from './lifecycle';
import { cashIns } from './tables';
import { ownCashIn, renderOwn } from './view';
import { openWallets } from './wallets';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A report with its parts in stored form; `amount` in minor units. */
type CashInRequest = Pick<CashInRow, 'accountId' | 'wallet' | 'amount' | 'sender' | 'reference'> & { key: string };

/** Returns what a player needs to report a cash-in (own.cash-in.create, own.cash-in.limits). */
export async function termsOf(ctx: ModuleContext, accountId: string): Promise<Value<'cashInTerms'>> {
  await watchExclusion(ctx, accountId, 'deposit');
  const site = await readSite(ctx.db);
  const { block, allowance } = await depositStatus(ctx.db, accountId);
  const { day, open } = await reportedBy(ctx.db, accountId, await ctx.now());
  const dayLeft = fromUnits(site.cashInDay) - day;
  return {
    wallets: await openWallets(ctx.db, fromUnits(site.cashInMost)),
    barred: block && renderBlock(block),
    limitLeft: allowance === null ? null : toWire(allowance),
    dayLeft: toWire(dayLeft > 0n ? dayLeft : 0n),
    openLeft: Math.max(0, site.cashInOpen - open),
    hours: site.cashInHours,
  };
}

/**
 * Stores a player's report of a transfer, which stays pending until an operator decides or it expires. Idempotent per
 * key. Throws `cashIn.reference`, `cashIn.sender`, `cashIn.wallet`, `cashIn.bounds`, `cashIn.openMost`, `cashIn.day`,
 * `cashIn.referenceUsed`, or what a deposit throws: `deposit.barred`, `deposit.limit`. Records its own audit event.
 */
export async function createCashIn(
  ctx: ModuleContext,
  accountId: string,
  input: Input<'createCashIn'>,
  caller: Caller,
): Promise<CashIn> {
  const request = requestOf(accountId, input, moveKey(caller, 'cash-in'));
  // Before the transaction: a rejection must not undo a recorded match or the consumed limit.
  if (!(await findByKey(ctx.db, request))) {
    await watchExclusion(ctx, accountId, 'deposit');
    await consumeRateLimit(ctx, 'deposit', accountId);
  }
  return transact(ctx, async (tx, within) => {
    const account = await lockAccount(tx, accountId);
    const earlier = await findByKey(tx, request);
    const at = await within.now();
    if (!earlier && (!account || account.closedAt)) throw new ApiError(401, 'session.ended');
    const row = earlier ?? (await storeReport(within, request, at));
    const { ip, requestId } = caller;
    await recordAuditEvent(tx, { at, kind: 'cashin.reported', outcome: 'done', accountId, ip, requestId });
    return renderOwn(tx, row);
  });
}

/** Normalises the parts of a report. Throws `cashIn.reference` or `cashIn.sender`. */
function requestOf(accountId: string, input: Input<'createCashIn'>, key: string): CashInRequest {
  const reference = cashInReference(input.reference);
  if (reference === null) throw new ApiError(422, 'cashIn.reference');
  const sender = payoutNumber('ewallet', input.sender);
  if (sender === null) throw new ApiError(422, 'cashIn.sender');
  return { accountId, wallet: input.wallet, amount: fromWire(input.amount), sender, reference, key };
}

/** Returns the report of a key. Throws `ledger.keyReused` if that one had different parts. */
async function findByKey(tx: Tx, { key, wallet, amount, sender, reference }: CashInRequest) {
  const [earlier] = await tx.select().from(cashIns).where(eq(cashIns.idempotencyKey, key));
  const isSame =
    earlier?.wallet === wallet &&
    earlier.amount === amount &&
    earlier.sender === sender &&
    earlier.reference === reference;
  if (earlier && !isSame) throw new ApiError(409, 'ledger.keyReused');
  return earlier;
}

/** Checks and stores a report. Callers lock the account: limits include the player's other reports. */
async function storeReport(within: ModuleContext, request: CashInRequest, at: Date): Promise<CashInRow> {
  const { db: tx } = within;
  const { key: idempotencyKey, ...parts } = request;
  const site = await readSite(tx);
  const wallet = (await openWallets(tx, fromUnits(site.cashInMost))).find(({ code }) => code === request.wallet);
  if (!wallet) throw new ApiError(422, 'cashIn.wallet');
  const { min, max, number: sentTo } = wallet;
  if (!isWithin(request.amount, { min, max }))
    throw new ApiError(422, 'cashIn.bounds', { params: { min: fromWire(min), max: fromWire(max) } });
  await rejectDeposit(tx, request);
  await rejectTooMuch(tx, request, site, at);
  const deadline = new Date(at.getTime() + site.cashInHours * HOUR);
  const report = { ...parts, idempotencyKey, sentTo, createdAt: at, deadline };
  const input = { expiresAfterHours: site.cashInHours };
  return (await start(within, cashInLifecycle, { id: v7(), input, at, note: { report } })).subject;
}

/** Throws `cashIn.openMost` or `cashIn.day` if a report exceeds the site's limits (`own.cash-in.limits`). */
async function rejectTooMuch(
  tx: Tx,
  { accountId, amount }: CashInRequest,
  { cashInOpen, cashInDay }: Site,
  at: Date,
): Promise<void> {
  const { day, open } = await reportedBy(tx, accountId, at);
  if (open >= cashInOpen) throw new ApiError(409, 'cashIn.openMost', { params: { most: cashInOpen } });
  const left = fromUnits(cashInDay) - day;
  if (amount > left) throw new ApiError(422, 'cashIn.day', { params: { left: left > 0n ? left : 0n } });
}

const reportedRow = v.object({ day: v.string(), open: v.number() });

/** Returns the minor units that a player reported within a day and that count, and the number of pending reports. */
async function reportedBy(tx: Tx, accountId: string, at: Date): Promise<{ day: bigint; open: number }> {
  const since = new Date(at.getTime() - DAY);
  const isCounted = and(
    eq(cashIns.accountId, accountId),
    inArray(cashIns.state, ['pending', 'confirmed']),
    gt(cashIns.createdAt, since),
  );
  const isPending = and(eq(cashIns.accountId, accountId), eq(cashIns.state, 'pending'));
  const { day, open } = await queryRow(
    tx,
    reportedRow,
    sql`select (select coalesce(sum(coalesce(received, amount)), 0)::text from cash_ins where ${isCounted}) as day,
      (select count(*)::int from cash_ins where ${isPending}) as open`,
  );
  return { day: BigInt(day), open };
}

/**
 * Cancels a pending cash-in of the player. Returns the resulting state; throws `cashIn.unknown`, or
 * `cashIn.notPermitted` once it is decided.
 */
export async function cancelCashIn(
  ctx: ModuleContext,
  accountId: string,
  { id }: Input<'cancelCashIn'>,
): Promise<CashIn> {
  await ownCashIn(ctx.db, accountId, id);
  const { subject } = await advance(ctx, cashInLifecycle, { id, event: { type: 'player.cancelled' } });
  return renderOwn(ctx.db, subject);
}

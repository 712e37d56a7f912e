import { eq } from 'drizzle-orm';
import type { DepositState } from '../../../contract/money/deposit';
import { fromWire, toWire } from '../../../contract/money/money';
import { accountById, alertOwner, lockAccount } from '../../identity';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { watchExclusion } from '../limits/matching';
import type { Payer, PaymentEvent } from '../payment/provider';
import { MAIN } from '../wallet/accounts';
import { transferKey } from '../wallet/kinds';
import { post } from '../wallet/ledger';
import { settleDebts } from '../wallet/receivables';
import { oweForDeposit } from '../wallet/turnover';
import { returnLater, voidLater } from './later';
import { numberOf } from './order';
import { reverse } from './reverse';
import { PAYIN, returnReason, suspending } from './suspense';
import { depositEvents, deposits } from './tables';

type Row = typeof deposits.$inferSelect;

/**
 * Next state per event type and current state; missing entries change nothing. Events arrive late, repeatedly and in
 * any order: received money is always accepted, and only a reversal takes it back (own.deposit.ended).
 */
const LEADS: Record<PaymentEvent['type'], Partial<Record<DepositState, DepositState>>> = {
  'payment.processing': {},
  'payment.paid': { pending: 'credited', failed: 'credited', expired: 'credited' },
  'payment.refused': { pending: 'failed' },
  'payment.reversed': {},
};

/**
 * Applies a provider event exactly once, across retries and gateways (asvs 2.3.3, 2.3.4). Throws `deposit.unknown`,
 * `deposit.amount` if the amounts differ, or what `reverse` throws.
 */
export async function settle(
  ctx: ModuleContext,
  { id, type, order, amount, reason, reversed, payer }: PaymentEvent,
): Promise<void> {
  await transact(ctx, async (tx, within) => {
    const row = await lockDeposit(tx, order);
    if (fromWire(amount) !== row.amount) throw new ApiError(422, 'deposit.amount');
    const at = await within.now();
    const insertion = await tx
      .insert(depositEvents)
      .values({ id, depositId: row.id, type, receivedAt: at })
      .onConflictDoNothing();
    if (payer && type === 'payment.paid') await notePayer(tx, row, payer);
    if (insertion.rowCount && type === 'payment.reversed') await reverse(within, row, { reversed, reason }, at);
    const state = insertion.rowCount ? LEADS[type][row.state] : undefined;
    if (state === 'credited') await receive(within, row, at);
    else if (state) await giveUp(tx, row, reason ?? null, at);
  });
}

/**
 * Locks the account before the deposit, the same order as everywhere: changes of limits, pauses and closing wait for
 * us.
 */
export async function lockDeposit(tx: Tx, id: string): Promise<Row> {
  const [found] = await tx.select({ accountId: deposits.accountId }).from(deposits).where(eq(deposits.id, id));
  if (found) await lockAccount(tx, found.accountId);
  const [row] = await tx.select().from(deposits).where(eq(deposits.id, id)).for('update');
  if (!row) throw new ApiError(404, 'deposit.unknown');
  return row;
}

/** Stores the payer of a deposit (`own.payout.payer`). A poll may have credited it before the event that names them. */
async function notePayer(tx: Tx, { id, payerName, payerNumber }: Row, { name, number }: Payer): Promise<void> {
  const changes = { payerName: payerName ?? name ?? null, payerNumber: payerNumber ?? number ?? null };
  await tx.update(deposits).set(changes).where(eq(deposits.id, id));
}

/** Credits received money, unless something blocks it now; then the payer gets a refund. */
async function receive(within: ModuleContext, row: Row, at: Date): Promise<void> {
  const { db: tx } = within;
  await watchExclusion(within, row.accountId, 'deposit');
  const reason = await returnReason(tx, row);
  const state = reason === null ? 'credited' : 'returned';
  await tx.update(deposits).set({ state, settledAt: at, reason }).where(eq(deposits.id, row.id));
  if (reason === null) return creditDeposit(within, row, at);
  await post(tx, suspending(row), at);
  await returnLater(tx, row.id);
  await notifyOwner(within, row, state);
}

/** Books a credited deposit with everything that follows: debts are settled, its bonus granted, the player notified. */
export async function creditDeposit(within: ModuleContext, row: Row, at: Date): Promise<void> {
  await credit(within.db, row, at);
  await settleDebts(within, row);
  await within.ports.offerForDeposit(within, row);
  await notifyOwner(within, row, 'credited');
}

async function notifyOwner(within: ModuleContext, row: Row, state: 'credited' | 'returned'): Promise<void> {
  const owner = await accountById(within.db, row.accountId);
  const params = { number: numberOf(row), amount: toWire(row.amount) };
  if (owner) await alertOwner(within, within.db, owner, `deposit.${state}`, params);
}

/** Marks a deposit as failed, rejected by the provider or cancelled by the player, and enqueues its voiding. */
export async function giveUp(tx: Tx, { id }: Row, reason: string | null, at: Date): Promise<void> {
  await tx.update(deposits).set({ state: 'failed', settledAt: at, reason }).where(eq(deposits.id, id));
  await voidLater(tx, id);
}

/** Books the money of a deposit and its turnover requirement, once. */
export async function credit(
  tx: Tx,
  { id, accountId: owner, amount }: Pick<Row, 'id' | 'accountId' | 'amount'>,
  at: Date,
): Promise<void> {
  const entries = [
    { ...PAYIN, amount: -amount },
    { owner, purpose: MAIN, amount },
  ];
  const booked = await post(tx, { key: transferKey('deposit', id), kind: 'deposit', entries }, at);
  await oweForDeposit(tx, owner, amount, booked.id);
}

import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { SETTINGS } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import type { ModuleContext, Tx } from '../../platform/context';
import { enqueue } from '../../platform/jobs/enqueue';
import type { Due } from '../../platform/jobs/overdue';
import type { PaidPayout, PayoutOrder } from '../payment/provider';
import { banksById } from '../payout-accounts/service';
import { numberOf, type Withdrawing } from './effects';
import { payouts } from './tables';

export type Payout = typeof payouts.$inferSelect;

export const QUERY = 'payout.query';
/** Delay before the provider is queried again, ms: the first, and the longest. In between it doubles. */
const FIRST_QUERY = 60_000;
const LAST_QUERY = 3_600_000;

/**
 * Opens an attempt to pay a withdrawal, in the transaction of its step (`own.payout.once`). The database permits none
 * beside another that is open or was paid.
 */
export async function openPayout(
  tx: Tx,
  { id: withdrawalId, amount }: Withdrawing,
  { at, batchId }: { at: Date; batchId: string | null },
): Promise<Payout> {
  const last = await lastPayout(tx, withdrawalId);
  const values = {
    id: v7(),
    withdrawalId,
    attempt: (last?.attempt ?? 0) + 1,
    batchId,
    amount,
    state: batchId === null ? ('sending' as const) : ('processing' as const),
    queryAt: batchId === null ? at : null,
    createdAt: at,
  };
  const [payout] = await tx.insert(payouts).values(values).returning();
  if (!payout) throw new Error('the payout was not stored');
  return payout;
}

/** Orders a payout at the provider: the job does it once this transaction is committed. */
export async function sendPayout(tx: Tx, of: Withdrawing, at: Date): Promise<void> {
  const { id } = await openPayout(tx, of, { at, batchId: null });
  const { task, key, payload } = queryOf(id);
  await enqueue(tx, task, payload, { key });
}

/** Returns the last attempt to pay a withdrawal. */
export async function lastPayout(tx: Tx, withdrawalId: string): Promise<Payout | undefined> {
  const isIts = eq(payouts.withdrawalId, withdrawalId);
  const [row] = await tx.select().from(payouts).where(isIts).orderBy(desc(payouts.attempt)).limit(1);
  return row;
}

/** Returns whether the outcome of a payout is still open. */
export const isOpen = ({ settledAt }: Pick<Payout, 'settledAt'>): boolean => settledAt === null;

/** Returns the job that orders or queries a payout; a second one for the same payout replaces the first. */
const queryOf = (id: string) => ({ task: QUERY, key: `${QUERY}:${id}`, payload: { id } });

/** Schedules the next query, before this one: whatever ends this process, the outcome is queried again. */
export async function queryAgain({ db, now }: ModuleContext, id: string, wait = FIRST_QUERY): Promise<void> {
  const { task, key, payload } = queryOf(id);
  const next = Math.min(2 * wait, LAST_QUERY);
  await db.transaction(async (tx) => {
    const queryAt = new Date((await now()).getTime() + wait);
    await tx.update(payouts).set({ queryAt }).where(eq(payouts.id, id));
    await enqueue(tx, task, { ...payload, wait: next }, { key, wait });
  });
}

/** Lists payouts whose query is overdue. */
export async function overduePayouts({ db }: ModuleContext, before: Date): Promise<Due[]> {
  const rows = await db.select().from(payouts).where(lt(payouts.queryAt, before));
  return rows.map(({ id, queryAt }) => ({ ...queryOf(id), since: queryAt ?? before }));
}

/** Returns the reference by which the provider knows a payout. */
export const referenceOf = (payout: Payout, withdrawal: Withdrawing): PaidPayout => ({
  payout: payout.id,
  number: numberOf(withdrawal),
  amount: toWire(payout.amount),
});

/** Returns the order of a payout, with the payee unmasked. */
export async function orderOf(tx: Tx, payout: Payout, withdrawal: Withdrawing): Promise<PayoutOrder> {
  const { bankAccountId } = withdrawal;
  const bank = (await banksById(tx, [bankAccountId])).get(bankAccountId);
  if (!bank) throw new Error('the payout account of the withdrawal is missing');
  const { kind, provider, holder, number } = bank;
  return {
    ...referenceOf(payout, withdrawal),
    currency: SETTINGS.currency,
    to: { kind, provider, holder, number },
  };
}

/** Stores, before the call, that the provider may know the payout from now on. */
export async function markTried({ db, now }: ModuleContext, { id }: Payout): Promise<void> {
  const triedAt = sql`coalesce(${payouts.triedAt}, ${(await now()).toISOString()}::timestamptz)`;
  await db
    .update(payouts)
    .set({ triedAt })
    .where(and(eq(payouts.id, id), sql`${payouts.settledAt} is null`));
}

/**
 * Returns the preparation of a step that records the outcome of an open payout, as an operator has it from a statement.
 * It settles a contradiction about the payout, too.
 */
export const recordOutcome =
  ({ now }: ModuleContext, state: 'paid' | 'refused', foundBy: string) =>
  async (tx: Tx, { id }: Withdrawing) => {
    const last = await lastPayout(tx, id);
    if (!last || !isOpen(last)) throw new Error('the withdrawal has no open payout');
    const changes = { state, foundBy, settledAt: await now(), queryAt: null, differs: null };
    await tx.update(payouts).set(changes).where(eq(payouts.id, last.id));
    return {};
  };

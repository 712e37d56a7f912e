import { eq } from 'drizzle-orm';
import type { DepositState } from '../../contract/deposit';
import { fromWire } from '../../contract/money';
import { lockAccount } from '../account/service';
import { ApiError, type ModuleContext, type Tx } from '../module-context';
import type { PaymentEvent } from '../payment/provider';
import { transact } from '../platform/transact';
import { MAIN } from '../wallet/accounts';
import { post } from '../wallet/ledger';
import { returnLater, voidLater } from './job';
import { returnReason, suspending } from './suspense';
import { depositEvents, deposits } from './tables';

type Row = typeof deposits.$inferSelect;

/**
 * What a word of the provider makes of a deposit, by where it stands; nothing where it is not named. Words come late, twice and in any order:
 * money that has come is taken whatever was said before, and nothing is said against it afterwards (own.deposit.ended).
 */
const LEADS: Record<PaymentEvent['type'], Partial<Record<DepositState, DepositState>>> = {
  'payment.processing': {},
  'payment.paid': { pending: 'credited', failed: 'credited', expired: 'credited' },
  'payment.refused': { pending: 'failed' },
};

/**
 * Does what the provider's word asks for, once, whoever repeats it and whichever gateway hears it (asvs 2.3.3, 2.3.4). Refuses with
 * `deposit.unknown`, or `deposit.amount` where it speaks of another amount.
 */
export async function settle(ctx: ModuleContext, { id, type, order, amount, reason }: PaymentEvent): Promise<void> {
  await transact(ctx, async (tx, within) => {
    const row = await lockDeposit(tx, order);
    if (fromWire(amount) !== row.amount) throw new ApiError(422, 'deposit.amount');
    const at = await within.now();
    const heard = await tx.insert(depositEvents).values({ id, depositId: row.id, type, receivedAt: at }).onConflictDoNothing();
    const state = heard.rowCount ? LEADS[type][row.state] : undefined;
    if (state === 'credited') await receive(tx, row, at);
    else if (state) await giveUp(tx, row, reason ?? null, at);
  });
}

/** The account first, as wherever both are locked: limits, pauses and closing wait, and are seen as they will stand. */
async function lockDeposit(tx: Tx, id: string): Promise<Row> {
  const [found] = await tx.select({ accountId: deposits.accountId }).from(deposits).where(eq(deposits.id, id));
  if (found) await lockAccount(tx, found.accountId);
  const [row] = await tx.select().from(deposits).where(eq(deposits.id, id)).for('update');
  if (!row) throw new ApiError(404, 'deposit.unknown');
  return row;
}

/** Money that has come is credited, where nothing stands against it now; otherwise it goes back to who paid. */
async function receive(tx: Tx, row: Row, at: Date): Promise<void> {
  const reason = await returnReason(tx, row);
  const state = reason === null ? 'credited' : 'returned';
  await tx.update(deposits).set({ state, settledAt: at, reason }).where(eq(deposits.id, row.id));
  await post(tx, reason === null ? crediting(row) : suspending(row), at);
  if (reason !== null) await returnLater(tx, row.id);
}

async function giveUp(tx: Tx, { id }: Row, reason: string | null, at: Date): Promise<void> {
  await tx.update(deposits).set({ state: 'failed', settledAt: at, reason }).where(eq(deposits.id, id));
  await voidLater(tx, id);
}

/** What books the money of a deposit, once. */
export const crediting = ({ id, accountId: owner, amount }: Pick<Row, 'id' | 'accountId' | 'amount'>) => ({
  key: `deposit:${id}`,
  kind: 'deposit',
  entries: [
    { owner: null, purpose: 'payin', amount: -amount },
    { owner, purpose: MAIN, amount },
  ],
});

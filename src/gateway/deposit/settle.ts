import { eq } from 'drizzle-orm';
import type { DepositState } from '../../contract/deposit';
import { fromWire } from '../../contract/money';
import { ApiError, type ModuleContext } from '../module-context';
import type { PaymentEvent } from '../payment/provider';
import { transact } from '../platform/transact';
import { MAIN } from '../wallet/accounts';
import { post } from '../wallet/ledger';
import { depositEvents, deposits } from './tables';

type Row = typeof deposits.$inferSelect;

/**
 * What a word of the provider makes of a deposit, by where it stands; nothing where it is not named. Words come late, twice and in any order:
 * money that has come is credited whatever was said before, and nothing is said against it afterwards (own.deposit.ended).
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
    const [row] = await tx.select().from(deposits).where(eq(deposits.id, order)).for('update');
    if (!row) throw new ApiError(404, 'deposit.unknown');
    if (fromWire(amount) !== row.amount) throw new ApiError(422, 'deposit.amount');
    const at = await within.now();
    const heard = await tx.insert(depositEvents).values({ id, depositId: row.id, type, receivedAt: at }).onConflictDoNothing();
    const state = heard.rowCount ? LEADS[type][row.state] : undefined;
    if (!state) return;
    await tx
      .update(deposits)
      .set({ state, settledAt: at, reason: state === 'failed' ? (reason ?? null) : null })
      .where(eq(deposits.id, row.id));
    if (state === 'credited') await post(tx, crediting(row), at);
  });
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

import { and, asc, eq } from 'drizzle-orm';
import type { DepositReturn } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import { accountById, accounts } from '../../identity';
import type { ModuleContext, Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { depositBlock, depositLimitLeft } from '../limits/blocks';
import { SUSPENSE } from '../wallet/accounts';
import { transferKey } from '../wallet/kinds';
import { type Move, post } from '../wallet/ledger';
import { numberOf } from './order';
import { inSuspense } from './payable';
import { deposits } from './tables';

type Row = typeof deposits.$inferSelect;
type Money = Pick<Row, 'id' | 'accountId' | 'amount'>;

/**
 * Returns why received money may not be credited now, or null. Callers lock the account, so that the reason still holds
 * when they book. A payment is credited in full or refunded in full.
 */
export async function returnReason(tx: Tx, { accountId, amount }: Money): Promise<DepositReturn | null> {
  if ((await accountById(tx, accountId))?.closedAt) return 'closed';
  const block = await depositBlock(tx, accountId);
  if (block) return block.by;
  const left = await depositLimitLeft(tx, accountId);
  return left !== null && amount > left ? 'limit' : null;
}

/** Clearing account with the payment provider: money that it owes us, less refunds. */
export const PAYIN = { owner: null, purpose: 'payin' };

/**
 * Returns the transfer that books received money which may not be credited: suspense is separate from spendable
 * balances.
 */
export const suspending = ({ id, accountId: owner, amount }: Money): Move => ({
  key: transferKey('deposit', id, 'suspended'),
  kind: 'suspended',
  entries: [
    { ...PAYIN, amount: -amount },
    { owner, purpose: SUSPENSE, amount },
  ],
});

const returning = ({ id, accountId: owner, amount }: Money): Move => ({
  key: transferKey('deposit', id, 'returned'),
  kind: 'returned',
  entries: [
    { owner, purpose: SUSPENSE, amount: -amount },
    { ...PAYIN, amount },
  ],
});

/** Books a refund to the payer, once. */
export const returned = (ctx: ModuleContext, row: Row): Promise<void> =>
  transact(ctx, async (tx, within) => bookReturn(tx, row, await within.now()));

/** Does the same as a part of a transaction. */
export async function bookReturn(tx: Tx, row: Row, at: Date): Promise<void> {
  const still = and(eq(deposits.id, row.id), inSuspense);
  const { rowCount } = await tx.update(deposits).set({ returnedAt: at }).where(still);
  if (rowCount) await post(tx, returning(row), at);
}

/** Lists deposits in suspense, oldest first, with player, amount, reason and time. For operators. */
export async function suspended({ db }: ModuleContext) {
  const rows = await db
    .select({ row: deposits, user: accounts.userName })
    .from(deposits)
    .innerJoin(accounts, eq(accounts.id, deposits.accountId))
    .where(inSuspense)
    .orderBy(asc(deposits.settledAt), asc(deposits.number));
  return rows.map(({ row, user }) => ({
    deposit: numberOf(row),
    user,
    amount: toWire(row.amount),
    reason: row.reason,
    since: row.settledAt?.toISOString() ?? null,
  }));
}

import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { fromWire, lesser, toWire } from '../../../contract/money/money';
import { accountById, alertOwner } from '../../identity';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import type { PaymentEvent } from '../payment/provider';
import { balanceOf, lockWallets, MAIN } from '../wallet/accounts';
import { transferKey } from '../wallet/kinds';
import { post } from '../wallet/ledger';
import { oweForReversal, receivableSide } from '../wallet/receivables';
import { reverseTurnover } from '../wallet/turnover';
import { numberOf } from './order';
import { bookReturn, PAYIN } from './suspense';
import { depositReversals, deposits } from './tables';

type Row = typeof deposits.$inferSelect;

/**
 * Takes a credited deposit back, or a part of it, because the provider has (`own.deposit.reversed`): from the wallet as
 * far as it reaches, the rest as a debt. Ends the bonus of the deposit and opens a case. A deposit that still waits for
 * its refund counts as refunded. Throws `deposit.notCredited` for other states, so that the provider repeats the event,
 * and `deposit.amount` for more than is left of the deposit. Call it with the account and the deposit locked.
 */
export async function reverse(
  within: ModuleContext,
  row: Row,
  { reversed, reason = 'other' }: Pick<PaymentEvent, 'reversed' | 'reason'>,
  at: Date,
): Promise<void> {
  const { db: tx } = within;
  const amount = reversed === undefined ? row.amount : fromWire(reversed);
  if (amount <= 0n || amount > row.amount - row.reversed) throw new ApiError(422, 'deposit.amount');
  if (row.state === 'returned' && !row.returnedAt && amount === row.amount) return bookReturn(tx, row, at);
  if (row.state !== 'credited') throw new ApiError(409, 'deposit.notCredited');
  const number = numberOf(row);
  await within.ports.reviewReversal(within, row.accountId, { deposit: number, amount: toWire(amount), reason });
  await lockWallets(tx, [row.accountId]);
  await within.ports.endDepositBonus(within, row);
  const { taken } = await takeBack(tx, row, { amount, reason, at });
  await alertPlayer(within, row, { taken, owed: amount - taken });
}

/** Books a reversal: the wallet pays what it holds, and the rest is a debt. */
async function takeBack(
  tx: Tx,
  { id: depositId, accountId }: Row,
  { amount, reason, at }: { amount: bigint; reason: string; at: Date },
): Promise<{ taken: bigint }> {
  const taken = lesser(await balanceOf(tx, accountId), amount);
  const id = v7();
  await tx.insert(depositReversals).values({ id, depositId, amount, taken, reason, at });
  await tx
    .update(deposits)
    .set({ reversed: sql`${deposits.reversed} + ${amount}` })
    .where(eq(deposits.id, depositId));
  const entries = [
    { ...PAYIN, amount },
    ...(taken > 0n ? [{ owner: accountId, purpose: MAIN, amount: -taken }] : []),
    ...(taken < amount ? [await receivableSide(tx, accountId, taken - amount)] : []),
  ];
  await post(tx, { key: transferKey('deposit', depositId, 'reversed', id), kind: 'adjustment', entries }, at);
  await reverseTurnover(tx, transferKey('deposit', depositId), amount);
  if (taken < amount) await oweForReversal(tx, { accountId, reversalId: id, amount: amount - taken, at });
  return { taken };
}

async function alertPlayer(
  within: ModuleContext,
  row: Row,
  { taken, owed }: { taken: bigint; owed: bigint },
): Promise<void> {
  const owner = await accountById(within.db, row.accountId);
  if (!owner) return;
  const params = { number: numberOf(row), taken: toWire(taken), owed: toWire(owed) };
  await alertOwner(within, within.db, owner, owed > 0n ? 'deposit.reversedOwed' : 'deposit.reversed', params);
}

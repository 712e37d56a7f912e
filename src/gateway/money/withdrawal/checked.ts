import { eq } from 'drizzle-orm';
import { toWire } from '../../../contract/money/money';
import { accountById, tellOwner } from '../../identity';
import type { ModuleContext } from '../../platform/context';
import { numberOf } from './effects';
import { withdrawals } from './tables';

/** Notifies the owner once that a payout is being checked, and says how to help (`own.abuse.payout`). */
export async function notifyChecked(within: ModuleContext, withdrawalId: string): Promise<void> {
  const { db } = within;
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId));
  const owner = row && (await accountById(db, row.accountId));
  if (!owner) return;
  const params = { number: numberOf(row), amount: toWire(row.amount) };
  await tellOwner(within, db, owner, 'withdrawal.checked', params, { key: `withdrawal.checked:${row.id}` });
}

import { eq } from 'drizzle-orm';
import { toWire } from '../../../contract/money/money';
import { queueAlerts } from '../../identity';
import type { ModuleContext } from '../../platform/context';
import { numberOf } from './effects';
import { withdrawals } from './tables';

/** Notifies the owner once that a payout is being checked, and says how to help (`own.abuse.payout`). */
export async function notifyChecked({ db, now }: ModuleContext, withdrawalId: string): Promise<void> {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId));
  if (!row) return;
  const { id, accountId, amount } = row;
  const params = { number: numberOf(row), amount: toWire(amount) };
  const at = (await now()).getTime();
  await queueAlerts(db, [{ accountId, alert: 'withdrawal.checked', params, key: `withdrawal.checked:${id}`, at }]);
}

import { cashInWallets } from '../money/cash-in/tables';
import { E_WALLETS } from '../money/payment/methods';
import type { ModuleContext } from '../platform/context';

/** Opens the demo's receiving wallets. Their numbers are fictional. */
export async function demoCashIn({ db, now }: ModuleContext): Promise<void> {
  const setAt = await now();
  const rows = E_WALLETS.map(({ code }, index) => ({ code, number: `0170000000${index + 1}`, setBy: 'demo', setAt }));
  await db.insert(cashInWallets).values(rows);
}

import type { Handlers, Kit } from '../kit';
import { member } from '../session/service';
import { toWire } from './money';
import { balanceOf } from './service';

/** s7.call.wallets-balance. */
export const walletRoutes = (kit: Kit): Handlers<'balance'> => ({
  balance: async (_input, caller) => ({ sumBalance: toWire(await balanceOf(kit.db, member(caller).accountId)) }),
});

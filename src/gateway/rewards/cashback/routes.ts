import { fromWire, toWire } from '../../../contract/money/money';
import { ownerIdOf } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { claimCashback } from './claim';
import { cashbackOf } from './service';

/** Handlers of cashback: reading it and claiming all of it (s2.member-centre.cashback). */
export const cashbackRoutes = (ctx: ModuleContext): Handlers<'cashback' | 'claimCashback'> => ({
  cashback: async (_input, caller) => cashbackOf(ctx, await ownerIdOf(ctx, caller), caller.language),
  claimCashback: async ({ amount }, caller) => {
    const key = caller.idempotencyKey ?? crypto.randomUUID();
    return { amount: toWire(await claimCashback(ctx, await ownerIdOf(ctx, caller), fromWire(amount), key)) };
  },
});

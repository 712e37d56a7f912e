import type { pointEndpoints } from '../../../contract/rewards/point-endpoints';
import { audited, ownerIdOf } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { convertToMoney } from './convert';
import { listGoods, readPointBalance, redemptionsOf, renderConfig, transactionsOf } from './read';
import { redeem } from './redeem';

/**
 * Handlers of members' points and of the points mall (s7.points.reads, s7.points.redeem, s7.points.transactions,
 * s7.points.convert).
 */
export const pointRoutes = (ctx: ModuleContext): Handlers<keyof typeof pointEndpoints> => ({
  pointBalance: async (_, caller) => readPointBalance(ctx.db, await ownerIdOf(ctx, caller)),
  pointConfig: async () => renderConfig(),
  pointGoods: async (input, caller) => listGoods(ctx, caller.session?.accountId ?? null, input, caller.language),
  redeemPoints: async (input, caller) => {
    const id = await ownerIdOf(ctx, caller);
    await consumeRateLimit(ctx, 'points', id);
    return audited(ctx, 'points.redeem', id, caller, () => redeem(ctx, id, input, caller));
  },
  redemptions: async (input, caller) => redemptionsOf(ctx, await ownerIdOf(ctx, caller), input, caller.language),
  pointTransactions: async (input, caller) => transactionsOf(ctx, await ownerIdOf(ctx, caller), input),
  convertPoints: async (input, caller) => {
    const id = await ownerIdOf(ctx, caller);
    await consumeRateLimit(ctx, 'points', id);
    return audited(ctx, 'points.convert', id, caller, () => convertToMoney(ctx, id, input, caller));
  },
});

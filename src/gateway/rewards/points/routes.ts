import type { pointEndpoints } from '../../../contract/rewards/point-endpoints';
import { audited, ownerIdOf } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { convertToMoney } from './convert';
import { balanceShown, configShown, goodsShown, redemptionsOf, transactionsOf } from './read';
import { redeem } from './redeem';

/**
 * Handlers of members' points and of the points mall (s7.points.reads, s7.points.redeem, s7.points.transactions,
 * s7.points.convert).
 */
export const pointRoutes = (ctx: ModuleContext): Handlers<keyof typeof pointEndpoints> => ({
  pointBalance: async (_, caller) => balanceShown(ctx.db, await ownerIdOf(ctx, caller)),
  pointConfig: async () => configShown(),
  pointGoods: async (asked, caller) => goodsShown(ctx, caller.session?.accountId ?? null, asked, caller.language),
  redeemPoints: async (asked, caller) => {
    const id = await ownerIdOf(ctx, caller);
    await consumeRateLimit(ctx, 'points', id);
    return audited(ctx, 'points.redeem', id, caller, () => redeem(ctx, id, asked, caller));
  },
  redemptions: async (asked, caller) => redemptionsOf(ctx, await ownerIdOf(ctx, caller), asked, caller.language),
  pointTransactions: async (asked, caller) => transactionsOf(ctx, await ownerIdOf(ctx, caller), asked),
  convertPoints: async (asked, caller) => {
    const id = await ownerIdOf(ctx, caller);
    await consumeRateLimit(ctx, 'points', id);
    return audited(ctx, 'points.convert', id, caller, () => convertToMoney(ctx, id, asked, caller));
  },
});

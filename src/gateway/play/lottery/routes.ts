import { auditedRejection, member } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { chasesOf, endChases } from './chases';
import { menuOf, recentMenu } from './menus';
import { cancelOrder, orderOf, ordersOf } from './orders';
import { placeChase, placeOrder } from './place';
import { rulesOf } from './rules';

type Reads = 'lotteryMenu' | 'recentLotteries' | 'lotteryRules' | 'lotteryOrders' | 'lotteryOrder' | 'lotteryChases';
type Acts = 'placeLotteryOrder' | 'placeLotteryChase' | 'cancelLotteryOrder' | 'endLotteryChases';

/** Handlers of lottery bets, for members with money and for trials with play money; each rejected bet is audited. */
export const lotteryRoutes = (ctx: ModuleContext): Handlers<Reads | Acts> => ({
  lotteryMenu: async ({ language }, caller) => menuOf(language ?? caller.language),
  recentLotteries: async ({ language }, caller) =>
    recentMenu(ctx.db, member(caller).accountId, language ?? caller.language),
  lotteryRules: async (query, caller) => rulesOf(ctx, query, caller),
  placeLotteryOrder: async (request, caller) =>
    auditedRejection(ctx, 'lottery.placed', member(caller).accountId, caller, async () =>
      placeOrder(ctx, request, caller),
    ),
  placeLotteryChase: async (request, caller) =>
    auditedRejection(ctx, 'lottery.placed', member(caller).accountId, caller, async () =>
      placeChase(ctx, request, caller),
    ),
  cancelLotteryOrder: async ({ id }, caller) => {
    const { accountId } = member(caller);
    return auditedRejection(ctx, 'lottery.cancelled', accountId, caller, () => cancelOrder(ctx, accountId, id));
  },
  endLotteryChases: async ({ id }, caller) => {
    const { accountId } = member(caller);
    return auditedRejection(ctx, 'lottery.cancelled', accountId, caller, () => endChases(ctx, accountId, id ?? null));
  },
  lotteryChases: async (query, caller) => chasesOf(ctx, member(caller).accountId, query),
  lotteryOrders: async (query, caller) => ordersOf(ctx, member(caller).accountId, query),
  lotteryOrder: async ({ id }, caller) => orderOf(ctx, member(caller).accountId, id),
});

import type { Handlers, ModuleContext } from '../../platform/context';
import { vipOf } from './read';

/** Handlers of the VIP programme (s2.route.vip), with the caller's status if logged in. */
export const vipRoutes = (ctx: ModuleContext): Handlers<'vip'> => ({
  vip: (_input, { session, language }) => vipOf(ctx, session?.accountId ?? null, language),
});

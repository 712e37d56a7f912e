import type { Handlers, ModuleContext } from '../../platform/context';
import { vipOf } from './read';

/** The VIP programme (s2.route.vip): of who is logged in also how they stand. */
export const vipRoutes = (ctx: ModuleContext): Handlers<'vip'> => ({
  vip: (_input, { session, language }) => vipOf(ctx, session?.accountId ?? null, language),
});

import type { Handlers, ModuleContext } from '../module-context';
import { ownerIdOf } from '../session/owner';
import { referralOf } from './read';

/** Members who invite friends (s2.member-centre.referral). */
export const referralRoutes = (ctx: ModuleContext): Handlers<'referral'> => ({
  referral: async (asked, caller) => referralOf(ctx, await ownerIdOf(ctx, caller), asked),
});

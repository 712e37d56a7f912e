import { ownerIdOf } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { referralOf } from './read';

/** Handlers of referrals by members (s2.member-centre.referral). */
export const referralRoutes = (ctx: ModuleContext): Handlers<'referral'> => ({
  referral: async (input, caller) => referralOf(ctx, await ownerIdOf(ctx, caller), input),
});

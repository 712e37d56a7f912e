import type { Handlers, ModuleContext } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { audited, ownerOf } from '../session/owner';
import { profileOf, saveProfile } from './service';

/** Handlers of a player's profile; changes are audited, their content never. */
export const profileRoutes = (ctx: ModuleContext): Handlers<'profile' | 'saveProfile'> => ({
  profile: async (_input, caller) => profileOf(ctx, await ownerOf(ctx, caller)),
  saveProfile: async (submittedProfile, caller) => {
    const account = await ownerOf(ctx, caller);
    await consumeRateLimit(ctx, 'profile', account.id);
    await audited(ctx, 'profile.saved', account.id, caller, () => saveProfile(ctx, account, submittedProfile, caller));
    return null;
  },
});

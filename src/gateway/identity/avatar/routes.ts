import type { Handlers, ModuleContext } from '../../platform/context';
import { audited, ownerIdOf } from '../session/owner';
import { chooseAvatar, keepPicture, pictureOf } from './service';

/** Handlers of a player's own picture: upload, choice, and reading, for the owner only. */
export const avatarRoutes = (ctx: ModuleContext): Handlers<'uploadAvatar' | 'avatarPicture' | 'chooseAvatar'> => ({
  uploadAvatar: async (upload, caller) => keepPicture(ctx, await ownerIdOf(ctx, caller), upload),
  avatarPicture: async ({ id }, caller) => pictureOf(ctx.db, await ownerIdOf(ctx, caller), id),
  chooseAvatar: async (choice, caller) => {
    const id = await ownerIdOf(ctx, caller);
    await audited(ctx, 'avatar.chosen', id, caller, () => chooseAvatar(ctx, id, choice));
    return null;
  },
});

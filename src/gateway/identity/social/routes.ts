import type { Handlers, ModuleContext } from '../../platform/context';
import { audited, ownerOf } from '../session/owner';
import { confirmLink, offerLink } from './links';
import { beginSocial, returnSocial } from './service';
import { personBehind } from './states';

/** Handlers of third-party login, and of linking an account permanently. */
export const socialRoutes = (
  ctx: ModuleContext,
): Handlers<'socialBegin' | 'socialReturn' | 'offerLink' | 'confirmLink'> => ({
  socialBegin: (asked, caller) => beginSocial(ctx, asked, caller),
  socialReturn: (asked, caller) => returnSocial(ctx, asked, caller),
  offerLink: async (asked, caller) => {
    const account = await ownerOf(ctx, caller);
    return audited(ctx, 'link.offer', account.id, caller, async () =>
      offerLink(ctx, account, asked.provider, await personBehind(ctx, asked, account.id)),
    );
  },
  confirmLink: async (asked, caller) => {
    const account = await ownerOf(ctx, caller);
    await audited(ctx, 'link.confirm', account.id, caller, () => confirmLink(ctx, account, asked, caller));
    return null;
  },
});

import type { Handlers, ModuleContext } from '../../platform/context';
import { audited, ownerOf } from '../session/owner';
import { confirmLink, offerLink } from './links';
import { beginSocial, returnSocial } from './service';
import { personBehind } from './states';

/** Handlers of third-party login, and of linking an account permanently. */
export const socialRoutes = (
  ctx: ModuleContext,
): Handlers<'socialBegin' | 'socialReturn' | 'offerLink' | 'confirmLink'> => ({
  socialBegin: (request, caller) => beginSocial(ctx, request, caller),
  socialReturn: (request, caller) => returnSocial(ctx, request, caller),
  offerLink: async (request, caller) => {
    const account = await ownerOf(ctx, caller);
    return audited(ctx, 'link.offer', account.id, caller, async () =>
      offerLink(ctx, account, request.provider, await personBehind(ctx, request, account.id)),
    );
  },
  confirmLink: async (request, caller) => {
    const account = await ownerOf(ctx, caller);
    await audited(ctx, 'link.confirm', account.id, caller, () => confirmLink(ctx, account, request, caller));
    return null;
  },
});

import type { Handlers, Kit } from '../kit';
import { noted, ownerOf } from '../security/owner';
import { confirmLink, offerLink } from './links';
import { beginSocial, returnSocial } from './service';
import { personBehind } from './states';

/** Signing in at a third party, and linking an account to one for good. */
export const socialRoutes = (kit: Kit): Handlers<'socialBegin' | 'socialReturn' | 'offerLink' | 'confirmLink'> => ({
  socialBegin: (asked, caller) => beginSocial(kit, asked, caller),
  socialReturn: (asked, caller) => returnSocial(kit, asked, caller),
  offerLink: async (asked, caller) => {
    const account = await ownerOf(kit, caller);
    return noted(kit, 'link.offer', account.id, caller, async () =>
      offerLink(kit, account, asked.provider, await personBehind(kit, asked, account.id)),
    );
  },
  confirmLink: async (asked, caller) => {
    const account = await ownerOf(kit, caller);
    await noted(kit, 'link.confirm', account.id, caller, () => confirmLink(kit, account, asked));
    return null;
  },
});

import type { Handlers, Kit } from '../kit';
import { noted, ownerOf } from '../security/owner';
import { createDeposit, termsOf } from './service';
import { listOf, ownDeposit, pendingOf, viewFor } from './view';

type Asked = 'depositTerms' | 'createDeposit' | 'deposits' | 'deposit' | 'pendingDeposit';

/** What a player asks of deposits (s1.member.deposit); each that is begun is written down. */
export const depositRoutes = (kit: Kit): Handlers<Asked> => ({
  depositTerms: async (_input, caller) => termsOf(kit, await ownerOf(kit, caller)),
  createDeposit: async (asked, caller) => {
    const account = await ownerOf(kit, caller);
    return noted(kit, 'deposit.begun', account.id, caller, () => createDeposit(kit, account, asked, caller));
  },
  deposits: async (asked, caller) => listOf(kit, (await ownerOf(kit, caller)).id, asked, caller),
  deposit: async ({ id }, caller) => (await viewFor(kit, caller))(await ownDeposit(kit.db, (await ownerOf(kit, caller)).id, id)),
  pendingDeposit: async (_input, caller) => {
    const row = await pendingOf(kit.db, (await ownerOf(kit, caller)).id);
    return row ? (await viewFor(kit, caller))(row) : null;
  },
});

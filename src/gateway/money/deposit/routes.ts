import { auditedRefusal, ownerIdOf, ownerOf } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { createDeposit } from './begin';
import { cancelDeposit } from './cancel';
import { termsOf } from './service';
import { listOf, ownDeposit, pendingOf, viewFor } from './view';

type Asked = 'depositTerms' | 'createDeposit' | 'cancelDeposit' | 'deposits' | 'deposit' | 'pendingDeposit';

/** Handlers of a player's deposits (s1.member.deposit). Starting and cancelling are audited. */
export const depositRoutes = (ctx: ModuleContext): Handlers<Asked> => ({
  depositTerms: async (_input, caller) => termsOf(ctx, await ownerOf(ctx, caller), caller),
  createDeposit: async (asked, caller) => {
    const id = await ownerIdOf(ctx, caller);
    return auditedRefusal(ctx, 'deposit.begun', id, caller, () => createDeposit(ctx, id, asked, caller));
  },
  cancelDeposit: async (asked, caller) => {
    const id = await ownerIdOf(ctx, caller);
    return auditedRefusal(ctx, 'deposit.cancelled', id, caller, () => cancelDeposit(ctx, id, asked, caller));
  },
  deposits: async (asked, caller) => listOf(ctx, (await ownerOf(ctx, caller)).id, asked, caller),
  deposit: async ({ id }, caller) =>
    (await viewFor(ctx, caller))(await ownDeposit(ctx.db, (await ownerOf(ctx, caller)).id, id)),
  pendingDeposit: async (_input, caller) => {
    const row = await pendingOf(ctx.db, (await ownerOf(ctx, caller)).id);
    return row ? (await viewFor(ctx, caller))(row) : null;
  },
});

import { auditedRejection, ownerIdOf, ownerOf } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { createDeposit } from './begin';
import { cancelDeposit } from './cancel';
import { termsOf } from './service';
import { listOf, ownDeposit, pendingOf, viewFor } from './view';

type DepositEndpoint = 'depositTerms' | 'createDeposit' | 'cancelDeposit' | 'deposits' | 'deposit' | 'pendingDeposit';

/** Handlers of a player's deposits (s1.member.deposit). Starting and cancelling are audited. */
export const depositRoutes = (ctx: ModuleContext): Handlers<DepositEndpoint> => ({
  depositTerms: async (_input, caller) => termsOf(ctx, await ownerOf(ctx, caller), caller),
  createDeposit: async (input, caller) => {
    const id = await ownerIdOf(ctx, caller);
    return auditedRejection(ctx, 'deposit.begun', id, caller, () => createDeposit(ctx, id, input, caller));
  },
  cancelDeposit: async (input, caller) => {
    const id = await ownerIdOf(ctx, caller);
    return auditedRejection(ctx, 'deposit.cancelled', id, caller, () => cancelDeposit(ctx, id, input, caller));
  },
  deposits: async (input, caller) => listOf(ctx, (await ownerOf(ctx, caller)).id, input, caller),
  deposit: async ({ id }, caller) =>
    (await viewFor(ctx, caller))(await ownDeposit(ctx.db, (await ownerOf(ctx, caller)).id, id)),
  pendingDeposit: async (_input, caller) => {
    const row = await pendingOf(ctx.db, (await ownerOf(ctx, caller)).id);
    return row ? (await viewFor(ctx, caller))(row) : null;
  },
});

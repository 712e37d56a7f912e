import { audited, auditedRejection, ownerIdOf } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { keepPicture, pictureOf } from './pictures';
import { cancelCashIn, createCashIn, termsOf } from './service';
import { listOf, ownCashIn, renderOwn } from './view';

type CashInEndpoint =
  | 'cashInTerms'
  | 'createCashIn'
  | 'cashIns'
  | 'cashIn'
  | 'cancelCashIn'
  | 'uploadCashInPicture'
  | 'cashInPicture';

/** Handlers of a player's cash-ins (own.cash-in.create). Reporting and cancelling are audited. */
export const cashInRoutes = (ctx: ModuleContext): Handlers<CashInEndpoint> => ({
  cashInTerms: async (_input, caller) => termsOf(ctx, await ownerIdOf(ctx, caller)),
  createCashIn: async (input, caller) => {
    const id = await ownerIdOf(ctx, caller);
    return auditedRejection(ctx, 'cashin.reported', id, caller, () => createCashIn(ctx, id, input, caller));
  },
  cashIns: async (input, caller) => listOf(ctx, await ownerIdOf(ctx, caller), input),
  cashIn: async ({ id }, caller) => renderOwn(ctx.db, await ownCashIn(ctx.db, await ownerIdOf(ctx, caller), id)),
  cancelCashIn: async (input, caller) => {
    const id = await ownerIdOf(ctx, caller);
    return audited(ctx, 'cashin.cancelled', id, caller, () => cancelCashIn(ctx, id, input));
  },
  uploadCashInPicture: async (input, caller) => keepPicture(ctx, await ownerIdOf(ctx, caller), input),
  cashInPicture: async ({ id }, caller) => pictureOf(ctx, await ownerIdOf(ctx, caller), id),
});

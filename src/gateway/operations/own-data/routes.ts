import { audited, ownerIdOf, ownerOf, proveFactorInUse, provePassword } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { readOwnData, readOwnDataPart, requestOwnData } from './service';

/**
 * Handlers of a player's own data (`own.data.export`). A request requires the password and the second factor in use,
 * because the file has all that an attacker would want to know; its owner reads it within a session.
 */
export const ownDataRoutes = (ctx: ModuleContext): Handlers<'ownData' | 'requestOwnData' | 'ownDataPart'> => ({
  ownData: async (_input, caller) => readOwnData(ctx, await ownerOf(ctx, caller), caller),
  requestOwnData: async ({ password, factor }, caller) => {
    const account = await ownerOf(ctx, caller);
    return audited(ctx, 'data.request', account.id, caller, async () => {
      await provePassword(ctx, account, password);
      await proveFactorInUse(ctx, account, factor, caller);
      await requestOwnData(ctx, account, caller);
      return readOwnData(ctx, account, caller);
    });
  },
  ownDataPart: async (query, caller) => {
    const accountId = await ownerIdOf(ctx, caller);
    const read = () => readOwnDataPart(ctx, accountId, query);
    return query.part === 1 ? audited(ctx, 'data.download', accountId, caller, read) : read();
  },
});

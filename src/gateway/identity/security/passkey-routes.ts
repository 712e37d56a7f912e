import type { Caller, Handlers, ModuleContext } from '../../platform/context';
import type { Account } from '../account/service';
import { inSession } from '../factor/prove';
import { askPasskey } from '../passkey/factor';
import { beginPasskeyLogin, passkeyLogin } from '../passkey/login';
import { audited, ownerOf } from '../session/owner';
import { addPasskey, beginPasskey, listPasskeys, namePasskey, removePasskey } from './passkeys';

type Own = 'passkeyList' | 'beginPasskeyFactor' | 'beginPasskey' | 'addPasskey' | 'namePasskey' | 'removePasskey';

/** Handlers of passkeys: their management, and the login by one (own.passkey.*). */
export const passkeyRoutes = (ctx: ModuleContext): Handlers<Own | 'beginPasskeyLogin' | 'passkeyLogin'> => {
  const act = async <T>(kind: string, caller: Caller, work: (account: Account) => Promise<T>) => {
    const account = await ownerOf(ctx, caller);
    return audited(ctx, `security.${kind}`, account.id, caller, () => work(account));
  };
  const done = (kind: string, caller: Caller, work: (account: Account) => Promise<void>) =>
    act(kind, caller, work).then(() => null);
  return {
    passkeyList: async (_input, caller) => listPasskeys(ctx, await ownerOf(ctx, caller), caller),
    beginPasskeyFactor: (_input, caller) =>
      act('passkeyFactor', caller, (account) => askPasskey(ctx, account, inSession(caller), caller)),
    beginPasskey: (request, caller) =>
      act('passkeyBegin', caller, (account) => beginPasskey(ctx, account, request, caller)),
    addPasskey: (made, caller) =>
      act('passkeyAdd', caller, async (account) => ({ codes: await addPasskey(ctx, account, made, caller) })),
    namePasskey: (request, caller) => done('passkeyName', caller, (account) => namePasskey(ctx, account, request)),
    removePasskey: (request, caller) =>
      done('passkeyRemove', caller, (account) => removePasskey(ctx, account, request, caller)),
    beginPasskeyLogin: (_input, caller) => beginPasskeyLogin(ctx, caller),
    passkeyLogin: (signed, caller) => passkeyLogin(ctx, signed, caller),
  };
};

import type { Caller, Handlers, ModuleContext } from '../../platform/context';
import { proveForProtection, provePassword } from '../account/prove';
import type { Account } from '../account/service';
import { proveFactorInUse } from '../factor/prove';
import { audited, ownerOf } from '../session/owner';
import { closeFor } from './closing';
import { beginContact, confirmContact } from './contact';
import { type Act, type FactorActs, factorActs } from './factors';
import { overviewOf } from './overview';
import { setRealNameOnce } from './real-name';
import { endSessionsOf, sessionsOf } from './sessions';

type Reads = 'securityOverview' | 'sessionList';
type Acts = FactorActs | 'endSessions' | 'setRealName' | 'beginContact' | 'confirmContact' | 'closeAccount';

/** Handlers of the account's security (own.security.*): each change is audited, and most require the password. */
export const securityRoutes = (ctx: ModuleContext): Handlers<Reads | Acts> => {
  const act: Act = async (kind, caller, work) => {
    const account = await ownerOf(ctx, caller);
    return audited(ctx, `security.${kind}`, account.id, caller, () => work(account));
  };
  const done = <T>(kind: string, caller: Caller, work: (account: Account) => Promise<T>) =>
    act(kind, caller, work).then(() => null);
  return {
    securityOverview: async (_input, caller) => overviewOf(ctx, await ownerOf(ctx, caller), caller),
    sessionList: async (_input, caller) => sessionsOf(ctx, await ownerOf(ctx, caller), caller),
    endSessions: ({ id, password }, caller) =>
      done('endSessions', caller, async (account) => {
        await proveForProtection(ctx, account, password);
        await endSessionsOf(ctx, account, id, caller);
      }),
    setRealName: ({ realName }, caller) =>
      done('realName', caller, (account) => setRealNameOnce(ctx, account, realName, caller)),
    ...factorActs(ctx, act),
    beginContact: (request, caller) =>
      act('contactBegin', caller, async (account) => {
        await provePassword(ctx, account, request.password);
        await proveFactorInUse(ctx, account, request.factor, caller);
        return beginContact(ctx, account, request, caller);
      }),
    confirmContact: (request, caller) =>
      done('contactConfirm', caller, (account) => confirmContact(ctx, account, request, caller)),
    closeAccount: ({ password, factor }, caller) =>
      done('close', caller, async (account) => {
        await provePassword(ctx, account, password);
        await proveFactorInUse(ctx, account, factor, caller);
        await closeFor(ctx, account, caller);
      }),
  };
};

import { proveForProtection, provePassword } from '../account/prove';
import type { Account } from '../account/service';
import type { Caller, Handlers, ModuleContext } from '../module-context';
import { member } from '../session/service';
import { beginTotp, checkTotp, confirmTotp, removeTotp } from '../totp/service';
import { closeFor } from './closing';
import { beginContact, confirmContact } from './contact';
import { overviewOf } from './overview';
import { audited, ownerOf } from './owner';
import { setRealNameOnce } from './real-name';
import { endSessionsOf, sessionsOf } from './sessions';

type Reads = 'securityOverview' | 'sessionList';
type Acts = 'endSessions' | 'setRealName' | 'beginTotp' | 'confirmTotp' | 'removeTotp' | 'beginContact' | 'confirmContact' | 'closeAccount';

/** What a player sees and does for the safety of the account (own.security.*): each act is audited, and most take the password. */
export const securityRoutes = (ctx: ModuleContext): Handlers<Reads | Acts> => {
  const act = async <T>(kind: string, caller: Caller, work: (account: Account) => Promise<T>) => {
    const account = await ownerOf(ctx, caller);
    return audited(ctx, `security.${kind}`, account.id, caller, () => work(account));
  };
  const done = <T>(kind: string, caller: Caller, work: (account: Account) => Promise<T>) => act(kind, caller, work).then(() => null);
  return {
    securityOverview: async (_input, caller) => overviewOf(ctx, await ownerOf(ctx, caller)),
    sessionList: async (_input, caller) => sessionsOf(ctx, await ownerOf(ctx, caller), member(caller).sessionId),
    endSessions: ({ id, password }, caller) =>
      done('endSessions', caller, async (account) => {
        await proveForProtection(ctx, account, password);
        await endSessionsOf(ctx, account, id, member(caller).sessionId);
      }),
    setRealName: ({ realName }, caller) => done('realName', caller, (account) => setRealNameOnce(ctx, account, realName)),
    beginTotp: (_input, caller) => act('totpBegin', caller, ({ id, userName }) => beginTotp(ctx, id, userName)),
    confirmTotp: ({ code }, caller) => done('totpConfirm', caller, ({ id }) => confirmTotp(ctx, id, code)),
    removeTotp: ({ code, password }, caller) =>
      done('totpRemove', caller, async (account) => {
        await provePassword(ctx, account, password);
        await checkTotp(ctx, account.id, code);
        await removeTotp(ctx.db, account.id);
      }),
    beginContact: (asked, caller) =>
      act('contactBegin', caller, async (account) => {
        await provePassword(ctx, account, asked.password);
        return beginContact(ctx, account, asked, caller);
      }),
    confirmContact: (asked, caller) => done('contactConfirm', caller, (account) => confirmContact(ctx, account, asked)),
    closeAccount: ({ password }, caller) =>
      done('close', caller, async (account) => {
        await provePassword(ctx, account, password);
        await closeFor(ctx, account);
      }),
  };
};

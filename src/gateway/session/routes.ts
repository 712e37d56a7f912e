import { recordAuditEvent } from '../audit/service';
import type { Caller, Handlers, ModuleContext } from '../module-context';
import { member, prolongSession, revokeSession } from './service';
import { signIn } from '../login/sign-in';

/** Sign-in, and its end by any of three methods (s7.call.session-logout). */
export const sessionRoutes = (
  ctx: ModuleContext,
): Handlers<'logIn' | 'prolongSession' | 'logOut' | 'logOutByGet' | 'logOutByDelete'> => {
  const end = async (_input: undefined, caller: Caller) => {
    const { sessionId, accountId } = member(caller);
    await revokeSession(ctx, sessionId);
    const { ip, requestId } = caller;
    await recordAuditEvent(ctx.db, {
      at: await ctx.now(),
      kind: 'session.signOut',
      outcome: 'done',
      accountId,
      ip,
      requestId,
    });
    return null;
  };
  return {
    logIn: (login, caller) => signIn(ctx, login, caller),
    prolongSession: (_input, caller) => prolongSession(ctx, member(caller).sessionId),
    logOut: end,
    logOutByGet: end,
    logOutByDelete: end,
  };
};

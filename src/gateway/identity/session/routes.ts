import { recordAuditEvent } from '../../platform/audit/service';
import type { Caller, Handlers, ModuleContext } from '../../platform/context';
import { noteFirstLogin } from '../account/service';
import { member, prolongSession, revokeSession } from './service';

/** Handlers of sessions, which any of three methods ends (s4.login.first-login-call, s7.call.session-logout). */
export const sessionRoutes = (
  ctx: ModuleContext,
): Handlers<'firstLogin' | 'prolongSession' | 'logOut' | 'logOutByGet' | 'logOutByDelete'> => {
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
    firstLogin: async (_input, caller) => {
      await noteFirstLogin(ctx, member(caller).accountId);
      return null;
    },
    prolongSession: (_input, caller) => prolongSession(ctx, member(caller).sessionId),
    logOut: end,
    logOutByGet: end,
    logOutByDelete: end,
  };
};

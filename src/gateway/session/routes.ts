import { record } from '../audit/service';
import type { Caller, Handlers, Kit } from '../kit';
import { member, prolongSession, revokeSession } from './service';
import { signIn } from './sign-in';

/** Sign-in, and its end by any of three methods (s7.call.session-logout). */
export const sessionRoutes = (kit: Kit): Handlers<'logIn' | 'prolongSession' | 'logOut' | 'logOutByGet' | 'logOutByDelete'> => {
  const end = async (_input: undefined, caller: Caller) => {
    const { sessionId, accountId } = member(caller);
    await revokeSession(kit, sessionId);
    const { ip, requestId } = caller;
    await record(kit.db, { at: await kit.now(), kind: 'session.signOut', outcome: 'done', accountId, ip, requestId });
    return null;
  };
  return {
    logIn: (login, caller) => signIn(kit, login, caller),
    prolongSession: (_input, caller) => prolongSession(kit, member(caller).sessionId),
    logOut: end,
    logOutByGet: end,
    logOutByDelete: end,
  };
};

import type { Handlers, Kit } from '../kit';
import { member } from '../session/service';
import { noteFirstLogin } from './service';

/** s4.login.first-login-call. */
export const accountRoutes = (kit: Kit): Handlers<'firstLogin'> => ({
  firstLogin: async (_input, caller) => {
    await noteFirstLogin(kit, member(caller).accountId);
    return null;
  },
});

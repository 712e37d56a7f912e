import type { Handlers, ModuleContext } from '../module-context';
import { member } from '../session/service';
import { noteFirstLogin } from './service';

/** s4.login.first-login-call. */
export const accountRoutes = (ctx: ModuleContext): Handlers<'firstLogin'> => ({
  firstLogin: async (_input, caller) => {
    await noteFirstLogin(ctx, member(caller).accountId);
    return null;
  },
});
